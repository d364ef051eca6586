import type { CartEvent, Order, OrderSubmission } from '@gastroshop/api-contract';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BrowserStorage, CartGateway } from '../../shop';
import { answeringFetch, type FakeAnswer } from '../../testing/answering-fetch';
import { fakeGateway } from '../../testing/fake-gateway';
import { memoryStorage } from '../../testing/memory-storage';
import { problemError, testCart, testItem, testProduct } from '@gastroshop/cart/testing';
import { renderShop } from '../../testing/render-shop';
import { testCustomer } from '../../testing/test-customer';
import { testOrder } from '../../testing/test-order';
import { useCheckoutForm } from '../form/use-checkout-form';
import { useSubmission } from '../submission/use-submission';
import { DeliveryScreen } from './delivery-screen';

const Step = ({ storage }: { readonly storage: BrowserStorage }): ReactNode => {
  const { form, change } = useCheckoutForm(storage);
  const submission = useSubmission(storage);
  return submission.state.phase === 'ordered' ? (
    <p>ordered {submission.state.order.number}</p>
  ) : (
    <DeliveryScreen form={form} change={change} submission={submission} />
  );
};

const customer = testCustomer({
  deliverySlots: [
    { id: 'A', day: 4, time: '06:00', lastOrderDay: 3, lastOrderTime: '16:00' },
    { id: 'B', day: 1, time: '06:00', lastOrderDay: 5, lastOrderTime: '12:00' },
  ],
  alternativeTourDeliverySlots: [{ id: 'F', day: 2, time: '06:00', lastOrderDay: 1, lastOrderTime: '16:00' }],
  deliveryAddresses: [
    {
      externalId: 'A1',
      street: 'Dorfplatz 1',
      postCode: '5700',
      city: 'Zell',
      unloadingAreas: ['Küche', 'Hof'],
    },
    { externalId: 'A2', street: 'Seegasse 2', postCode: '5700', city: 'Zell' },
  ],
  deliveryExceptions: [{ date: '2026-12-03', closed: true }],
});

const cart = {
  ...testCart(
    { ...testItem('1', 2), product: testProduct('1', 'Vollmilch', { attributes: [{ key: 'Gekuehlt' }] }) },
    {
      ...testItem('2', 1),
      product: testProduct('2', 'TK Erbsen', { attributes: [{ key: 'Tiefgekuehlt' }] }),
    },
  ),
  version: 7,
};

const show = (
  submit: (submission: OrderSubmission, key: string) => Promise<Order>,
  storage: BrowserStorage = memoryStorage(),
  now?: () => number,
  calls: Partial<CartGateway> = {},
  orders: readonly Order[] = [],
  customers: readonly object[] = [],
  preview: FakeAnswer = 404,
) => {
  const gateway = fakeGateway();
  const { cart: fake } = gateway;
  if (fake === undefined) throw new Error('The fake gateway has a cart');
  return renderShop(<Step storage={storage} />, {
    now,
    gateway: { ...gateway, cart: { ...fake, read: () => Promise.resolve(cart), submit, ...calls } },
    fetch: answeringFetch((path) => {
      if (path.endsWith('/orders')) return { orders };
      if (path.startsWith('POST ') && path.endsWith('/changes/preview')) return preview;
      if (path === '/v1/user/customers') return customers;
      if (path.includes('/effective-customers/')) return customer;
      return path.endsWith('/user/confirmation-emails') ? ['own@hirsch.at'] : undefined;
    }),
  });
};

const orderButton = () => screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' });
const taken = () =>
  vi.fn<(submission: OrderSubmission, key: string) => Promise<Order>>(() =>
    Promise.resolve(testOrder('4711')),
  );

afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

