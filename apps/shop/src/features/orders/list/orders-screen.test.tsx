import type { OverviewOrder } from '@gastroshop/api-contract';
import { answeringFetch, renderShop, sentRequests, testOrder } from '@gastroshop/storefront/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { OrdersScreen } from './orders-screen';

const OVERVIEW = '/v1/effective-customers/AZ/48213/orders/overview';

const overview = (number: string, differing: Partial<OverviewOrder> = {}): OverviewOrder => ({
  ...testOrder(number),
  itemsCount: 4,
  totalPrice: '120.50',
  deliverySlotDate: '2026-11-26',
  userName: 'Katharina',
  statusHistory: [{ status: 'DELIVERED', at: '2026-11-26T08:00:00Z' }],
  ...differing,
});

const pageOf = (orders: readonly OverviewOrder[], totalElements = orders.length) => ({
  orders,
  page: { totalElements, totalPages: Math.ceil(totalElements / 100), number: 0, size: 100 },
});

const asked = (fetch: ReturnType<typeof answeringFetch>): readonly URLSearchParams[] =>
  sentRequests(fetch).flatMap(({ call, query }) => (call === `GET ${OVERVIEW}` ? [query] : []));

describe('the list of orders', () => {
  it('shows number, days, who, way, state and sum, and asks for the latest first', async () => {
    const fetch = answeringFetch((path) => (path === OVERVIEW ? pageOf([overview('4711')], 104) : undefined));
    renderShop(<OrdersScreen address="" />, { fetch });
    const link = await screen.findByRole('link', { name: '4711' });
    expect(link).toHaveAttribute('href', '/my/orders/detail/4711');
    for (const text of [
      'Mi, 25. Nov. 2026',
      /9:00 Uhr · Katharina/,
      'Do, 26. Nov. 2026',
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
    const { navigate } = renderShop(<OrdersScreen address="?page=2" />, { fetch });
    const head = await screen.findByRole('columnheader', { name: /Summe netto/ });
    await user.click(within(head).getByRole('button'));
    expect(navigate).toHaveBeenLastCalledWith('/my/orders?sort=sum');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Herkunft' }), 'Handgerät');
    expect(navigate).toHaveBeenLastCalledWith('/my/orders?source=BEST_FRIEND');
  });

  it('API-3: asks for three of the backend’s pages where the buyer likes 300 orders on a page', async () => {
    const user = userEvent.setup();
    const fetch = answeringFetch((path) => (path === OVERVIEW ? pageOf([overview('4711')], 704) : undefined));
    renderShop(<OrdersScreen address="" />, { fetch });
    await user.selectOptions(await screen.findByRole('combobox', { name: /Seite/ }), '300');
    await expect.poll(() => asked(fetch).map((query) => query.get('page'))).toEqual(['0', '1', '2']);
  });

  it('has no sums for those who may not see prices', async () => {
    const bare = overview('4711', { totalPrice: undefined });
    const fetch = answeringFetch((path) => (path === OVERVIEW ? pageOf([bare]) : undefined));
    renderShop(<OrdersScreen address="" />, { fetch, flags: { displayPriceInformation: false } });
    expect(await screen.findByText('4711')).toBeVisible();
    expect(screen.queryByText(/Summe/)).toBeNull();
  });

  it('ERR-6: says that the orders could not be loaded', async () => {
    renderShop(<OrdersScreen address="" />);
    expect(await screen.findByText('Die Bestellungen konnten nicht geladen werden.')).toBeVisible();
  });

  it('says what the list is for as long as nothing was ordered', async () => {
    const fetch = answeringFetch((path) => (path === OVERVIEW ? pageOf([]) : undefined));
    renderShop(<OrdersScreen address="" />, { fetch });
    expect(await screen.findByText('Noch keine Bestellungen')).toBeVisible();
  });
});
