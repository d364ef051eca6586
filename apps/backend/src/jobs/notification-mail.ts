import { viennaDateAt } from '@gastroshop/domain/calendar';
import { isTenantCode } from '@gastroshop/identity';
import { isLocale } from '@gastroshop/i18n';
import { sql } from 'kysely';
import type { NotificationDocument, Store } from '../db';
import { composeMail, type Mailer } from '../mail';
import { readTenantProfile } from '../tenant-profile';
import { enqueueJobs } from './enqueue';
import type { JobData } from './job-kinds';
import { mailIdOf } from './mail-id';
import { texts } from '../text-files';

/**
 * Whose mail it is: users who want its type by e-mail and act today for a customer it is meant for, while it is shown.
 * With a user's id, whether it is that one's still.
 */
const readReaders = (
  store: Store,
  { tenant, notificationId }: JobData<'notification'>,
  userId?: string,
): Promise<readonly ReaderRow[]> =>
  store.asSystem(async (queries) => {
    const now = new Date();
    const today = viennaDateAt(now.getTime());
    const { rows } = await sql<ReaderRow>`
      select u.id, u.email, u.locale, n.doc, n.published_at as "publishedAt"
      from notification n
      join notification_preference p
        on p.tenant = n.tenant and p.type_id = n.type_id and 'EMAIL' = any(p.channels)
      join app_user u on u.tenant = p.tenant and u.id = p.user_id and u.is_enabled and u.email <> ''
      where n.tenant = ${tenant} and n.id = ${notificationId}
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

interface ReaderRow {
  readonly id: string;
  readonly email: string;
  readonly locale: string;
  readonly doc: NotificationDocument;
  readonly publishedAt: Date;
}

/** Makes a job of its own for each mail of a notification. */
export const enqueueNotificationMails =
  (store: Store) =>
  async (data: JobData<'notification'>): Promise<void> => {
    const readers = await readReaders(store, data);
    await store.asSystem((queries) =>
      enqueueJobs(
        queries,
        readers.map(({ id }) => ({ kind: 'notification-mail', data: { ...data, userId: id } })),
      ),
    );
  };

/** Mails a notification to one user, in the user's language; to nobody who no longer wants it. */
export const mailNotification =
  (store: Store, mailer: Mailer) =>
  async (data: JobData<'notification-mail'>): Promise<void> => {
    const { tenant, notificationId, userId } = data;
    const [reader] = await readReaders(store, data, userId);
    if (reader === undefined || !isTenantCode(tenant)) return;
    const profile = await store.asSystem((queries) => readTenantProfile(queries, tenant));
    const { email, locale, doc, publishedAt } = reader;
    const language = isLocale(locale) ? locale : 'de-AT';
    const { subject, content } = { ...doc['de-AT'], ...(language === 'en-GB' && doc['en-GB']) };
    await mailer.send({
      id: mailIdOf(`notification-${tenant}-${notificationId}`, email),
      to: email,
      from: profile.sender,
      date: publishedAt,
      ...composeMail({
        language,
        subject,
        before: [content],
        after: [`${texts.getFixedT(language, 'notification-mail')('closing')}\n\n${profile.signature}`],
      }),
    });
  };
