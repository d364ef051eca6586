import { addDays, isCalendarDate, viennaInstant } from '@gastroshop/domain/calendar';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { NotificationDocument, Queries } from '../../db';
import { enqueueJobs } from '../../jobs';
import { isTenant } from '../../tenants';
import { isAllowedLink } from './attached-link';
import type { NotificationInput } from './notification-input';
import { notificationTypeName } from './notification-types';

/** What a notification says that cannot be published: one sentence, for whoever wrote it. */
export class NotificationError extends Error {
  override readonly name = 'NotificationError';
}

/** A file that goes with a notification. */
export interface NotificationFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** Circumstances of a publication. */
export interface Publication {
  readonly now: Date;
  readonly externalOrigins: readonly string[];
  readonly file?: NotificationFile | undefined;
}

const firstMoment = (text: string): Date =>
  new Date(isCalendarDate(text) ? viennaInstant(text, '00:00') : text);

/** A day is shown to its end. */
const firstMomentAfter = (text: string): Date =>
  new Date(isCalendarDate(text) ? viennaInstant(addDays(text, 1), '00:00') : text);

const unknownOf = async (
  queries: Queries,
  table: 'customer' | 'article',
  tenant: string,
  keys: readonly string[],
): Promise<readonly string[]> => {
  if (keys.length === 0) return [];
  const column = sql.ref(table === 'customer' ? 'id' : 'sku');
  const { rows } = await sql<{ key: string }>`
    select ${column} as key from ${sql.table(table)}
    where tenant = ${tenant} and ${column} = any(${[...keys]}::text[])`.execute(queries);
  const known = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !known.has(key));
};

const check = async (queries: Queries, input: NotificationInput, publication: Publication) => {
  const { tenant, attachment, customers, products } = input;
  if (
    attachment !== undefined &&
    'url' in attachment &&
    !isAllowedLink(attachment.url, publication.externalOrigins)
  )
    throw new NotificationError(
      'attachment.url has to be a path of the shop or an https address of EXTERNAL_ORIGINS.',
    );
  if (!(await isTenant(queries, tenant)))
    throw new NotificationError(`tenant: there is no tenant ${tenant}.`);
  const [customer] = await unknownOf(queries, 'customer', tenant, customers);
  if (customer !== undefined)
    throw new NotificationError(`customers: ${tenant} has no customer ${customer}.`);
  const [sku] = await unknownOf(queries, 'article', tenant, products);
  if (sku !== undefined) throw new NotificationError(`products: ${tenant} has no article ${sku}.`);
};

const documentOf = (
  id: string,
  { type, text, products, attachment, urgent }: NotificationInput,
  publishedAt: Date,
): NotificationDocument => {
  const { 'de-AT': german, 'en-GB': english = {} } = text;
  const url = attachment === undefined ? undefined : 'url' in attachment ? attachment.url : '';
  const link = (caption: string | undefined) =>
    url === undefined ? {} : { attachedUrl: { url, ...(caption !== undefined && { caption }) } };
  const { caption: germanCaption, ...germanText } = german;
  const { caption: englishCaption, subject, content } = english;
  return {
    'de-AT': {
      id,
      ...germanText,
      ...link(germanCaption),
      publishedAt: publishedAt.toISOString(),
      notificationType: { id: type, name: notificationTypeName(type, 'de-AT') },
      ...(products.length > 0 && { attachedProducts: products }),
      isImportant: urgent,
    },
    'en-GB': {
      ...(subject !== undefined && { subject }),
      ...(content !== undefined && { content }),
      ...(englishCaption !== undefined && link(englishCaption)),
    },
  };
};

const rowOf = (id: string, input: NotificationInput, now: Date) => {
  const { customers, urgent, validFrom, validTo } = input;
  const publishedAt = validFrom === undefined ? now : firstMoment(validFrom);
  return {
    target_customers: [...new Set(customers)],
    published_at: publishedAt,
    valid_to: validTo === undefined ? null : firstMomentAfter(validTo),
    is_important: urgent,
    doc: JSON.stringify(documentOf(id, input, publishedAt)),
  };
};

/** What publishing would do: nothing, or something new or other, shown from a moment on. */
export type NotificationChange = 'UNCHANGED' | { readonly isNew: boolean; readonly publishedAt: Date };

/**
 * Whether a notification says something else than the one of its id that is there. One that names no first day keeps the
 * moment at which it was published first.
 */
export const isChangedBy = async (
  queries: Queries,
  { id, ...input }: NotificationInput & { readonly id: string },
  now: Date,
): Promise<NotificationChange> => {
  const before = await queries
    .selectFrom('notification')
    .select('published_at')
    .where('tenant', '=', input.tenant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) return { isNew: true, publishedAt: now };
  const publishedAt = before.published_at;
  const row = rowOf(id, input, publishedAt);
  const { rows } = await sql`
    select from notification
    where tenant = ${input.tenant} and id = ${id} and target_customers = ${row.target_customers}::text[]
      and published_at = ${row.published_at} and valid_to is not distinct from ${row.valid_to}::timestamptz
      and is_important = ${row.is_important} and doc = ${row.doc}::jsonb`.execute(queries);
  return rows.length > 0 ? 'UNCHANGED' : { isNew: false, publishedAt };
};

/**
 * Publishes a notification, or replaces the one of the same id: what was read stays read. With a new one goes the job
 * that mails it, once its time has come, to whoever wants its type by e-mail.
 *
 * @param queries of the house (`store.asSystem`), or of whoever acts for the customers it is for
 * @returns its id
 * @throws NotificationError for an address that is not allowed, unknown customers and articles, an end before the begin
 */
export const publishNotification = async (
  queries: Queries,
  input: NotificationInput,
  publication: Publication,
): Promise<string> => {
  await check(queries, input, publication);
  const { tenant, id = randomUUID() } = input;
  const row = rowOf(id, input, publication.now);
  if (row.valid_to !== null && row.valid_to <= row.published_at)
    throw new NotificationError('validTo lies before the notification is shown.');
  const stored = await queries
    .insertInto('notification')
    .values({ tenant, id, ...row })
    .onConflict((conflict) => conflict.columns(['tenant', 'id']).doUpdateSet(row))
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow();
  await queries
    .deleteFrom('notification_file')
    .where('tenant', '=', tenant)
    .where('notification_id', '=', id)
    .execute();
  if (publication.file !== undefined) {
    const { fileName, mediaType, bytes } = publication.file;
    await queries
      .insertInto('notification_file')
      .values({ tenant, notification_id: id, file_name: fileName, media_type: mediaType, bytes })
      .execute();
  }
  if (stored.is_new)
    await enqueueJobs(queries, [
      { kind: 'notification', data: { tenant, notificationId: id }, startAfter: row.published_at },
    ]);
  return id;
};

/**
 * Takes a notification off the shop from now on; it stays stored.
 *
 * @throws NotificationError when there is none of this id
 */
export const withdrawNotification = async (
  queries: Queries,
  { tenant, id }: { readonly tenant: string; readonly id: string },
  now: Date,
): Promise<void> => {
  const { numUpdatedRows } = await queries
    .updateTable('notification')
    .set({ valid_to: now })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new NotificationError(`${tenant} has no notification ${id}.`);
};
