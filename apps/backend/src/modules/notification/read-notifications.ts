import type { Notification } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import { sql, type RawBuilder } from 'kysely';
import type { NotificationDocument, Queries } from '../../db';
import { isAllowedLink } from './attached-link';
import { typeInLanguage } from './notification-types';
import { isUnreadBy, knownTargets, type NotificationReader } from './readers';

interface Row {
  readonly id: string;
  readonly published_at: Date;
  readonly is_important: boolean;
  readonly doc: NotificationDocument;
  readonly targets: readonly string[];
  readonly is_unread: boolean;
  readonly has_file: boolean;
}

/** What reading needs to know besides the reader. */
export interface ReadingOptions {
  readonly locale: Locale;
  /** Other origins a notification may lead to. */
  readonly externalOrigins: readonly string[];
}

/** Which notifications are read: a condition on `notification n`, and how many after how many. */
export interface NotificationChoice {
  readonly where: RawBuilder<boolean>;
  readonly limit: number;
  readonly offset?: number | undefined;
}

/** The call that says where a notification's file is; the file itself is opened by what it answers only. */
const fileAddress = (id: string): string =>
  `/v1/user/notifications/${encodeURIComponent(id)}/resolved-attachment-url`;

const notificationOf = (row: Row, { locale, externalOrigins }: ReadingOptions): Notification => {
  // English may lack fields; German stands in for each.
  const text = { ...row.doc['de-AT'], ...(locale === 'en-GB' && row.doc['en-GB']) };
  const { attachedUrl } = text;
  const caption = attachedUrl?.caption === undefined ? {} : { caption: attachedUrl.caption };
  return {
    id: row.id,
    ...(row.targets.length > 0 && { targetCustomers: row.targets }),
    unread: row.is_unread,
    publishedAt: row.published_at.toISOString(),
    subject: text.subject,
    content: text.content,
    notificationType: typeInLanguage(text.notificationType, locale),
    ...(text.attachedProducts !== undefined && { attachedProducts: text.attachedProducts }),
    ...(row.has_file
      ? { attachedUrl: { url: fileAddress(row.id), ...caption } }
      : attachedUrl !== undefined &&
        isAllowedLink(attachedUrl.url, externalOrigins) && {
          attachedUrl: { url: attachedUrl.url.trim(), ...caption },
        }),
    isImportant: row.is_important,
  };
};

/** Reads notifications as the wire carries them, the latest first. */
export const readNotifications = async (
  queries: Queries,
  reader: NotificationReader,
  options: ReadingOptions,
  { where, limit, offset = 0 }: NotificationChoice,
): Promise<readonly Notification[]> => {
  const { rows } = await sql<Row>`
    select n.id, n.published_at, n.is_important, n.doc, ${knownTargets(reader)} as targets,
      ${isUnreadBy(reader)} as is_unread,
      exists (
        select from notification_file f where f.tenant = n.tenant and f.notification_id = n.id
      ) as has_file
    from notification n
    where ${where}
    order by n.published_at desc, n.id
    limit ${limit} offset ${offset}`.execute(queries);
  return rows.map((row) => notificationOf(row, options));
};
