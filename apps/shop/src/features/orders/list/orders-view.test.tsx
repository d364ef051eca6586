import type { OverviewOrder } from '@gastroshop/api-contract';
import { answeringFetch, renderShop, sentRequests, testOrder } from '@gastroshop/storefront/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { OrdersView } from './orders-view';

const OVERVIEW = '/v1/effective-customers/AZ/48213/orders/overview';

const overview = (number: string, differing: Partial<OverviewOrder> = {}): OverviewOrder => ({
  ...testOrder(number),
  itemsCount: 4,
  totalPrice: '120.50',
  deliverySlotDate: '2026-11-26',
  userName: 'Katharina',
  firstItems: [
    { productSku: '1', name: 'Obers 36 % 1 l' },
    { productSku: '2', name: 'Brot' },
    { productSku: '3', name: 'Salz' },
  ],
  statusHistory: [{ status: 'DELIVERED', at: '2026-11-26T08:00:00Z' }],
  ...differing,
});

const pageOf = (orders: readonly OverviewOrder[], totalElements = orders.length) => ({
  orders,
  page: { totalElements, totalPages: Math.ceil(totalElements / 100), number: 0, size: 100 },
});

const overviewRequests = (fetch: ReturnType<typeof answeringFetch>): readonly URLSearchParams[] =>
  sentRequests(fetch).flatMap(({ call, query }) => (call === `GET ${OVERVIEW}` ? [query] : []));

/** Pages that were asked for, without what stands above them. */
const asked = (fetch: ReturnType<typeof answeringFetch>): readonly URLSearchParams[] =>
  overviewRequests(fetch).filter((query) => !query.has('editable'));

