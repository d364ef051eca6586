import { isTenantCode } from '@gastroshop/identity';
import { isLocale } from '@gastroshop/i18n';
import type { Store } from '../db';
import { composeMail, type Mailer } from '../mail';
import { readTenantProfile } from '../tenant-profile';
import type { JobData } from './job-kinds';
import { mailIdOf } from './mail-id';
import { notificationIn, readReaders } from './notification-readers';
import { texts } from '../text-files';

/** Mails a notification to one user, in the user's language; to nobody who no longer wants it. */
export const mailNotification =
  (store: Store, mailer: Mailer) =>
  async (data: JobData<'notification-mail'>): Promise<void> => {
    const { tenant, notificationId, userId } = data;
    const [reader] = await readReaders(store, data, { channel: 'EMAIL', userId });
    if (reader === undefined || reader.email === '' || !isTenantCode(tenant)) return;
    const profile = await store.asSystem((queries) => readTenantProfile(queries, tenant));
    const { email, locale, doc, publishedAt } = reader;
    const language = isLocale(locale) ? locale : 'de-AT';
    const { subject, content } = notificationIn(doc, language);
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
