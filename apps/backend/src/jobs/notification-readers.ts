import type { ShopFeature } from '@gastroshop/api-contract';
import { viennaDateAt } from '@gastroshop/domain/calendar';
import type { Locale } from '@gastroshop/i18n';
import { sql } from 'kysely';
import type { NotificationDocument, Store } from '../db';
import type { JobData } from './job-kinds';

/** Somebody who wants a notification by a channel besides the shop. */
export interface NotificationReader {
  readonly id: string;
  /** Empty: none. */
  readonly email: string;
  readonly locale: string;
  readonly doc: NotificationDocument;
  readonly publishedAt: Date;
  readonly isImportant: boolean;
  /** Whether it was read in the shop already. */
  readonly hasRead: boolean;
}

/** Which readers are asked for. */
export interface ReaderChoice {
  readonly channel: 'EMAIL' | 'PUSH_NOTIFICATION';
  /** Only this user, if the user still is one. */
  readonly userId?: string | undefined;
}

const FEATURE: ShopFeature = 'NOTIFICATIONS';

/**
 * Users who want a notification by a channel and act today for a customer it is meant for, while it is shown; none where the
 * shop of the tenant does without notifications.
 */
export const readReaders = (
  store: Store,
  { tenant, notificationId }: JobData<'notification'>,
  { channel, userId }: ReaderChoice,
): Promise<readonly NotificationReader[]> =>
  store.asSystem(async (queries) => {
    const now = new Date();
    const today = viennaDateAt(now.getTime());
    const { rows } = await sql<NotificationReader>`
      select u.id, coalesce(u.email, '') as email, u.locale, n.doc, n.published_at as "publishedAt", n.is_important as "isImportant",
        exists (
          select from notification_read r
          where r.tenant = n.tenant and r.user_id = u.id and r.notification_id = n.id) as "hasRead"
      from notification n
      join notification_preference p
        on p.tenant = n.tenant and p.type_id = n.type_id and ${channel}::text = any(p.channels)
      join app_user u on u.tenant = p.tenant and u.id = p.user_id and u.is_enabled
      where n.tenant = ${tenant} and n.id = ${notificationId}
        and tenant_has_feature(n.tenant, ${FEATURE})
        and (n.valid_to is null or n.valid_to > ${now})
        and (${userId ?? null}::text is null or u.id = ${userId ?? null}::text)
        and exists (
          select from assignment a
          where a.tenant = u.tenant and a.user_id = u.id
            and (cardinality(n.target_customers) = 0 or a.customer_id = any(n.target_customers))
            and (a.valid_from is null or a.valid_from <= ${today}::date)
            and (a.valid_to is null or a.valid_to >= ${today}::date))
      order by u.id`.execute(queries);
    return rows;
  });

/** What a notification says in a language; German stands in for what it lacks. */
export const notificationIn = (
  doc: NotificationDocument,
  language: Locale,
): NotificationDocument['de-AT'] => ({
  ...doc['de-AT'],
  ...(language === 'en-GB' && doc['en-GB']),
});
