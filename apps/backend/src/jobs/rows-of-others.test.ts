import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NotificationDocument, Store } from '../db';
import type { Mail } from '../mail';
import {
  createTestApp,
  createFakeClock,
  openQuickStore,
  orderingActor,
  seedAssignment,
  seedTestBuyer,
  seedRecord,
  seedShelf,
  seedUsers,
  type TestApp,
} from '../testing';
import { mailLabelSheet } from './label-mail';
import { announceNotification } from './announce-notification';
import { mailNotification } from './notification-mail';
import { loadOrderForJob } from './ordered';
import { readSubmission } from './submissions';

const AT = new Date('2026-11-20T08:00:00Z');
const ADDRESS = 'kueche@post.example';

/** The words a mail of labels is known by. */
const sheetOf = (name: string) =>
  JSON.stringify({
    language: 'de-AT',
    shop: name,
    title: 'Etiketten',
    labels: [{ name, number: '1', content: '1 ST', sku: '1', amount: 1 }],
  });

describe('TEN-4: a job finds', () => {
  const clock = createFakeClock();
  const mails: Mail[] = [];
  const mailer = {
    send: (mail: Mail) => Promise.resolve(void mails.push(mail)),
    close: () => undefined,
  };
  let store: Store;
  let shop: TestApp;

  beforeAll(async () => {
    store = await openQuickStore();
    shop = await createTestApp(store, clock);
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  it('the labels of its tenant’s customer, and none that are called the same elsewhere', async () => {
    const subjectsFor = async (customerId: string, tenant = 'AZ') => {
      mails.length = 0;
      await mailLabelSheet(store, mailer)({ tenant, customerId, mailingId: 'same', address: ADDRESS });
      return mails.map(({ subject }) => subject);
    };
    await store.asSystem((queries) =>
      queries
        .insertInto('label_mailing')
        .values(
          [
            { tenant: 'GM', customer_id: '1' },
            { tenant: 'AZ', customer_id: '2' },
          ].map((owner) => ({
            ...owner,
            id: 'same',
            created_at: AT,
            locale: 'de-AT' as const,
            sheet: sheetOf(`${owner.tenant} ${owner.customer_id}`),
          })),
        )
        .execute(),
    );
    expect(await subjectsFor('1')).toEqual([]);
    expect(await subjectsFor('2')).toEqual(['Ihre Etiketten – AZ 2']);
    expect(await subjectsFor('1', 'GM')).toEqual(['Ihre Etiketten – GM 1']);
  });

  it('the order of its tenant’s customer, and none that has the same number elsewhere', async () => {
    const { who, sku } = await store.asSystem(async (queries) => {
      const [planted = ''] = await seedShelf(queries, 1);
      return { who: await seedTestBuyer(queries), sku: planted };
    });
    const actor = orderingActor(shop, who);
    await actor.put([sku]);
    const { id: orderId } = await actor.order();
    const { customerId } = who;
    expect(await loadOrderForJob(store, { tenant: 'AZ', customerId, orderId })).toMatchObject({
      order: { id: orderId },
      userId: who.userId,
    });
    expect(await loadOrderForJob(store, { tenant: 'GM', customerId, orderId })).toBeUndefined();
    expect(await loadOrderForJob(store, { tenant: 'AZ', customerId: 'another', orderId })).toBeUndefined();
  });

  it('what was filled in in its tenant, and nothing that is called the same in another', async () => {
    const doc = { kind: 'FORM' as const, form: 'kontakt', locale: 'de-AT' as const, lines: [] };
    await store.asSystem((queries) =>
      queries
        .insertInto('form_submission')
        .values({ tenant: 'GM', id: 'same', doc: JSON.stringify(doc), created_at: AT })
        .execute(),
    );
    expect(await readSubmission(store, { tenant: 'AZ', submissionId: 'same' })).toBeUndefined();
    expect(await readSubmission(store, { tenant: 'GM', submissionId: 'same' })).toMatchObject({ doc });
  });

  it('the readers of its tenant’s notification, and none of one that is called the same in another', async () => {
    const doc: NotificationDocument = {
      'de-AT': {
        id: 'same',
        subject: 'Feiertage',
        content: 'Früher bestellen',
        publishedAt: AT.toISOString(),
        notificationType: { id: 'DELIVERY', name: 'Lieferung' },
        isImportant: false,
      },
    };
    await store.asSystem(async (queries) => {
      const users = ['reader', 'former', 'coming'];
      await seedUsers(
        queries,
        users.map((id) => ({ tenant: 'GM', id, email: `${id}@post.example` })),
      );
      await seedRecord(queries, { tenant: 'GM', id: '7' });
      await seedAssignment(queries, '7', users, 'GM');
      // Who acted for the customer once, or will, is not written to.
      await sql`update assignment set valid_to = '2020-01-01' where user_id = 'former'`.execute(queries);
      await sql`update assignment set valid_from = '2200-01-01' where user_id = 'coming'`.execute(queries);
      await queries
        .insertInto('notification_preference')
        .values(users.map((user_id) => ({ tenant: 'GM', user_id, type_id: 'DELIVERY', channels: ['EMAIL'] })))
        .execute();
      await queries
        .insertInto('notification')
        .values({
          tenant: 'GM',
          id: 'same',
          target_customers: [],
          published_at: AT,
          is_important: false,
          doc: JSON.stringify(doc),
        })
        .execute();
    });
    const announced = async (tenant: string) => {
      await announceNotification(store, { mails: true, pushes: true })({ tenant, notificationId: 'same' });
      const { rows } = await store.asSystem((queries) =>
        sql<{ tenant: string; reader: string }>`
          delete from jobs.job where name = 'notification-mail'
          returning data->>'tenant' as tenant, data->>'userId' as reader`.execute(queries),
      );
      return rows;
    };
    expect(await announced('AZ')).toEqual([]);
    expect(await announced('GM')).toEqual([{ tenant: 'GM', reader: 'reader' }]);
    mails.length = 0;
    for (const tenant of ['AZ', 'GM'])
      await mailNotification(store, mailer)({ tenant, notificationId: 'same', userId: 'reader' });
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([['reader@post.example', 'Feiertage']]);
  });
});
