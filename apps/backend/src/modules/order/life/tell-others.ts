import { sql } from 'kysely';
import type { Queries } from '../../../db';
import type { CartAccess } from '../../cart';
import { publishNotification } from '../../notification';
import { orderNotice, type RevisionTold } from './order-notice';

/** Whether anybody besides the user acts for the customer today. */
const hasOthers = async (
  queries: Queries,
  { key: { tenant, customerId }, userId, buyer: { today } }: CartAccess,
): Promise<boolean> => {
  const { rows } = await sql`/* others_of_customer */
    select from assignment
    where tenant = ${tenant} and customer_id = ${customerId} and user_id <> ${userId}
      and (valid_from is null or valid_from <= ${today}::date)
      and (valid_to is null or valid_to >= ${today}::date)
    limit 1`.execute(queries);
  return rows.length > 0;
};

/**
 * Tells the others who act for a customer, in their shop, that one of its orders is not what it was. Whoever did it has read
 * it. In the transaction of the change: a change that is not stored is not told, and none is told twice.
 */
export const tellOthers = async (
  queries: Queries,
  visit: CartAccess,
  told: RevisionTold & { readonly order: { readonly revision: number } },
): Promise<void> => {
  if (!(await hasOthers(queries, visit))) return;
  const { key, userId, now } = visit;
  const { tenant, customerId } = key;
  const { id, revision } = told.order;
  const notificationId = await publishNotification(
    queries,
    {
      tenant,
      id: `order-${id}-${revision}`,
      type: 'ORDER',
      urgent: false,
      text: { 'de-AT': orderNotice(told, 'de-AT'), 'en-GB': orderNotice(told, 'en-GB') },
      customers: [customerId],
      products: [],
      attachment: { url: `/my/orders/detail/${encodeURIComponent(id)}` },
    },
    { now, externalOrigins: [] },
  );
  await queries
    .insertInto('notification_read')
    .values({ tenant, user_id: userId, notification_id: notificationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
