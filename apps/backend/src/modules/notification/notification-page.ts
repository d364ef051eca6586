import type { NotificationPage, UrgentNotifications } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import { readNotifications, type ReadingOptions } from './read-notifications';
import { isShownTo, isUnreadBy, type NotificationReader } from './readers';

/** Which page of the notifications is wanted. */
export interface NotificationPageQuery {
  /** Counted from 0. */
  readonly pageIndex: number;
  readonly perPage: number;
  /** Only of this type. */
  readonly typeFilterId?: string | undefined;
}

/** A page of the notifications shown to a reader, the latest first. */
export const notificationPage = async (
  queries: Queries,
  reader: NotificationReader,
  options: ReadingOptions,
  { pageIndex, perPage, typeFilterId }: NotificationPageQuery,
): Promise<NotificationPage> => {
  const where =
    typeFilterId === undefined
      ? isShownTo(reader)
      : sql<boolean>`(${isShownTo(reader)} and n.type_id = ${typeFilterId})`;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from notification n where ${where}`.execute(queries);
  const total = rows[0]?.total ?? 0;
  const notifications = await readNotifications(queries, reader, options, {
    where,
    limit: perPage,
    offset: pageIndex * perPage,
  });
  return {
    notifications,
    page: {
      totalElements: total,
      totalPages: Math.ceil(total / perPage),
      number: pageIndex,
      size: perPage,
    },
  };
};

/** The latest unread urgent notification, and how many older unread urgent ones there are (NOT-2). */
export const urgentNotifications = async (
  queries: Queries,
  reader: NotificationReader,
  options: ReadingOptions,
): Promise<UrgentNotifications> => {
  const where = sql<boolean>`(${isShownTo(reader)} and n.is_important and ${isUnreadBy(reader)})`;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from notification n where ${where}`.execute(queries);
  const [latest] = await readNotifications(queries, reader, options, { where, limit: 1 });
  return {
    numberOfOlderUnread: Math.max(0, (rows[0]?.total ?? 0) - 1),
    ...(latest !== undefined && { mostRecentUnread: latest }),
  };
};
