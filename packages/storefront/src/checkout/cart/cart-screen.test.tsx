import type { Cart } from '@gastroshop/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { answeringFetch } from '../../testing/answering-fetch';
import { fakeGateway } from '../../testing/fake-gateway';
import { renderShop } from '../../testing/render-shop';
import { testCart, testItem, testProduct } from '@gastroshop/cart/testing';
import { testCustomer } from '../../testing/test-customer';
import { EMPTY_FORM } from '../form/checkout-form';
import { CartScreen } from './cart-screen';
import { CartWays } from './cart-ways';

const milk = { id: 'm', name: 'Molkerei', sortKey: 1 };
const meat = { id: 'f', name: 'Fleisch', sortKey: 2 };
const fresh = { id: '1', name: 'Frische', sortKey: 1 };
const beef = { id: '111', parentId: '11', name: 'Rind', sortKey: 1 };
const inMeat = { ...beef, ancestors: [fresh, { id: '11', name: 'Fleisch & Geflügel', sortKey: 1 }] };
const inMilk = { id: '14', parentId: '1', name: 'Molkerei & Eier', sortKey: 2, ancestors: [fresh] };

const cart: Cart = {
  ...testCart(
    { ...testItem('200100', 3), product: testProduct('200100', 'Rindschnitzel', { resolvedCategory: meat }) },
    { ...testItem('100100', 2), product: testProduct('100100', 'Vollmilch', { resolvedCategory: milk }) },
  ),
  version: 4,
};

const show = (shown: Cart, flags = {}) => {
  const gateway = fakeGateway();
  const { cart: calls } = gateway;
  if (calls === undefined) throw new Error('The fake gateway has a cart');
  return renderShop(<CartScreen form={EMPTY_FORM} change={() => undefined} theme="gastrofresh" />, {
    gateway: { ...gateway, cart: { ...calls, read: () => Promise.resolve(shown) } },
    flags,
    fetch: answeringFetch((path) => (path.includes('/effective-customers/') ? testCustomer() : undefined)),
  });
};

