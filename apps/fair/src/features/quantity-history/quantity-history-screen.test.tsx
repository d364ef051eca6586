import { clearCookies, renderInApp } from '@gastroshop/app-shell/testing';
import type { Fair, Product, QuantityHistoryPage as Answer } from '@gastroshop/api-contract';
import { CartProvider } from '@gastroshop/storefront/cart';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BASE, FAIR, fairEnvironment } from '../../testing/fair-environment';
import { signOnWithPrices } from '../../testing/sign-on-with-prices';
import { QuantityHistoryScreen } from './quantity-history-screen';

beforeEach(() => {
  clearCookies();
  sessionStorage.clear();
  signOnWithPrices();
});

afterEach(clearCookies);

const product = (sku: string, name: string): Product => ({
  sku,
  name,
  attributes: [],
  minSaleQuantity: 0,
  units: [
    {
      name: 'Stück',
      abbreviation: 'Stk',
      ratio: 1,
      isDefault: false,
      isVisible: true,
      isStorageUnit: true,
    },
    {
      name: 'Karton',
      abbreviation: 'Ktn',
      ratio: 6,
      isDefault: true,
      isVisible: true,
      isStorageUnit: false,
    },
  ],
  status: 'ACTIVE',
  shopAvailability: { status: 'ACTIVE' },
  bulkPrices: [{ type: 'LIST', rawValueString: '10.00', minQuantity: 0 }],
});

const ANSWER: Answer = {
  products: [product('1', 'Spaghetti'), product('2', 'Langkornreis')],
  quantities: [
    { sku: '1', quantity: 36, smallestUnit: 'Stk', numberOfOrders: 3 },
    { sku: '2', quantity: 7, smallestUnit: 'Stk', numberOfOrders: 1 },
  ],
  page: { totalElements: 2, totalPages: 1, number: 0, size: 300 },
  facets: [],
};

const CUSTOMER = {
  id: '1',
  customerId: '1',
  tenant: 'AZ',
  displayName: 'Kaufhaus Lindner',
  disabled: false,
  priceLists: [],
  deliveryAddresses: [],
  assignedUsers: [],
  upcomingDays: [],
  hasCatalogRestriction: false,
  reachedSubshopOrderLimit: false,
  deliverySlots: [{ id: 'A', day: 4, time: '06:00', lastOrderDay: 3, lastOrderTime: '16:00' }],
  alternativeTourDeliverySlots: [],
};

const show = (fair: Fair = FAIR, answer: Answer = ANSWER) => {
  const environment = fairEnvironment(
    (path) => {
      if (path.endsWith('/fair/HERBST26')) return fair;
      if (path.includes('/quantity-history/')) return answer;
      if (path.includes('/effective-customers/')) return CUSTOMER;
      return path.includes('/my/cart/') ? { customerId: '1', items: [], deletedItems: [] } : undefined;
    },
    () => fair,
  );
  return renderInApp(
    <CartProvider
      sender={{ ...environment.cartSender, send: () => Promise.resolve() }}
      journal={environment.cartJournal}
      onUnkept={() => undefined}
    >
      <QuantityHistoryScreen />
    </CartProvider>,
    { address: `${BASE}quantity-history`, environment },
  );
};

const plansOf = (shown: ReturnType<typeof show>) =>
  Object.fromEntries(
    Object.values(shown.environment.store.getState().cartEdits.edits).map(({ sku, unit, plan = [] }) => [
      sku,
      `${unit} ${plan.map(({ amount }) => String(amount)).join(' ')}`.trim(),
    ]),
  );

describe('QuantityHistoryScreen', () => {
  it('FAI-1, FAI-2: tells what was ordered, in the unit it is ordered in, with saving and dates of this fair', async () => {
    show();
    expect(await screen.findByText('Spaghetti')).toBeVisible();
    expect(screen.getByRole('button', { name: /6.Ktn übernehmen: Spaghetti/ })).toBeVisible();
    // 7 pieces are two cartons of 6.
    expect(screen.getByRole('button', { name: /2.Ktn übernehmen: Langkornreis/ })).toBeVisible();
    expect(screen.getAllByText('€ 9,70').length).toBeGreaterThan(0);
    expect(screen.getByText('Bestellt von 1. Nov. 2025 bis 31. Dez. 2025')).toBeVisible();
  });

  it('plans the same amount again with one press, spread over the dates, and takes it back', async () => {
    const user = userEvent.setup();
    const shown = show();
    await user.click(await screen.findByRole('button', { name: /übernehmen: Spaghetti/ }));
    await waitFor(() => {
      expect(plansOf(shown)).toEqual({ '1': 'Ktn 2 2 2' });
    });
    const undo = shown.environment.toasts.state().shown[0]?.action;
    undo?.onAction();
    await waitFor(() => {
      expect(shown.environment.store.getState().cartEdits.edits['1']?.amount).toBe(0);
    });
  });

  it('plans everything that is marked, or everything shown', async () => {
    const user = userEvent.setup();
    const shown = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Langkornreis markieren' }));
    await user.click(screen.getByRole('button', { name: '1 wie Vorjahr' }));
    await waitFor(() => {
      expect(plansOf(shown)).toEqual({ '2': 'Ktn 1 1' });
    });
    await user.click(screen.getByRole('button', { name: 'Alles wie Vorjahr' }));
    await waitFor(() => {
      expect(plansOf(shown)).toEqual({ '1': 'Ktn 2 2 2', '2': 'Ktn 1 1' });
    });
  });

  it('NAV-4: sends the buyer to the root of the fair where it tells no range of days', async () => {
    const { orderHistoryAggregationRange: range, ...fair } = FAIR;
    expect(range).toBeDefined();
    const { router } = show(fair);
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(BASE);
    });
  });

  it('says what to do where nothing was ordered', async () => {
    show(FAIR, { ...ANSWER, products: [], quantities: [] });
    expect(await screen.findByRole('link', { name: 'Zum Messesortiment' })).toHaveAttribute(
      'href',
      `${BASE}search`,
    );
  });
});