describe('the list of orders', () => {
  it('ORD-9: shows number, days, who, what is in it, how it stands and sum, and asks for the latest first', async () => {
    const fetch = answeringFetch((path) => (path === OVERVIEW ? pageOf([overview('4711')], 104) : undefined));
    renderShop(<OrdersView address="" />, { fetch });
    const link = await screen.findByRole('link', { name: '4711' });
    expect(link).toHaveAttribute('href', '/my/orders/detail/4711');
    for (const text of [
      /^Mi, 25\. Nov\., 0?9:00 Uhr$/,
      'Katharina',
      'Obers 36 %, Brot, Salz und 1 weitere',
      'Do, 26. Nov.',
      'Geliefert',
      '€ 120,50',
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('104 Bestellungen')).toBeVisible();
    expect(asked(fetch)[0]?.toString()).toBe('sortBy=orderedAt&sortDirection=desc&page=0');
  });

  it('sorts by the column pressed and filters by where orders came from, in the address', async () => {
    const user = userEvent.setup();
    const fetch = answeringFetch((path) => (path === OVERVIEW ? pageOf([overview('4711')]) : undefined));
    const { navigate } = renderShop(<OrdersView address="?page=2" />, { fetch });
    const head = await screen.findByRole('columnheader', { name: /Summe netto/ });
    await user.click(within(head).getByRole('button'));
    expect(navigate).toHaveBeenLastCalledWith('/my/orders?sort=sum');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Herkunft' }), 'Handgerät');
    expect(navigate).toHaveBeenLastCalledWith('/my/orders?source=BEST_FRIEND');
  });

  it('API-3: asks for three of the backend’s pages where the buyer likes 300 orders on a page', async () => {
    const user = userEvent.setup();
    const fetch = answeringFetch((path) => (path === OVERVIEW ? pageOf([overview('4711')], 704) : undefined));
    renderShop(<OrdersView address="" />, { fetch });
    await user.selectOptions(await screen.findByRole('combobox', { name: /Seite/ }), '300');
    await expect.poll(() => asked(fetch).map((query) => query.get('page'))).toEqual(['0', '1', '2']);
  });

  it('ORD-9: finds by what is typed, says with which line, and what can be done with it', async () => {
    const user = userEvent.setup();
    const open = overview('4712', {
      statusHistory: [{ status: 'RECEIVED', at: '2026-11-25T08:00:00Z' }],
      deliverySummary: [
        { date: '2026-11-26', temperature: 'FRESH', editableUntil: '2026-11-25T15:00:00.000Z' },
        { date: '2026-11-26', temperature: 'FROZEN', editableUntil: '2026-11-25T13:00:00.000Z' },
      ],
      foundItems: [{ productSku: '1', name: 'Obers', amount: 12, unitAbbr: 'Pkg' }],
    });
    const fetch = answeringFetch((path) =>
      path === OVERVIEW ? pageOf([open, overview('4711')]) : undefined,
    );
    const now = () => Date.parse('2026-11-25T10:00:00Z');
    const { navigate } = renderShop(<OrdersView address="" />, { fetch, now });
    expect(await screen.findByText(/^mit: Obers · 12\sPkg$/)).toBeVisible();
    expect(screen.getByText('heute bis 16:00')).toHaveTextContent('änderbar heute bis 16:00');
    expect(screen.getByText('Tiefkühl heute bis 14:00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ändern 4712' })).toHaveAttribute(
      'href',
      '/my/orders/detail/4712/change',
    );
    expect(screen.getByRole('button', { name: 'Nochmals 4711' })).toBeEnabled();
    await user.type(screen.getByRole('searchbox', { name: 'Bestellungen suchen' }), 'obers ');
    await waitFor(() => {
      expect(navigate).toHaveBeenLastCalledWith('/my/orders?q=obers');
    });
  });

  it('ORD-9: stands what can still be changed above the months, and narrows both to a period', async () => {
    const user = userEvent.setup();
    const open = overview('4713', {
      statusHistory: [{ status: 'RECEIVED', at: '2026-11-25T08:00:00Z' }],
      deliverySummary: [
        { date: '2026-11-26', temperature: 'FROZEN', editableUntil: '2026-11-25T09:00:00.000Z' },
        { date: '2026-11-26', temperature: 'FRESH', editableUntil: '2026-11-25T15:00:00.000Z' },
      ],
    });
    const before = overview('4711', { creationTime: '2026-10-02T08:00:00Z' });
    const fetch = answeringFetch((path, query) => {
      if (path !== OVERVIEW) return undefined;
      return pageOf(query.has('editable') ? [open] : [open, overview('4712'), before]);
    });
    const now = () => Date.parse('2026-11-25T10:00:00Z');
    const { navigate, show } = renderShop(<OrdersView address="" />, { fetch, now });
    expect(await screen.findByRole('rowheader', { name: 'Noch änderbar 1' })).toBeVisible();
    expect(screen.getByText('noch 5 Std 00 Min · Tiefkühl fest')).toBeVisible();
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Noch änderbar 1',
      expect.stringMatching(/^November 2026 1 Bestellung · €\s120,50$/),
      expect.stringMatching(/^Oktober 2026 1 Bestellung · €\s120,50$/),
    ]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Zeitraum' }), 'letzte 30 Tage');
    expect(navigate).toHaveBeenLastCalledWith('/my/orders?period=30d');
    show(<OrdersView address="?period=2025&sort=sum" />);
    await expect
      .poll(() => asked(fetch).at(-1)?.toString())
      .toBe('sortBy=sum&sortDirection=asc&page=0&orderedFrom=2025-01-01&orderedTo=2025-12-31');
    // By sum they belong to no month.
    await waitFor(() => {
      expect(screen.queryByRole('rowheader')).toBeNull();
    });
  });

  it('says that nothing was ordered in a period, and shows all', async () => {
    const fetch = answeringFetch((path) => (path === OVERVIEW ? pageOf([]) : undefined));
    renderShop(<OrdersView address="?period=90d" />, { fetch });
    expect(await screen.findByText('In diesem Zeitraum keine Bestellung')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alle Bestellungen zeigen' })).toHaveAttribute(
      'href',
      '/my/orders',
    );
  });

  it('has no sums for those who may not see prices', async () => {
    const bare = overview('4711', { totalPrice: undefined });
    const fetch = answeringFetch((path) => (path === OVERVIEW ? pageOf([bare]) : undefined));
    renderShop(<OrdersView address="" />, { fetch, flags: { displayPriceInformation: false } });
    expect(await screen.findByRole('link', { name: '4711' })).toBeVisible();
    expect(screen.queryByText(/Summe/)).toBeNull();
  });

  it('ERR-6: says that the orders could not be loaded', async () => {
    renderShop(<OrdersView address="" />);
    expect(await screen.findByText('Die Bestellungen konnten nicht geladen werden.')).toBeVisible();
  });

  it('says what the list is for as long as nothing was ordered', async () => {
    const fetch = answeringFetch((path) => (path === OVERVIEW ? pageOf([]) : undefined));
    renderShop(<OrdersView address="" />, { fetch });
    expect(await screen.findByText('Noch keine Bestellungen')).toBeVisible();
  });
});
