import type { Queries } from '../../db';
import type { BranchProduct } from '../branch';
import type { DemoDay } from '../demo-day';
import { insertRows } from '../insert-rows';
import { repertoireOf } from '../orders';
import { userIdOf, type DemoCustomer } from '../people';

/** Whose shelves get labels, and of how many articles. */
const LISTS = [
  { userName: 'az100001', customerId: '48213', labels: 18 },
  { userName: 'az100002', customerId: '48301', labels: 9 },
  { userName: 'az100003', customerId: '48230', labels: 6 },
  { userName: 'gm200001', customerId: '61044', labels: 8 },
] as const;

/** Stores the label lists of the sign-ins: what their kitchens buy, some of it no longer sold. */
export const storeLabels = (
  queries: Queries,
  customers: readonly DemoCustomer[],
  productsOf: (tenant: string) => readonly BranchProduct[],
  { day }: DemoDay,
): Promise<void> =>
  insertRows(
    queries,
    'label',
    { tenant: 'text', customer_id: 'text', user_id: 'text', sku: 'text', added_at: 'timestamptz' },
    LISTS.flatMap(({ userName, customerId, labels }) => {
      const customer = customers.find(({ id }) => id === customerId);
      if (customer === undefined) return [];
      const products = productsOf(customer.tenant);
      const gone = products.filter(({ doc }) => doc.status !== 'ACTIVE').slice(0, 1);
      return [...repertoireOf(customer, products, day(-60)).slice(0, labels), ...gone].map(({ sku }) => ({
        tenant: customer.tenant,
        customer_id: customerId,
        user_id: userIdOf({ userName }),
        sku,
        added_at: `${day(-20)}T09:30:00Z`,
      }));
    }),
  );
