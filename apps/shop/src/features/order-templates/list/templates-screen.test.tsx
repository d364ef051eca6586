import type { OrderTemplate } from '@gastroshop/api-contract';
import {
  answeringFetch,
  EMPTY_CART,
  fakeGateway,
  renderShop,
  sentRequests,
  testItem,
  testProduct,
  testTemplate,
  testTemplateItem,
} from '@gastroshop/storefront/testing';
import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { OrderTemplatesScreen } from './templates-screen';

const LIST = '/v1/t/AZ/my/order-templates';

const own = testTemplate('1', 'Brunch', {
  comment: 'Für 80 Gäste',
  orderTemplateItems: [testTemplateItem('100', 2, { par: '5', position: 3 })],
  removedProducts: [{ sku: '9', name: 'Sauerrahm' }],
});
const shared = testTemplate('2', 'Apfelstrudel', {
  createdBy: 'az100009',
  sharedWith: ['az100001'],
  lastEditedTime: '2026-11-21T08:00:00Z',
});

const backend = (templates: readonly OrderTemplate[] = [own, shared]) =>
  answeringFetch((path) => {
    if (path === LIST) return templates;
    if (path === `DELETE ${LIST}/1`) return new Response(null, { status: 204 });
    if (path === `POST ${LIST}`) return testTemplate('3', 'Neu');
    return path === '/v1/user/getCurrentUser' ? { userId: 'u1', username: 'AZ100001' } : undefined;
  });

const names = () =>
  screen.getAllByRole('link', { name: /Brunch|Apfelstrudel/ }).map(({ textContent }) => textContent);

const methods = (fetch: ReturnType<typeof backend>): readonly string[] =>
  sentRequests(fetch).map(({ call }) => call);

