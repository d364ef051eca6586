import { sql } from 'kysely';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';
import { isAddressedTo, type NotificationReader } from './readers';

/**
 * Marks notifications as read by the user; those that are read stay so. All or none.
 *
 * @throws ProblemError not-found when an id names none that is addressed to the user
 */
export const markRead = async (
  queries: Queries,
  reader: NotificationReader,
  ids: readonly string[],
): Promise<void> => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    select n.id from notification n
    where ${isAddressedTo(reader)} and n.id = any(${wanted}::text[])`.execute(queries);
  if (rows.length < wanted.length) throwProblem('not-found');
  const { tenant, userId } = reader.caller;
  await queries
    .insertInto('notification_read')
    .values(wanted.map((id) => ({ tenant, user_id: userId, notification_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
