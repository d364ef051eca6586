import type { Order, OrderRevision } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import type { Queries } from '../../../db';
import { linesIn, orderIn } from '../../../order-names';
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
  locale: Locale,
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
  if (rows.length === 0) return [only(await orderIn(queries, owner.tenant, locale, doc))];
  const lines = await linesIn(
    queries,
    owner.tenant,
    locale,
    rows.map((row) => row.doc.orderItems),
  );
  return rows.map((row, index) => ({
    revision: row.revision,
    at: row.at.toISOString(),
    ...(row.user_name !== null && { userName: row.user_name }),
    ...(row.on_behalf_of !== null && { onBehalfOf: row.on_behalf_of }),
    order: { ...row.doc, orderItems: [...(lines[index] ?? row.doc.orderItems)] },
  }));
};

const only = (order: Order): OrderRevision => ({
  revision: order.revision ?? 1,
  at: order.creationTime,
  ...(order.userName !== undefined && { userName: order.userName }),
  order,
});