describe('CartScreen', () => {
  it('groups the lines under heads of at least three, with their sums, and the rest last', async () => {
    show(
      testCart(
        { ...testItem('9', 1), category: { id: '4', name: 'Getränke' } },
        ...['1', '2', '3'].map((sku) => ({ ...testItem(sku, 2), category: inMilk })),
        ...['4', '5', '6'].map((sku) => ({ ...testItem(sku, 1), category: inMeat })),
      ),
    );
    const groups = await screen.findAllByRole('region', { name: /^(?:Molkerei|Fleisch|Weiteres|Frische)/ });
    expect(groups.map((group) => within(group).getByRole('heading').textContent)).toEqual([
      'Fleisch & Geflügel',
      'Molkerei & Eier',
      'Weiteres',
    ]);
    expect(groups.map((group) => within(group).getAllByRole('listitem').length)).toEqual([3, 3, 1]);
    expect(groups[1]).toHaveTextContent('€ 26,94');
  });

  it('finds lines by what they are called, leads to the first by Enter, and shows all again by Escape', async () => {
    const user = userEvent.setup();
    show(cart);
    const field = await screen.findByRole('searchbox', { name: 'Im Warenkorb finden' });
    await user.keyboard('/');
    expect(field).toHaveFocus();
    await user.type(field, 'vollm');
    expect(field).toHaveAccessibleDescription('1 von 2');
    expect(screen.queryByRole('link', { name: /Rindschnitzel/ })).toBeNull();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: /Vollmilch/ })).toHaveFocus();
    await user.click(field);
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
    expect(screen.getByRole('link', { name: /Rindschnitzel/ })).toBeVisible();
  });

  it('says that nothing was found, and shows all again', async () => {
    const user = userEvent.setup();
    show(cart);
    await user.type(await screen.findByRole('searchbox', { name: 'Im Warenkorb finden' }), 'xyz');
    expect(await screen.findByText('Keine Position passt zu „xyz“.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Alle zeigen' }));
    expect(screen.getByRole('link', { name: /Rindschnitzel/ })).toBeVisible();
  });

  it('needs no head where nothing has three lines', async () => {
    show(cart);
    const lines = await screen.findByRole('region', { name: 'Positionen' });
    expect(within(lines).queryByRole('heading')).toBeNull();
    expect(await screen.findAllByText('€ 22,45')).not.toHaveLength(0);
    // Once in the panel, once in the bar of a phone.
    expect(await screen.findAllByText('€ 24,70')).toHaveLength(2);
  });

  it('says in the bar of a phone what its sum is', async () => {
    show(cart);
    const kind = await screen.findByText('brutto');
    await waitFor(() => {
      expect(kind.parentElement).toHaveTextContent(/^Gesamt brutto: € 24,70 brutto$/);
    });
    expect(kind).toHaveAttribute('aria-hidden', 'true');
  });

  it('PRI-9: shows positions and no sum to who may not see prices', async () => {
    show(cart, { displayPriceInformation: false });
    expect(await screen.findAllByText('2 Positionen')).not.toHaveLength(0);
    expect(document.body.textContent).not.toContain('€');
  });

  it('CRT-2: changes a line in place and shows at once what it comes to', async () => {
    const user = userEvent.setup();
    const { store } = show(cart);
    const field = await screen.findByRole('textbox', { name: /Vollmilch/ });
    await user.clear(field);
    await user.type(field, '4{Enter}');
    expect(await screen.findAllByText('€ 17,96')).not.toHaveLength(0);
    expect(store.getState().cartEdits.edits['100100']).toMatchObject({ amount: 4, unit: 'Stk' });
  });

  it('keeps a line that was taken out in its place, to be brought back with one tap', async () => {
    const user = userEvent.setup();
    const { store } = show(cart);
    await user.click(await screen.findByRole('button', { name: 'Vollmilch entfernen' }));
    expect(store.getState().cartEdits.edits['100100']?.amount).toBe(0);
    await user.click(await screen.findByRole('button', { name: 'Vollmilch zurückholen' }));
    expect(store.getState().cartEdits.edits['100100']).toMatchObject({ amount: 2, unit: 'Stk' });
  });

  it('CRT-2: keeps note and own number of a line, whatever its amount is by then', async () => {
    const user = userEvent.setup();
    const [, milkLine] = cart.items;
    if (milkLine === undefined) throw new Error('There is no milk');
    const { store } = show(testCart({ ...milkLine, note: 'reif', costCentre: 'Küche', version: 3 }));
    expect(await screen.findByText('reif · Kostenstelle Küche')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Notiz und eigene Nummer zu Vollmilch' }));
    const dialog = await screen.findByRole('dialog', { name: 'Vollmilch' });
    await user.clear(within(dialog).getByRole('textbox', { name: /Notiz/ }));
    await user.type(within(dialog).getByRole('textbox', { name: 'Eigene Artikelnummer' }), 'M-7{Enter}');
    expect(store.getState().cartEdits.edits['100100']).toMatchObject({
      remarks: { note: '', customerArticleNumber: 'M-7' },
      onlyRemarks: true,
      seenVersion: 3,
    });
    expect(await screen.findByText('Ihre Nr. M-7 · Kostenstelle Küche')).toBeVisible();

    // An amount typed before that is sent takes it along, and is one itself.
    const field = screen.getByRole('textbox', { name: /Vollmilch/ });
    await user.clear(field);
    await user.type(field, '4{Enter}');
    const edit = store.getState().cartEdits.edits['100100'];
    expect(edit).toMatchObject({ amount: 4, remarks: { note: '', customerArticleNumber: 'M-7' } });
    expect(edit?.onlyRemarks).toBeUndefined();
  });

  it('QTY-2: offers to raise an amount below the minimum, and does not go on before', async () => {
    const user = userEvent.setup();
    const { store } = show(
      testCart({
        ...testItem('1', 1, 'Ktn'),
        product: testProduct('1', 'Kaffee', { minSaleQuantity: 10 }),
      }),
    );
    expect(await screen.findByText('1 Zeile kann so nicht bestellt werden.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Weiter zur Lieferung' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'auf 2 setzen' }));
    await waitFor(() => {
      expect(store.getState().cartEdits.edits['1']).toMatchObject({ amount: 2, unit: 'Ktn' });
    });
  });

  it('leads a phone to the line that cannot be ordered, and there to what mends it', async () => {
    const user = userEvent.setup();
    show(
      testCart(testItem('2', 3), {
        ...testItem('1', 1, 'Ktn'),
        product: testProduct('1', 'Kaffee', { minSaleQuantity: 10 }),
      }),
    );
    await user.click(await screen.findByRole('button', { name: '1 Zeile klären' }));
    expect(screen.getByRole('button', { name: 'auf 2 setzen' })).toHaveFocus();
  });

  it('offers to take out what is not to be had', async () => {
    const user = userEvent.setup();
    const { store } = show(
      testCart({ ...testItem('1', 1), product: testProduct('1', 'Kaffee', { status: 'INACTIVE' }) }),
    );
    expect(await screen.findByText('derzeit nicht bestellbar')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'entfernen' }));
    expect(store.getState().cartEdits.edits['1']?.amount).toBe(0);
  });

  it('takes out several that are not to be had with one tap', async () => {
    const user = userEvent.setup();
    const gone = (sku: string) => ({
      ...testItem(sku, 1),
      product: testProduct(sku, sku, { status: 'INACTIVE' }),
    });
    const { store } = show(testCart(gone('1'), gone('2'), testItem('3', 1)));
    await user.click(await screen.findByRole('button', { name: '2 nicht Bestellbare entfernen' }));
    expect(Object.values(store.getState().cartEdits.edits).map(({ sku, amount }) => [sku, amount])).toEqual([
      ['1', 0],
      ['2', 0],
    ]);
    expect(screen.getByRole('link', { name: 'Weiter zur Lieferung' })).toBeVisible();
  });

  it('says how to start where the cart is empty', async () => {
    show(testCart());
    expect(await screen.findByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible();
    expect(screen.getByText('leer')).toBeVisible();
    const panel = screen.getByRole('region', { name: 'Summe' });
    expect(panel).toHaveTextContent('Noch nichts im Warenkorb.');
    expect(within(panel).getByRole('link', { name: 'Zum Sortiment' })).toHaveAttribute('href', '/search');
  });

  it('CRT-6: names the ways of the shop beside a cart that is empty, to open where they lead or to follow here', async () => {
    const user = userEvent.setup();
    const follow = vi.fn();
    const gateway = fakeGateway();
    renderShop(
      <CartScreen
        form={EMPTY_FORM}
        change={() => undefined}
        theme="gastrofresh"
        ways={<CartWays ways={[{ href: '#again', label: 'Noch einmal', onFollow: follow }]} />}
      />,
      { gateway },
    );
    const panel = await screen.findByRole('region', { name: 'Summe' });
    const way = within(panel).getByRole('link', { name: 'Noch einmal' });
    expect(way).toHaveAttribute('href', '#again');
    await user.click(way);
    expect(follow).toHaveBeenCalledOnce();
    await user.keyboard('{Control>}');
    await user.click(way);
    await user.keyboard('{/Control}');
    expect(follow).toHaveBeenCalledOnce();
    expect(screen.queryByRole('link', { name: 'Zum Sortiment' })).toBeNull();
  });

  it('says beside its name how much is in it', async () => {
    show(cart);
    await waitFor(() => {
      const title = screen.getByRole('heading', { level: 1, name: 'Warenkorb' });
      expect(title.nextSibling).toHaveTextContent('2 Positionen');
    });
  });

  it('CRT-6: empties the cart without a question, and brings all of it back with amounts and notes', async () => {
    const user = userEvent.setup();
    const gateway = fakeGateway();
    const { cart: calls } = gateway;
    if (calls === undefined) throw new Error('The fake gateway has a cart');
    let kept: Cart = cart;
    const emptied: Cart = {
      ...testCart(),
      deletedItems: cart.items.map(({ sku, amount, unitAbbreviation }) => ({
        sku,
        unitAbbr: unitAbbreviation,
        deletedAt: '2026-11-25T08:00:00Z',
        deletedBy: 'u1',
        content: { amount, unitAbbreviation, note: `für ${sku}` },
        version: 5,
        withCart: true,
      })),
    };
    const clear = vi.fn(() => Promise.resolve((kept = emptied)));
    const put = vi.fn<typeof calls.put>(() => Promise.resolve((kept = cart)));
    renderShop(<CartScreen form={EMPTY_FORM} change={() => undefined} theme="gastrofresh" />, {
      gateway: {
        ...gateway,
        products: (skus) =>
          Promise.resolve(cart.items.filter(({ sku }) => skus.includes(sku)).map(({ product }) => product)),
        cart: { ...calls, read: () => Promise.resolve(kept), clear, put },
      },
      sends: true,
    });
    await user.click(await screen.findByRole('button', { name: 'Warenkorb leeren' }));
    const notice = await screen.findByRole('region', { name: 'Warenkorb geleert' });
    expect(within(notice).getByRole('status')).toHaveTextContent(
      '2 Positionen, € 22,45 netto. Alles lässt sich bis morgen 09:00 zurückholen, auch von Ihren Kollegen.',
    );
    expect(within(notice).getByRole('button', { name: /Alle 2 zurückholen/ })).toHaveFocus();
    const removed = screen.getByRole('region', { name: 'Zuletzt entfernt' });
    expect(
      within(removed)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/Rindschnitzel.*3.Stk/), expect.stringMatching(/Vollmilch.*2.Stk/)]);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => {
      expect(put).toHaveBeenCalledOnce();
    });
    expect(put).toHaveBeenCalledWith([
      expect.objectContaining({ sku: '200100', amount: 3, note: 'für 200100', seenVersion: 5 }),
      expect.objectContaining({ sku: '100100', amount: 2, note: 'für 100100', seenVersion: 5 }),
    ]);
    expect(await screen.findByRole('region', { name: 'Positionen' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Warenkorb geleert' })).toBeNull();
  });

  it('CRT-6: says who emptied it, and brings it back beside what was put in since', async () => {
    const user = userEvent.setup();
    const put = vi.fn(() => Promise.resolve(cart));
    const gateway = fakeGateway();
    const { cart: calls } = gateway;
    if (calls === undefined) throw new Error('The fake gateway has a cart');
    const shown: Cart = {
      ...testCart(testItem('100100', 9)),
      deletedItems: ['100100', '200100'].map((sku) => ({
        sku,
        unitAbbr: 'Stk',
        deletedAt: '2026-11-24T12:00:00Z',
        deletedBy: 'u2',
        content: { amount: 1, unitAbbreviation: 'Stk' },
        version: 2,
        withCart: true,
      })),
    };
    renderShop(<CartScreen form={EMPTY_FORM} change={() => undefined} theme="gastrofresh" />, {
      gateway: { ...gateway, cart: { ...calls, read: () => Promise.resolve(shown), put } },
      sends: true,
    });
    const notice = await screen.findByRole('region', { name: 'Warenkorb geleert von: Kollege' });
    expect(notice).toHaveTextContent('bis heute 13:00');
    await user.click(within(notice).getByRole('button', { name: /Zurückholen und zusammenlegen/ }));
    // What was typed since counts more than what stood there before.
    await waitFor(() => {
      expect(put).toHaveBeenCalledWith([expect.objectContaining({ sku: '200100', amount: 1 })]);
    });
  });

  it('keeps what was typed and is still to be answered while its row is filtered away', async () => {
    const user = userEvent.setup();
    show(cart);
    const amount = () => screen.getByRole('textbox', { name: /Rindschnitzel/ });
    await screen.findByRole('textbox', { name: /Rindschnitzel/ });
    await user.clear(amount());
    await user.type(amount(), '2,5');
    const find = screen.getByRole('searchbox', { name: 'Im Warenkorb finden' });
    await user.type(find, 'vollmilch');
    expect(screen.queryByRole('textbox', { name: /Rindschnitzel/ })).toBeNull();
    await user.clear(find);
    expect(amount()).toHaveValue('2,5');
  });
});