describe('DeliveryScreen', () => {
  it('CHK-3: sends a day for fresh and one for frozen goods, and what was on the screen', async () => {
    const user = userEvent.setup();
    const submit = taken();
    const { track } = show(submit);
    await user.type(await screen.findByRole('textbox', { name: /Eigene Bestellnummer/ }), 'KW48');
    await user.dblClick(await orderButton());
    expect(await screen.findByText('ordered 4711')).toBeVisible();
    expect(submit).toHaveBeenCalledOnce();
    expect(track).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'checkout', category: 'order', orderId: '4711' }),
    );
    expect(submit.mock.calls[0]?.[0]).toEqual({
      requestedDeliveryDay: '2026-11-26',
      requestedDeliveryDayFreshProducts: '2026-11-26',
      requestedDeliveryDayFrozenProducts: '2026-12-01',
      deliveryAddressExternalId: 'A1',
      unloadingArea: 'Küche',
      customerOrderId: 'KW48',
      seen: {
        cartVersion: 7,
        lines: [
          { sku: '1', unitAbbreviation: 'Stk', amount: 2, rowTotalString: '8.98', day: '2026-11-26' },
          { sku: '2', unitAbbreviation: 'Stk', amount: 1, rowTotalString: '4.49', day: '2026-12-01' },
        ],
        netString: '13.47',
      },
    });
  });

  it('names the customer on the button where one orders for several', async () => {
    const user = userEvent.setup();
    const submit = taken();
    const customers = ['48213', '48304'].map((customerId) => ({
      customerId,
      displayName: `Kunde ${customerId}`,
      customerAddress: null,
    }));
    show(submit, memoryStorage(), undefined, {}, [], customers);
    await user.click(await screen.findByRole('button', { name: `Für ${customer.displayName} bestellen` }));
    expect(screen.queryByRole('button', { name: 'Zahlungspflichtig bestellen' })).not.toBeInTheDocument();
    expect(await screen.findByText('ordered 4711')).toBeVisible();
    expect(submit).toHaveBeenCalledOnce();
  });

  it('names the customer on the button of a phone too, which then has a row of its own', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('max-width: 960.98px') }),
    );
    const customers = ['48213', '48304'].map((customerId) => ({ customerId, displayName: customerId }));
    show(taken(), memoryStorage(), undefined, {}, [], customers);
    // Below the sums, and in the bar within reach of the thumb.
    expect(
      await screen.findAllByRole('button', { name: `Für ${customer.displayName} bestellen` }),
    ).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Bestellen' })).not.toBeInTheDocument();
    expect(screen.getByText(/2 Positionen · zahlungspflichtig/)).toBeVisible();
  });

  it('CRT-5: tells what a colleague changes meanwhile, and of a clash what counts and what does not', async () => {
    const user = userEvent.setup();
    const line = { eventType: 'ITEM_CHANGED', timestamp: '2026-11-25T10:00:00Z', cartVersion: 8 } as const;
    const [kept, dropped] = [3, 5].map((amount) => ({ amount, unitAbbreviation: 'Stk' }));
    const events: readonly CartEvent[] = [
      { ...line, userId: 'u2', customerId: '48213', sku: '1', amount: 7, unitAbbreviation: 'Stk' },
      {
        ...line,
        userId: 'u2',
        customerId: '48213',
        sku: '2',
        amount: 3,
        unitAbbreviation: 'Stk',
        conflict: { sku: '2', kept, dropped },
      },
    ];
    const { store } = show(taken(), memoryStorage(), undefined, {
      watch: async function* (lastEventId, options) {
        await orderButton();
        if (lastEventId === undefined)
          yield* events.map((event, index) => ({ id: String(index), event: 'cart', data: event }));
        await new Promise((resolve) => {
          options?.signal?.addEventListener('abort', resolve);
        });
      },
    });
    const news = await screen.findByText(/Inzwischen hat jemand anderer geändert/);
    expect(news).toHaveTextContent('Vollmilch');
    expect(news).toHaveTextContent(/2 → 7 Stk/);
    expect(news).toHaveTextContent('Gleichzeitig geändert: es gilt 3 Stk');
    await user.click(screen.getByRole('button', { name: /^5\sStk nehmen$/ }));
    expect(store.getState().cartEdits.edits).toMatchObject({ '2': { amount: 5, unit: 'Stk' } });
    expect(news).not.toHaveTextContent('Gleichzeitig');
  });

  it('QTY-6: asks once about amounts far above the usual, and keeps no order back for it', async () => {
    localStorage.clear();
    const user = userEvent.setup();
    const submit = taken();
    const usualAmount = { of: 'CUSTOMER', smallest: 1, largest: 4 } as const;
    const items = ['Käse', 'Butter'].map((name, at) => ({
      ...testItem(String(at + 1), 125),
      product: testProduct(String(at + 1), name, { usualAmount }),
    }));
    const read = () => Promise.resolve({ ...testCart(...items), version: 7 });
    const { store } = show(submit, memoryStorage(), undefined, { read });
    const asked = () => screen.queryAllByText('gewöhnlich 1–4 Stk');
    expect(await screen.findByText('Ungewöhnliche Mengen, bitte kurz prüfen:')).toBeVisible();
    expect(asked()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Ja, 125, Käse' }));
    expect(asked()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^4\sStk, Butter$/ }));
    await waitFor(() => {
      expect(asked()).toHaveLength(0);
    });
    expect(store.getState().cartEdits.edits['2']).toMatchObject({ amount: 4 });
    expect(store.getState().cartEdits.edits['1']).toBeUndefined();
    expect(await orderButton()).toBeEnabled();
  });

  it('CHK-1: takes valid addresses only, and does not order while another stands in the field', async () => {
    const user = userEvent.setup();
    const submit = taken();
    show(submit);
    expect(await screen.findByText('own@hirsch.at')).toBeVisible();
    const field = screen.getByRole('textbox', { name: /Bestätigung an/ });
    await user.type(field, 'kueche@hirsch');
    await user.click(await orderButton());
    expect(await screen.findByText('Bitte prüfen Sie die E-Mail-Adresse.')).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
    await user.type(field, '.at{Enter}');
    expect(await screen.findByText('kueche@hirsch.at')).toBeVisible();
    await user.click(await orderButton());
    expect(await screen.findByText('ordered 4711')).toBeVisible();
    expect(submit.mock.calls[0]?.[0].confirmationMailAdresses).toEqual(['kueche@hirsch.at']);
  });

  it('orders nothing without a network, and nothing by itself when it is back', async () => {
    const user = userEvent.setup();
    const submit = taken();
    show(submit);
    const button = await orderButton();
    act(() => {
      onlineManager.setOnline(false);
    });
    await user.click(button);
    expect(await screen.findByText(/Ohne Verbindung kann nicht bestellt werden/)).toBeVisible();
    act(() => {
      onlineManager.setOnline(true);
    });
    expect(screen.queryByText(/Ohne Verbindung/)).not.toBeInTheDocument();
    expect(submit).not.toHaveBeenCalled();
    await user.click(await orderButton());
    expect(await screen.findByText('ordered 4711')).toBeVisible();
    expect(submit).toHaveBeenCalledOnce();
  });

  it('names the days on which nothing comes', async () => {
    show(taken());
    expect(await screen.findByText(/3\. Dezember keine Zustellung/)).toBeVisible();
  });

  it('finds what was typed after a reload', async () => {
    const user = userEvent.setup();
    const storage = memoryStorage();
    const first = show(taken(), storage);
    await user.type(await screen.findByRole('textbox', { name: /Hinweis/ }), 'Schlüssel an der Rezeption');
    first.unmount();
    show(taken(), storage);
    expect(await screen.findByRole('textbox', { name: /Hinweis/ })).toHaveValue('Schlüssel an der Rezeption');
  });

  it('shows differences line by line and orders when they are confirmed', async () => {
    const user = userEvent.setup();
    const submit = taken().mockRejectedValueOnce(
      problemError(409, {
        code: 'order-differences',
        confirmationToken: 'token',
        differences: [{ sku: '1', field: 'rowTotal', before: '8.98', after: '9.98' }],
      }),
    );
    show(submit);
    await user.click(await orderButton());
    const row = await screen.findByRole('row', { name: /Vollmilch/ });
    expect(row).toHaveTextContent('€ 8,98');
    expect(row).toHaveTextContent('€ 9,98');
    await user.click(screen.getByRole('button', { name: 'Einverstanden, so bestellen' }));
    expect(await screen.findByText('ordered 4711')).toBeVisible();
    expect(submit.mock.calls[1]?.[0].confirmationToken).toBe('token');
    expect(submit.mock.calls[1]?.[1]).toBe(submit.mock.calls[0]?.[1]);
  });

  it('orders for the day on the screen, also where its deadline has passed meanwhile', async () => {
    const user = userEvent.setup();
    const submit = taken();
    let present = Date.parse('2026-11-25T15:59:50+01:00');
    show(submit, memoryStorage(), () => present);
    const button = await orderButton();
    present = Date.parse('2026-11-25T16:00:10+01:00');
    await user.click(button);
    expect(await screen.findByText('ordered 4711')).toBeVisible();
    expect(submit.mock.calls[0]?.[0]).toMatchObject({ requestedDeliveryDay: '2026-11-26' });
  });

  it('orders for the next possible day with one tap when the deadline has passed', async () => {
    const user = userEvent.setup();
    const submit = taken().mockRejectedValueOnce(
      problemError(409, {
        code: 'deadline-passed',
        field: 'requestedDeliveryDayFreshProducts',
        nextPossibleDay: '2026-11-30',
      }),
    );
    show(submit);
    await user.click(await orderButton());
    await user.click(await screen.findByRole('button', { name: 'Für Montag, 30. November bestellen' }));
    expect(await screen.findByText('ordered 4711')).toBeVisible();
    expect(submit.mock.calls[1]?.[0]).toMatchObject({
      requestedDeliveryDayFreshProducts: '2026-11-30',
      requestedDeliveryDayFrozenProducts: '2026-12-01',
    });
  });

  it.each([
    [{ code: 'articles-not-available', skus: ['2'] }, 'TK Erbsen'],
    [{ code: 'cart-empty' }, 'Der Warenkorb ist leer'],
    [
      { code: 'cart-already-ordered', order: { id: '9', number: '99', userName: 'Maria Leitner' } },
      /Bestellung 99 von Maria Leitner/,
    ],
    [
      { code: 'delivery-day-not-possible', field: 'requestedDeliveryDay' },
      'An diesem Tag kann nicht geliefert werden',
    ],
    [{ code: 'delivery-day-not-possible' }, 'Für diese Lieferung fehlt noch etwas'],
    [{ code: 'customer-forbidden' }, 'Sie dürfen für diesen Kunden nicht bestellen'],
  ])('understands %j', async (problem, text) => {
    const user = userEvent.setup();
    show(taken().mockRejectedValueOnce(problemError(409, problem)));
    await user.click(await orderButton());
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('CRT-4: names article and smallest amount where one is too small', async () => {
    const user = userEvent.setup();
    show(
      taken().mockRejectedValueOnce(
        problemError(422, { code: 'amount-too-small', sku: '1', smallestAmount: 6 }),
      ),
    );
    await user.click(await orderButton());
    expect(await screen.findByText(/^Ungültige Menge für Artikel 1 Vollmilch, Mindestmenge 6/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Auf 6\sStk setzen$/ })).toBeEnabled();
  });

  it('says that it is being checked, not that it failed, while the network is gone', async () => {
    const user = userEvent.setup();
    show(() => Promise.reject(new TypeError('gone')));
    await user.click(await orderButton());
    expect(await screen.findByText('Ihre Bestellung wird geprüft.')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Zahlungspflichtig bestellen' })).not.toBeInTheDocument();
    });
  });

  it('ORD-6: adds to the open order of the same days and address, or orders on its own where that is wanted', async () => {
    const user = userEvent.setup();
    const openOrder = testOrder('4000012', {
      deliverySlotDate: '2026-11-26',
      requestedDeliveryDateFreshProducts: '2026-11-26',
      requestedDeliveryDateFrozenProducts: '2026-12-01',
      deliveryAddress: { externalId: 'A1' },
      editableUntil: '2999-11-25T15:00:00.000Z',
      statusHistory: [{ status: 'RECEIVED', at: '2026-11-25T08:00:00Z' }],
    });
    const submit = taken();
    const totals = {
      net: '500.00',
      discountEarned: '0.00',
      bonus: '0.00',
      fees: '0.00',
      deposit: { SINGLE_USE: '0.00', MULTI_USE: '0.00' },
      estimated: true,
      linesOnRequest: 0,
      gross: '550.00',
    };
    show(submit, memoryStorage(), undefined, {}, [openOrder], [], { ...openOrder, totals });
    const join = { name: 'Zu Bestellung 4000012 dazunehmen' };
    expect(await screen.findByRole('radio', { name: /Zu Bestellung 4000012 dazunehmen/ })).toBeChecked();
    expect(await screen.findByText(/selbe Adresse · zusammen ca\. €\s550,00 brutto/)).toBeVisible();
    expect(screen.getByText(/Neue Summe brutto/)).toHaveTextContent(/ca\. €\s550,00/);
    await user.click(screen.getByRole('radio', { name: /Eigene Bestellung/ }));
    expect(await orderButton()).toBeEnabled();
    expect(screen.queryByText(/Neue Summe brutto/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /Zu Bestellung 4000012 dazunehmen/ }));
    await user.click(screen.getByRole('button', join));
    expect(await screen.findByText('ordered 4711')).toBeVisible();
    expect(submit.mock.calls[0]?.[0]).toMatchObject({ addToOrderId: '4000012' });
  });

  it('ORD-6: says that an open order takes the lines no more, and orders on its own', async () => {
    const user = userEvent.setup();
    const openOrder = testOrder('4000012', {
      deliverySlotDate: '2026-11-26',
      requestedDeliveryDateFreshProducts: '2026-11-26',
      requestedDeliveryDateFrozenProducts: '2026-12-01',
      deliveryAddress: { externalId: 'A1' },
      editableUntil: '2999-11-25T15:00:00.000Z',
      statusHistory: [{ status: 'RECEIVED', at: '2026-11-25T08:00:00Z' }],
    });
    const refusal = new Response(JSON.stringify({ code: 'deadline-passed', locked: [] }), {
      status: 409,
      headers: { 'content-type': 'application/problem+json' },
    });
    const submit = taken();
    show(submit, memoryStorage(), undefined, {}, [openOrder], [], refusal);
    expect(await screen.findByText(/^geht nicht mehr/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /Zu Bestellung 4000012 dazunehmen/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Eigene Bestellung/ })).toBeChecked();
    await user.click(await orderButton());
    expect(await screen.findByText('ordered 4711')).toBeVisible();
    expect(submit.mock.calls[0]?.[0]).not.toHaveProperty('addToOrderId');
  });
});
