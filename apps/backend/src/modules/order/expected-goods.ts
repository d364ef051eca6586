import type { ExpectedGoods, Order } from '@gastroshop/api-contract';
import { viennaDateAt } from '@gastroshop/domain/calendar';
import { expectedGoods, goodsSince } from '@gastroshop/domain/order-life';
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

/** What was counted of an article, and when. */
interface Counted {
  readonly sku: string;
  readonly at: Date;
}

/**
 * What of some articles came or comes since each was counted, cancelled orders aside: goods that a count did not see, be
 * they on the shelves by now or still on their way.
 */
export const goodsAfterCounts = async (
  queries: Queries,
  { tenant, customerId }: OrderOwner,
  counts: readonly Counted[],
): Promise<readonly ExpectedGoods[]> => {
  if (counts.length === 0) return [];
  const first = Math.min(...counts.map(({ at }) => at.getTime()));
  const { rows } = await sql<{ readonly doc: Order }>`/* orders_since */
    select doc from customer_order
    where tenant = ${tenant} and customer_id = ${customerId} and status <> 'CANCELLED'
      and last_delivery_day >= ${viennaDateAt(first)}`.execute(queries);
  return counts.flatMap(({ sku, at }) =>
    rows.flatMap(({ doc }) => goodsSince(doc, at.getTime()).filter((goods) => goods.sku === sku)),
  );
};
