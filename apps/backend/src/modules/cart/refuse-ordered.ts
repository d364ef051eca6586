import type { Order } from '@gastroshop/api-contract';
import { cameAfterOrder } from '@gastroshop/domain/cart';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';
import type { CartHead } from './cart-rows';
import type { CartKey, CartAccess } from './cart-access';
import type { CartLineChange } from './decide-writes';
import type { PendingLine } from './pending-line';

/** The order that a version of a cart went into: the first one since. Orders are known as long as their keys are. */
const orderSince = async (
  queries: Queries,
  { tenant, customerId, code }: CartKey,
  cartVersion: number,
): Promise<Order | undefined> => {
  const { rows } = await sql<{ readonly order: Order }>`/* order_since */
    select o.doc as "order"
    from submission s join customer_order o on o.tenant = s.tenant and o.id = s.order_id
    where s.tenant = ${tenant} and s.customer_id = ${customerId} and s.code = ${code}
      and s.cart_version >= ${cartVersion}
    order by s.cart_version
    limit 1`.execute(queries);
  return rows[0]?.order;
};

const knownOf = (lines: readonly PendingLine[], { sku }: CartLineChange): readonly string[] =>
  lines.find((line) => line.sku === sku)?.stored.knownOperationIds ?? [];

/**
 * Refuses wishes for a cart that was ordered after their buyer saw it: they were meant for that order, and put into the
 * next cart they would be ordered a second time. Whoever wants that says so again.
 *
 * @throws ProblemError cart-already-ordered with the order and the articles of the wishes that came after it
 */
export const refuseOrdered = async (
  queries: Queries,
  { key, visible }: CartAccess,
  { orderedVersion }: CartHead,
  lines: readonly PendingLine[],
  wishes: readonly CartLineChange[],
): Promise<void> => {
  const late = wishes.filter((wish) => cameAfterOrder(wish, orderedVersion, knownOf(lines, wish)));
  if (late.length === 0) return;
  const seen = late.map(({ seenCartVersion = orderedVersion }) => seenCartVersion);
  const order = await orderSince(queries, key, Math.min(...seen));
  if (order === undefined) return;
  const skus = [...new Set(late.map(({ sku }) => sku))];
  throwProblem('cart-already-ordered', { more: { order: visible(order), skus } });
};