describe('the overview of the templates', () => {
  it('lists own and shared ones, what was worked on last first, and sorts', async () => {
    const user = userEvent.setup();
    renderShop(<OrderTemplatesScreen />, { fetch: backend() });
    expect(await screen.findByText('nur für mich')).toBeVisible();
    expect(screen.getByText('von az100009 geteilt')).toBeVisible();
    expect(screen.getByText('1 nicht mehr im Sortiment')).toBeVisible();
    expect(names()).toEqual(['Apfelstrudel', 'Brunch']);
    const head = screen.getByRole('columnheader', { name: /Name/ });
    await user.click(within(head).getByRole('button'));
    await user.click(within(head).getByRole('button'));
    expect(names()).toEqual(['Brunch', 'Apfelstrudel']);
  });

  it('TPL-4: orders a template from its row, says what stays out, and leads to the cart', async () => {
    const user = userEvent.setup();
    const whole = testTemplate('1', 'Brunch', {
      orderTemplateItems: [
        testTemplateItem('100', 2, { product: testProduct('100', 'Obers') }),
        testTemplateItem('200', 3, { product: testProduct('200', 'Brot') }),
        testTemplateItem('300', 1, { product: testProduct('300', 'Salz', { status: 'INACTIVE' }) }),
      ],
    });
    const gateway = fakeGateway();
    if (gateway.cart === undefined) throw new Error('The fake gateway has a cart');
    const read = () => Promise.resolve({ ...EMPTY_CART, items: [testItem('200', 1)] });
    const { navigate, store } = renderShop(<OrderTemplatesScreen />, {
      gateway: { ...gateway, cart: { ...gateway.cart, read } },
      fetch: answeringFetch((path) => {
        if (path === LIST) return [whole, shared];
        if (path === `POST ${LIST}/1`) return whole;
        return path === '/v1/user/getCurrentUser' ? { userId: 'u1', username: 'AZ100001' } : undefined;
      }),
    });
    expect(await screen.findByRole('button', { name: 'Apfelstrudel bestellen' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Brunch bestellen' }));
    expect(await screen.findByText('1 Artikel aus „Brunch“ dazugelegt')).toBeVisible();
    expect(screen.getByText('1 bleibt draußen · 1 ist schon im Warenkorb und bleibt so')).toBeVisible();
    expect(navigate).toHaveBeenCalledWith('/checkout');
    expect(Object.values(store.getState().cartEdits.edits)).toMatchObject([{ sku: '100', amount: 2 }]);
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(Object.values(store.getState().cartEdits.edits).filter(({ amount }) => amount > 0)).toEqual([]);
  });

  it('TPL-4: says that a template could not be loaded, and adds nothing', async () => {
    const user = userEvent.setup();
    const { navigate } = renderShop(<OrderTemplatesScreen />, { fetch: backend() });
    await user.click(await screen.findByRole('button', { name: 'Brunch bestellen' }));
    expect(
      await screen.findByText('„Brunch“ konnte nicht geladen werden. Nichts wurde dazugelegt.'),
    ).toBeVisible();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('are found by their name and by a product in them, and lead there by Enter', async () => {
    const user = userEvent.setup();
    const fetch = answeringFetch((path) =>
      path === LIST
        ? [own, shared]
        : path === '/v1/user/getCurrentUser'
          ? { userId: 'u1', username: 'AZ100001' }
          : undefined,
    );
    const gateway = fakeGateway({ products: () => Promise.resolve([testProduct('100', 'Schlagobers')]) });
    renderShop(<OrderTemplatesScreen />, { gateway, fetch });
    const field = await screen.findByRole('searchbox', { name: 'Vorlage oder Artikel darin' });
    await user.type(field, 'strudel');
    expect(names()).toEqual(['Apfelstrudel']);
    await user.clear(field);
    await user.type(field, 'OBERS schlag');
    await expect.poll(names).toEqual(['Brunch']);
    expect(screen.getByText('1 von 2')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('row', { name: 'Brunch' })).toHaveFocus();
    await user.type(field, 'xyz');
    expect(await screen.findByText('Keine Vorlage mit „OBERS schlagxyz“')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Alle zeigen' }));
    expect(names()).toHaveLength(2);
  });

  it('are ordered by B and deleted by Delete where the keyboard is, and not while somebody writes', async () => {
    const user = userEvent.setup();
    renderShop(<OrderTemplatesScreen />, { fetch: backend() });
    await user.type(await screen.findByRole('searchbox'), 'b{Delete}');
    expect(names()).toEqual(['Brunch']);
    await user.clear(screen.getByRole('searchbox'));
    screen.getByRole('row', { name: 'Brunch' }).focus();
    await user.keyboard('b');
    expect(
      await screen.findByText('„Brunch“ konnte nicht geladen werden. Nichts wurde dazugelegt.'),
    ).toBeVisible();
    screen.getByRole('row', { name: 'Brunch' }).focus();
    await user.keyboard('{Delete}');
    await expect.poll(names).toEqual(['Apfelstrudel']);
  });

  it('TPL-1: makes a template once it has a name, and opens it', async () => {
    const user = userEvent.setup();
    const fetch = backend([]);
    const { navigate } = renderShop(<OrderTemplatesScreen />, { fetch });
    await user.click(await screen.findByRole('button', { name: 'Neue Vorlage' }));
    const dialog = within(await screen.findByRole('dialog'));
    const create = dialog.getByRole('button', { name: 'Anlegen' });
    expect(create).toBeDisabled();
    // One types at once.
    await waitFor(() => {
      expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveFocus();
    });
    await user.keyboard('Woche 48');
    await user.click(create);
    await expect.poll(() => navigate.mock.calls).toEqual([['/my/ordertemplates/3']]);
  });

  it('copies a template with everything kept with its lines', async () => {
    const user = userEvent.setup();
    const fetch = backend();
    renderShop(<OrderTemplatesScreen />, { fetch });
    await user.click(await screen.findByRole('button', { name: 'Brunch kopieren' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue('Brunch (Kopie)');
    await user.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect.poll(() => methods(fetch)).toContain(`POST ${LIST}`);
    const sent = sentRequests(fetch).find(({ call }) => call === `POST ${LIST}`)?.body;
    expect(sent).toContain(
      '"orderTemplateItems":[{"productSku":"100","amount":2,"unit":"Stk","position":3,"par":"5"}]',
    );
  });

  it('brings back a deleted template with one press, and asks the backend for nothing', async () => {
    const user = userEvent.setup();
    const fetch = backend();
    renderShop(<OrderTemplatesScreen />, { fetch });
    await user.click(await screen.findByRole('button', { name: 'Vorlage Brunch löschen' }));
    await expect.poll(names).toEqual(['Apfelstrudel']);
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    await expect.poll(names).toEqual(['Apfelstrudel', 'Brunch']);
    expect(methods(fetch).some((method) => method.startsWith('DELETE'))).toBe(false);
  });

  it('tells the backend of a deletion when its message is closed', async () => {
    const user = userEvent.setup();
    const fetch = backend();
    renderShop(<OrderTemplatesScreen />, { fetch });
    await user.click(await screen.findByRole('button', { name: 'Vorlage Brunch löschen' }));
    await user.click(await screen.findByRole('button', { name: 'Meldung schließen' }));
    await expect.poll(() => methods(fetch)).toContain(`DELETE ${LIST}/1`);
    expect(names()).toEqual(['Apfelstrudel']);
  });

  it('tells the backend of a deletion when the page goes', async () => {
    const user = userEvent.setup();
    const fetch = backend();
    renderShop(<OrderTemplatesScreen />, { fetch });
    await user.click(await screen.findByRole('button', { name: 'Vorlage Brunch löschen' }));
    globalThis.dispatchEvent(new Event('pagehide'));
    await expect.poll(() => methods(fetch)).toContain(`DELETE ${LIST}/1`);
  });

  it('says how to begin where there is none, and so where they could not be loaded', async () => {
    const { unmount } = renderShop(<OrderTemplatesScreen />, { fetch: backend([]) });
    expect(await screen.findByText('Noch keine Bestellvorlage')).toBeVisible();
    unmount();
    renderShop(<OrderTemplatesScreen />);
    expect(await screen.findByText('Die Bestellvorlagen konnten nicht geladen werden.')).toBeVisible();
  });
});
