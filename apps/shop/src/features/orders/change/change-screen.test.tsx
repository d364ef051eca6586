import type { Order, OrderItem } from '@gastroshop/api-contract';
import {
  answeringFetch,
  renderShop,
  sentRequests,
  testCustomer,
  testOrder,
  testProduct,
} from '@gastroshop/storefront/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ChangeScreen } from './change-screen';

const LATER = '2999-11-25T15:00:00.000Z';
const BEFORE = '2000-11-25T13:00:00.000Z';
const ORDER = '/v1/effective-customers/AZ/48213/order/4711';
const CUSTOMER = '/v1/effective-customers/AZ/48213';
const CHANGES = `POST ${ORDER}/changes`;
const PREVIEW = `POST ${ORDER}/changes/preview`;

const item = (
  productSku: string,
  name: string,
  amount: number,
  more: Partial<OrderItem> = {},
): OrderItem => ({
  productSku,
  name,
  amount,
  ratio: 1,
  unitAbbr: 'Stk',
  price: '2.00',
  mostAccurateRowTotal: (2 * amount).toFixed(2),
  editableUntil: LATER,
  ...more,
});

const sums = (net: string): Order['totals'] => ({
  net,
  discountEarned: '0.00',
  fees: '0.00',
  deposit: { SINGLE_USE: '0.00', MULTI_USE: '0.00' },
  estimated: false,
  linesOnRequest: 0,
});

const MILK = item('1', 'Vollmilch', 2);
const PEAS = item('2', 'TK Erbsen', 3, { editableUntil: BEFORE });

const order = testOrder('4711', {
  revision: 1,
  state: 'OPEN',
  editableUntil: LATER,
  deliverySlotDate: '2999-11-26',
  orderItems: [MILK, PEAS],
  totals: sums('10.00'),
  deliveries: [
    { date: '2999-11-26', temperature: 'FRESH', lines: [{ productSku: '1', amount: 2, unitAbbr: 'Stk' }] },
    { date: '2999-11-26', temperature: 'FROZEN', lines: [{ productSku: '2', amount: 3, unitAbbr: 'Stk' }] },
  ],
});

const changed: Order = {
  ...order,
  revision: 2,
  orderItems: [item('1', 'Vollmilch', 5), PEAS],
  totals: sums('16.00'),
};

const backend = (more: Readonly<Record<string, object>> = {}) =>
  answeringFetch((path) => {
    if (path in more) return more[path];
    if (path === PREVIEW || path === CHANGES) return changed;
    if (path === ORDER) return order;
    if (path.endsWith('/products/skuBatch'))
      return [testProduct('1', 'Vollmilch'), testProduct('2', 'TK Erbsen')];
    return undefined;
  });

const amountOf = (name: string) =>
  within(screen.getByText(name).closest('li') ?? document.body).getByRole('textbox');

