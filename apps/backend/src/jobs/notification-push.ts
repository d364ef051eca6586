import { isLocale } from '@gastroshop/i18n';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Store } from '../db';
import type { PushSender, PushTarget } from '../push';
import type { JobData } from './job-kinds';
import { notificationIn, readReaders } from './notification-readers';

/** A lock screen shows two or three lines; the shop has the rest. */
const MOST_LETTERS = 300;
/** With subject and text it has to fit into the 4 KB that push services take. */
const MOST_ADDRESS_LETTERS = 500;
/** Where notifications are listed, and files of them opened. */
const ALL = '/my/notification-center';

/** The beginning of a text; a letter that needs two units is not cut in half. */
const shortened = (text: string): string =>
  text.length <= MOST_LETTERS
    ? text
    : `${text
        .slice(0, MOST_LETTERS)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`;

/** The page of the shop it leads to. What leads elsewhere, or to a file, is opened from the list. */
const pageOf = (url: string | undefined): string =>
  url !== undefined && /^\/(?![/\\])/.test(url) && url.length <= MOST_ADDRESS_LETTERS ? url : ALL;

/** What the browser's worker shows; nothing about whom it is for. */
interface PushedNotification {
  readonly title: string;
  readonly text: string;
  /** Path of the shop. */
  readonly url: string;
  /** One of the same tag takes the place of the one before. */
  readonly tag: string;
  readonly language: string;
}

/** Of the id of a notification, which may name a customer's thing, as many letters as a topic may have. */
const tagOf = (tenant: string, notificationId: string): string =>
  createHash('sha256').update(`${tenant}/${notificationId}`).digest('base64url').slice(0, 32);

/**
 * Tells a device of a notification, in its user's language, encrypted for that device alone. Nobody is told who no longer
 * wants it or has read it meanwhile; a device whose browser says that it is gone is forgotten.
 */
export const pushNotification =
  (store: Store, sender: PushSender) =>
  async (data: JobData<'notification-push'>): Promise<void> => {
    const { tenant, notificationId, userId, subscriptionId } = data;
    const [reader] = await readReaders(store, data, { channel: 'PUSH_NOTIFICATION', userId });
    if (reader === undefined || reader.hasRead) return;
    const target = await store.asSystem(async (queries) => {
      const { rows } = await sql<PushTarget>`
        select endpoint, p256dh, auth from push_subscription
        where tenant = ${tenant} and id = ${subscriptionId} and user_id = ${userId}`.execute(queries);
      return rows[0];
    });
    if (target === undefined) return;
    const language = isLocale(reader.locale) ? reader.locale : 'de-AT';
    const { subject, content, attachedUrl } = notificationIn(reader.doc, language);
    const tag = tagOf(tenant, notificationId);
    const shown: PushedNotification = {
      title: subject,
      text: shortened(content),
      url: pageOf(attachedUrl?.url),
      tag,
      language,
    };
    const end = await sender.send(target, {
      payload: JSON.stringify(shown),
      topic: tag,
      isUrgent: reader.isImportant,
    });
    if (end === 'SENT') return;
    await store.asSystem((queries) =>
      sql`delete from push_subscription
        where tenant = ${tenant} and id = ${subscriptionId} and endpoint = ${target.endpoint}`.execute(
        queries,
      ),
    );
  };
