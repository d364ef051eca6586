import type { Order, OrderRevision } from '@gastroshop/api-contract';
import type { Queries } from '../../../db';
import { storedOrder } from '../find-order';
import type { OrderOwner } from '../order-list';

/**
 * All revisions of an order, the first one first. An order from before there were revisions has one: itself.
 *
 * @throws ProblemError not-found for a foreign order as for an unknown one
 */
export const orderRevisions = async (
  queries: Queries,
  owner: OrderOwner,
  orderId: string,
): Promise<readonly OrderRevision[]> => {
  const { doc } = await storedOrder(queries, owner, orderId);
  const rows = await queries
    .selectFrom('order_revision')
    .select(['revision', 'at', 'user_name', 'on_behalf_of', 'doc'])
    .where('tenant', '=', owner.tenant)
    .where('customer_id', '=', owner.customerId)
    .where('order_id', '=', orderId)
    .orderBy('revision')
    .execute();
  if (rows.length === 0) return [only(doc)];
  return rows.map((row) => ({
    revision: row.revision,
    at: row.at.toISOString(),
    ...(row.user_name !== null && { userName: row.user_name }),
    ...(row.on_behalf_of !== null && { onBehalfOf: row.on_behalf_of }),
    order: row.doc,
  }));
};

const only = (order: Order): OrderRevision => ({
  revision: order.revision ?? 1,
  at: order.creationTime,
  ...(order.userName !== undefined && { userName: order.userName }),
  order,
});
