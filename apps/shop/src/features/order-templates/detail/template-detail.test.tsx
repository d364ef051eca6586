import type { Cart } from '@gastroshop/api-contract';
import type { ShopGateway } from '@gastroshop/storefront/shop';
import {
  answeringFetch,
  type FakeAnswer,
  fakeGateway,
  renderShop,
  sentRequests,
  testCart,
  testItem,
  testProduct,
  testTemplate,
  testTemplateItem,
} from '@gastroshop/storefront/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TemplateDetail } from './template-detail';

const template = testTemplate('7', 'Brunch', {
  comment: 'Für 80 Gäste',
  sharedWith: ['az100002'],
  orderTemplateItems: [
    testTemplateItem('1', 2, { position: 0, note: 'oben links' }),
    testTemplateItem('2', 1, {
      position: 1,
      product: testProduct('2', 'Artikel 2', { minSaleQuantity: 5 }),
    }),
    testTemplateItem('3', 4, { position: 2 }),
  ],
  removedProducts: [{ sku: '9', crossTenantProductId: 'X-9', name: 'Sauerrahm' }],
});

const BASE = '/v1/t/AZ/my/order-templates/7';

const backend = (userName = 'az100001', more: Readonly<Record<string, FakeAnswer>> = {}) =>
  answeringFetch((path) => {
    if (path in more) return more[path];
    if (path === `POST ${BASE}`) return template;
    if (path === '/v1/user/getCurrentUser') return { userId: 'u1', username: userName };
    return path.startsWith('PUT ') || path.startsWith('DELETE ') ? template : undefined;
  });

const show = (fetch = backend(), gateway?: ShopGateway) => ({
  ...renderShop(<TemplateDetail orderTemplateId="7" theme="gastrofresh" />, { fetch, gateway }),
  fetch,
});

const bodies = (fetch: ReturnType<typeof backend>, what: string): readonly string[] =>
  sentRequests(fetch).flatMap(({ call, body }) => (call === what ? [body] : []));

