import type { Product } from '@gastroshop/api-contract';
import { answeringFetch, renderShop, testOrder, testProduct } from '@gastroshop/storefront/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { OrderScreen } from './order-screen';

const order = testOrder('4711', {
  userName: 'Katharina',
  deliverySlotDate: '2026-11-26',
  requestedDeliveryDateFrozenProducts: '2026-12-01',
  unloadingArea: 'Küche',
  customerOrderId: '26-1',
  comment: 'Bitte läuten',
  statusHistory: [{ status: 'DELIVERED', at: '2026-11-26T08:00:00Z' }],
  orderItems: [
    {
      productSku: '1',
      name: 'Rindsbackerl',
      amount: 2,
      ratio: 1,
      unitAbbr: 'Stk',
      price: '13.90',
      mostAccurateRowTotal: '28.63',
      deliveredQuantity: '2.06',
      deliveredLots: [{ lot: 'L-442', quantity: '2.06', bestBefore: '2026-12-24' }],
    },
    {
      productSku: '2',
      name: 'Torte',
      amount: 1,
      ratio: 1,
      unitAbbr: 'Stk',
      deliveredQuantity: '0',
      status: 'SHORT',
      differenceReason: 'Beim Lieferanten nicht verfügbar',
      alternativeDeliveryDate: '2026-12-03',
      preOrder: true,
      note: 'für die Hochzeit',
    },
  ],
  freeItems: [{ name: 'Kerzen', amount: '3', unit: 'Pkg' }],
  nonWebshopItems: [{ name: 'Wein vom Hof', amount: '6', unit: 'Fl', gtin: '9001234567890' }],
  supplierNotes: [{ supplierId: 'S7', note: 'Kisten zurück' }],
});

const products = [
  testProduct('1', 'Rindsbackerl', {
    bulkPrices: [{ type: 'LIST', rawValueString: '14.90', minQuantity: 0 }],
    weighed: { pricedBy: 'kg', estimatedQuantityPerStorageUnit: '1' },
  }),
  testProduct('2', 'Torte', { status: 'INACTIVE' }),
];

const backend = () =>
  answeringFetch((path) => {
    if (path.endsWith('/order/4711')) return order;
    return path === 'POST /v1/t/AZ/products/skuBatch' ? products : undefined;
  });

describe('the page of an order', () => {
  it('shows all there is: delivered weights, lots, short deliveries, other days, goods from elsewhere, notes', async () => {
    renderShop(<OrderScreen orderId="4711" theme="gastrofresh" />, { fetch: backend() });
    expect(await screen.findByRole('heading', { level: 1, name: /Bestellung 4711/ })).toBeVisible();
    for (const text of [
      '2,06 kg',
      '€ 13,90 / kg',
      'Charge L-442, MHD 24. Dez. 2026',
      'Beim Lieferanten nicht verfügbar',
      'Fehlmenge',
      'kommt Do, 3. Dez.',
      'Vorbestellung',
      'für die Hochzeit',
      'Dienstag, 1. Dezember 2026',
      'Kerzen',
      'Wein vom Hof',
      'GTIN 9001234567890',
      'Kisten zurück',
      'Bitte läuten',
    ])
      expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows the sum of a line only when it is known whether the scales will speak', async () => {
    let tell: (known: readonly Product[]) => void = () => undefined;
    const answer = new Promise<readonly Product[]>((resolve) => (tell = resolve));
    const [weighed] = order.orderItems;
    const undelivered = { ...weighed, deliveredQuantity: undefined, deliveredLots: undefined };
    const answers = answeringFetch((path) =>
      path.endsWith('/order/4711') ? { ...order, orderItems: [undelivered] } : undefined,
    );
    renderShop(<OrderScreen orderId="4711" theme="gastrofresh" />, {
      fetch: async (input, init) => {
        const address = input instanceof Request ? input.url : String(input);
        return address.includes('/products/skuBatch') ? Response.json(await answer) : answers(input, init);
      },
    });
    const line = (await screen.findByText('Rindsbackerl')).closest('li');
    expect(line).not.toHaveTextContent('€');
    tell(products);
    await waitFor(() => {
      expect(line).toHaveTextContent(/€ 13,90 \/ kg.*ca\. € 28,63/);
    });
  });

  it('tells what has changed before anything is ordered again, and then adds it', async () => {
    const user = userEvent.setup();
    const { store } = renderShop(<OrderScreen orderId="4711" theme="gastrofresh" />, { fetch: backend() });
    await user.click(await screen.findByRole('button', { name: 'Nochmals bestellen' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Preis € 13,90 → € 14,90')).toBeVisible();
    expect(dialog.getByText('derzeit nicht lieferbar')).toBeVisible();
    expect(dialog.getByText(/2 Positionen sind keine Artikel des Shops/)).toBeVisible();
    expect(store.getState().cartEdits.edits).toEqual({});
    await user.click(dialog.getByRole('button', { name: '1 Artikel in den Warenkorb' }));
    expect(store.getState().cartEdits.edits).toMatchObject({ '1': { amount: 2, unit: 'Stk' } });
    expect(Object.keys(store.getState().cartEdits.edits)).toEqual(['1']);
  });

  it('orders chosen lines again', async () => {
    const user = userEvent.setup();
    renderShop(<OrderScreen orderId="4711" theme="gastrofresh" />, { fetch: backend() });
    await user.click(await screen.findByRole('checkbox', { name: 'Torte auswählen' }));
    await user.click(screen.getByRole('button', { name: '1 gewählte nochmals bestellen' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Torte')).toBeVisible();
    expect(dialog.queryByText('Rindsbackerl')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Kein Artikel gewählt' })).toBeDisabled();
  });

  it('ORD-11: says that orders are not changed in the shop, and leads nowhere', async () => {
    const fetch = answeringFetch((path) =>
      path.endsWith('/order/4711')
        ? { ...order, orderEditing: 'NONE', statusHistory: [{ status: 'RECEIVED', at: order.creationTime }] }
        : undefined,
    );
    renderShop(<OrderScreen orderId="4711" theme="gastrofresh" />, { fetch });
    expect(
      await screen.findByText('Ihre Bestellungen werden nicht im Shop geändert. Bitte rufen Sie uns an.'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Bestellung ändern' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Stornieren …' })).toBeNull();
  });

  it('ERR-6: says that the order could not be loaded, and leads back to the list', async () => {
    renderShop(<OrderScreen orderId="1" theme="gastrofresh" />);
    const title = 'Die Bestellung konnte nicht geladen werden.';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bestellungen' })).toHaveAttribute('href', '/my/orders');
  });
});
