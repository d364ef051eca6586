import type { ExpectedGoods, Order } from '@gastroshop/api-contract';
import { expectedGoods } from '@gastroshop/domain/order-life';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import type { OrderOwner } from './order-list';

/**
 * What a customer has ordered that is not there yet, the next day first.
 *
 * @param skus left out: all of it
 */
export const goodsToCome = async (
  queries: Queries,
  { tenant, customerId }: OrderOwner,
  {
    today,
    now,
    skus,
  }: { readonly today: string; readonly now: Date; readonly skus?: readonly string[] | undefined },
): Promise<readonly ExpectedGoods[]> => {
  const { rows } = await sql<{ readonly doc: Order }>`/* orders_to_come */
    select doc from customer_order
    where tenant = ${tenant} and customer_id = ${customerId} and status not in ('DELIVERED', 'CANCELLED')
      and last_delivery_day >= ${today}
    order by last_delivery_day, created_at, id`.execute(queries);
  const wanted = skus === undefined ? undefined : new Set(skus);
  return rows
    .flatMap(({ doc }) => expectedGoods(doc, now.getTime()))
    .filter(({ sku }) => wanted?.has(sku) !== false)
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
};
