import { sql } from 'kysely';
import type { Queries } from '../../db';
import { isShownTo, isUnreadBy, type NotificationReader } from './readers';

/**
 * How many notifications that are shown to the user are unread: those for everybody and those for the customer acted
 * for; while none is chosen, for any of the user's customers.
 */
export const unreadCount = async (queries: Queries, reader: NotificationReader): Promise<number> => {
  const { rows } = await sql<{ unread: number }>`
    select count(*) as unread from notification n
    where ${isShownTo(reader)} and ${isUnreadBy(reader)}`.execute(queries);
  return rows[0]?.unread ?? 0;
};