describe('the page of a template', () => {
  it('TPL-4: flags what is below its minimum and leaves it out when everything goes into the cart', async () => {
    const user = userEvent.setup();
    const { store } = show();
    expect(await screen.findByText('unter der Mindestmenge 5 Stk')).toBeVisible();
    expect(screen.getByText(/1 Artikel bleibt draußen, wenn alles/)).toBeVisible();
    const all = screen.getByRole('button', { name: '2 Artikel in den Warenkorb' });
    await waitFor(() => {
      expect(all).toBeEnabled();
    });
    await user.click(all);
    expect(store.getState().cartEdits.edits).toMatchObject({ '1': { amount: 2 }, '3': { amount: 4 } });
    expect(store.getState().cartEdits.edits).not.toHaveProperty('2');
    expect(screen.getByRole('button', { name: 'Alles ist im Warenkorb' })).toBeDisabled();
  });

  it('puts nothing into the cart before it is known what is in it, which stays as it is there', async () => {
    const user = userEvent.setup();
    let arrive: (cart: Cart) => void = () => undefined;
    const cart = new Promise<Cart>((resolve) => {
      arrive = resolve;
    });
    const gateway = fakeGateway();
    if (gateway.cart === undefined) throw new Error('The fake gateway has a cart');
    const { store } = show(backend(), { ...gateway, cart: { ...gateway.cart, read: () => cart } });
    expect(await screen.findByRole('button', { name: '2 Artikel in den Warenkorb' })).toBeDisabled();
    arrive(testCart(testItem('1', 7)));
    await user.click(await screen.findByRole('button', { name: '1 Artikel in den Warenkorb' }));
    expect(Object.keys(store.getState().cartEdits.edits)).toEqual(['3']);
  });

  it('lets the owner raise an amount to its minimum with one press', async () => {
    const user = userEvent.setup();
    const { fetch } = show();
    await user.click(await screen.findByRole('button', { name: /auf 5\sStk setzen/ }));
    expect(await screen.findByRole('button', { name: '3 Artikel in den Warenkorb' })).toBeEnabled();
    await expect
      .poll(() => bodies(fetch, `PUT ${BASE}/order-template-item`))
      .toEqual([JSON.stringify({ productSku: '2', amount: 5, unit: 'Stk', position: 1 })]);
  });

  it('TPL-5: lists the articles that are gone', async () => {
    show();
    expect(await screen.findByText('Sauerrahm')).toBeVisible();
    expect(screen.getByText('1 Artikel ist nicht mehr im Sortiment')).toBeVisible();
  });

  it('is put into another order by keyboard alone, and says so', async () => {
    const user = userEvent.setup();
    const { fetch } = show();
    await user.click(await screen.findByRole('button', { name: 'Bearbeiten' }));
    const handle = screen.getByRole('button', { name: 'Artikel 3 verschieben, Platz 3 von 3' });
    handle.focus();
    await user.keyboard('{ArrowUp}');
    expect(await screen.findByText('Artikel 3 steht jetzt auf Platz 2 von 3')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Artikel 3 verschieben, Platz 2 von 3' })).toHaveFocus();
    });
    await user.keyboard('{Home}');
    await waitFor(() => {
      expect(
        within(screen.getByRole('list', { name: 'Artikel der Vorlage' }))
          .getAllByText(/^Artikel \d$/)
          .map(({ textContent }) => textContent),
      ).toEqual(['Artikel 3', 'Artikel 1', 'Artikel 2']);
    });
    await expect.poll(() => bodies(fetch, `PUT ${BASE}/order-template-item`).length).toBeGreaterThan(2);
  });

  it('gives back what was taken off', async () => {
    const user = userEvent.setup();
    const { fetch } = show();
    await user.click(await screen.findByRole('button', { name: 'Bearbeiten' }));
    await user.click(screen.getByRole('button', { name: 'Artikel 1 von der Vorlage nehmen' }));
    const list = within(screen.getByRole('list', { name: 'Artikel der Vorlage' }));
    expect(list.queryByText('Artikel 1')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Artikel 2 verschieben, Platz 1 von 2' })).toBeVisible();
    await expect
      .poll(() => bodies(fetch, `DELETE ${BASE}/order-template-item`))
      .toEqual([JSON.stringify({ productSku: '1' })]);
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(await list.findByText('Artikel 1')).toBeVisible();
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Artikel 1');
  });

  it('TPL-3: is shared by user name; an unknown one is told beside the field', async () => {
    const user = userEvent.setup();
    const unknown = new Response(JSON.stringify({ code: 'user-name-unknown', status: 404 }), {
      status: 404,
      headers: { 'content-type': 'application/problem+json' },
    });
    show(backend('az100001', { [`PUT ${BASE}/shared-with`]: unknown }));
    await user.click(await screen.findByRole('button', { name: 'Teilen' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('az100002')).toBeVisible();
    expect(dialog.getByText(/zwei Buchstaben und sechs Ziffern/)).toBeVisible();
    const share = dialog.getByRole('button', { name: 'Teilen' });
    expect(share).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: 'Benutzername' }), 'koch{Enter}');
    expect(await dialog.findByText('Es gibt keinen Benutzer mit diesem Benutzernamen.')).toBeVisible();
  });

  it('is read and ordered from, not changed, by those it is shared with', async () => {
    show(backend('az100002'));
    expect(await screen.findByText('von az100001 geteilt', { exact: false })).toBeVisible();
    await waitFor(() => {
      expect(screen.getByRole('button', { name: '2 Artikel in den Warenkorb' })).toBeEnabled();
    });
    for (const name of ['Bearbeiten', 'Teilen', 'Name und Kommentar', /löschen/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('ERR-5: tells a call that failed, and shows the template as it is', async () => {
    const user = userEvent.setup();
    show(backend('az100001', { [`PUT ${BASE}/order-template-item`]: 500 }));
    await user.click(await screen.findByRole('button', { name: /auf 5\sStk setzen/ }));
    expect(await screen.findByText(/Ein unerwarteter Fehler/)).toBeVisible();
    expect(await screen.findByText('unter der Mindestmenge 5 Stk')).toBeVisible();
  });

  it('says so where there is no such template', async () => {
    show(answeringFetch(() => undefined));
    expect(await screen.findByText(/Diese Vorlage gibt es nicht/)).toBeVisible();
  });
});