describe('changing an order', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it('ORD-2: offers what is before its deadline, reads what is fixed, reviews old and new, and takes it over once', async () => {
    const user = userEvent.setup();
    const fetch = backend();
    const { navigate } = renderShop(<ChangeScreen orderId="4711" />, { fetch });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Sie ändern Bestellung 4711' }),
    ).toBeVisible();
    const peas = within(screen.getByText('TK Erbsen').closest('li') ?? document.body);
    expect(peas.queryByRole('button', { name: /entfernen/ })).toBeNull();
    expect(screen.getByText('Noch nichts geändert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Vollmilch entfernen' }));
    expect(screen.getByText('1 entfernt')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Vollmilch.*(zurückholen|Zurückholen)/ }));
    expect(screen.getByText('Noch nichts geändert')).toBeVisible();
    const field = amountOf('Vollmilch');
    await user.clear(field);
    await user.type(field, '5{Enter}');
    expect(await screen.findByText('1 geändert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Prüfen und übernehmen/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Änderung prüfen' })).toHaveFocus();
    expect(screen.getByText(/^\+€ 6,00$/, { selector: 'span' })).toBeVisible();
    expect(screen.getByText('1 Zeile bleibt, wie sie ist')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Änderung übernehmen' }));
    await waitFor(() => {
      expect(navigate).toHaveBeenCalledWith('/my/orders/detail/4711');
    });
    const sent = sentRequests(fetch).filter(({ call }) => call === CHANGES);
    expect(sent).toHaveLength(1);
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      seenRevision: 1,
      lines: [{ sku: '1', unitAbbreviation: 'Stk', amount: 5 }],
    });
  });

  it('ORD-10: moves a delivery to another day, says from when to when, and sends it', async () => {
    const user = userEvent.setup();
    const open = { ...order, orderItems: [MILK], deliveries: order.deliveries?.slice(0, 1) };
    const fetch = backend({
      [ORDER]: open,
      [CUSTOMER]: testCustomer(),
      [PREVIEW]: {
        ...open,
        revision: 2,
        deliveries: open.deliveries?.map((delivery) => ({ ...delivery, date: '2999-12-05' })),
      },
    });
    renderShop(<ChangeScreen orderId="4711" />, { fetch });
    const field = await screen.findByRole('combobox', { name: 'Liefertag' });
    const [, second = ''] = within(field)
      .getAllByRole('option')
      .flatMap((option) => option.getAttribute('value') ?? []);
    await user.selectOptions(field, second);
    expect(await screen.findByText('anderer Liefertag')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Prüfen und übernehmen/ }));
    expect(await screen.findByText(/^Lieferung: .*26\. Nov\. → .*5\. Dez\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Änderung übernehmen' }));
    await waitFor(() => {
      const sent = sentRequests(fetch).find(({ call }) => call === CHANGES);
      expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ lines: [], requestedDeliveryDay: second });
    });
  });

  it('ORD-11: offers no other day, and says why, where only lines are changed', async () => {
    const lines: Order = { ...order, orderEditing: 'LINES', orderItems: [MILK] };
    renderShop(<ChangeScreen orderId="4711" />, {
      fetch: backend({ [ORDER]: lines, [CUSTOMER]: testCustomer() }),
    });
    expect(
      await screen.findByText('Der Liefertag wird hier nicht geändert. Bitte rufen Sie uns dafür an.'),
    ).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Liefertag' })).toBeNull();
  });

  it('ORD-11: says that orders are not changed in the shop', async () => {
    const none: Order = { ...order, orderEditing: 'NONE', state: 'LOCKED' };
    renderShop(<ChangeScreen orderId="4711" />, { fetch: backend({ [ORDER]: none }) });
    expect(
      await screen.findByText('Ihre Bestellungen werden nicht im Shop geändert. Bitte rufen Sie uns an.'),
    ).toBeVisible();
  });

  it('leads by "/" to the lines, finds some, and by Enter to the first', async () => {
    const user = userEvent.setup();
    renderShop(<ChangeScreen orderId="4711" />, { fetch: backend({ [CUSTOMER]: testCustomer() }) });
    await screen.findByRole('button', { name: 'Vollmilch entfernen' });
    await user.keyboard('/');
    const find = screen.getByRole('searchbox', { name: 'In dieser Bestellung finden' });
    expect(find).toHaveFocus();
    await user.keyboard('milch');
    expect(screen.getByText('1 von 2')).toBeVisible();
    expect(screen.queryByText('TK Erbsen')).toBeNull();
    await user.keyboard('{Enter}');
    expect(amountOf('Vollmilch')).toHaveFocus();
  });

  it('ORD-12: a draft that comes back after its deadline is ordered for the next day with one tap', async () => {
    const user = userEvent.setup();
    const late = Response.json(
      { code: 'deadline-passed', status: 409, title: 'late', type: 'about:blank', locked: [{ sku: '1' }] },
      { status: 409, headers: { 'content-type': 'application/problem+json' } },
    );
    const first = renderShop(<ChangeScreen orderId="4711" />, {
      fetch: backend({ [CUSTOMER]: testCustomer() }),
    });
    await screen.findByRole('combobox', { name: 'Liefertag' });
    await user.click(await screen.findByRole('button', { name: 'Vollmilch entfernen' }));
    await user.click(screen.getByRole('button', { name: /Vollmilch.*(zurückholen|Zurückholen)/ }));
    const field = amountOf('Vollmilch');
    await user.clear(field);
    await user.type(field, '5{Enter}');
    expect(await screen.findByText('1 geändert')).toBeVisible();
    first.unmount();
    const fetch = backend({ [PREVIEW]: late, [CUSTOMER]: testCustomer() });
    const { store } = renderShop(<ChangeScreen orderId="4711" />, { fetch });
    expect(
      await screen.findByText(/^Zu spät für .*26\. Nov\. – für .* bestellen\? Vollmilch\.$/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Für .* bestellen$/ }));
    // The rest of what was wished for: two of them come with the order.
    expect(store.getState().cartEdits.edits).toMatchObject({ '1': { amount: 3, unit: 'Stk' } });
    expect(screen.getByText('Noch nichts geändert')).toBeVisible();
    expect(sentRequests(fetch).filter(({ call }) => call === CHANGES)).toEqual([]);
  });

  it('keeps the draft, and brings discarded changes back', async () => {
    const user = userEvent.setup();
    const first = renderShop(<ChangeScreen orderId="4711" />, { fetch: backend() });
    await user.click(await screen.findByRole('button', { name: 'Vollmilch entfernen' }));
    first.unmount();
    renderShop(<ChangeScreen orderId="4711" />, { fetch: backend() });
    expect(await screen.findByText('1 entfernt')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Verwerfen' }));
    expect(screen.getByText('Noch nichts geändert')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(screen.getByText('1 entfernt')).toBeVisible();
  });

  it('says that nothing can be changed any more', async () => {
    const fixed = { ...order, state: 'IN_PREPARATION' };
    renderShop(<ChangeScreen orderId="4711" />, { fetch: backend({ [ORDER]: fixed }) });
    expect(await screen.findByText('An dieser Bestellung lässt sich nichts mehr ändern.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Bestellung' })).toBeVisible();
  });
});
