import type { Queries } from '../../db';

/** Whether the customer orders with the hand-held device as well. */
export const hasBestFriendUser = async (
  queries: Queries,
  tenant: string,
  customerId: string,
): Promise<boolean> => {
  const row = await queries
    .selectFrom('customer')
    .select('has_best_friend_user')
    .where('tenant', '=', tenant)
    .where('id', '=', customerId)
    .executeTakeFirst();
  return row?.has_best_friend_user ?? false;
};
