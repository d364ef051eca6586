import { hasReachedSubshopOrderLimit } from '@gastroshop/domain/cart';
import { sql } from 'kysely';
import type { Queries } from '../../db';

/** Whether the customer has placed as many orders as they allow in all active fairs of the tenant (CHK-2). */
export const hasReachedFairLimit = async (
  queries: Queries,
  tenant: string,
  customerId: string,
): Promise<boolean> => {
  const fairs = await queries
    .selectFrom('fair as f')
    .select((eb) => [
      'f.doc',
      'f.max_orders_per_customer',
      eb
        .selectFrom('customer_order as o')
        .select(eb.fn.countAll<number>().as('orders'))
        .where('o.tenant', '=', tenant)
        .where('o.customer_id', '=', customerId)
        .where('o.source', '=', 'SUBSHOP')
        .whereRef('o.fair_id', '=', 'f.id')
        .as('orders'),
    ])
    .where(sql<boolean>`${tenant} = any(f.tenants)`)
    .execute();
  return hasReachedSubshopOrderLimit(
    fairs.map(({ doc, max_orders_per_customer: limit, orders }) => ({
      fair: { isActive: doc.isActive, maxOrdersPerCustomer: limit ?? undefined },
      ordersSoFar: orders ?? 0,
    })),
  );
};
