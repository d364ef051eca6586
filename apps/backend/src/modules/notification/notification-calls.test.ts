import {
  attachedUrlSchema,
  notificationSchema,
  notificationPageSchema,
  notificationPreferenceSchema,
  urgentNotificationsSchema,
  type NotificationPreferenceChange,
} from '@gastroshop/api-contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import {
  createTestApp,
  createFakeClock,
  plantProducts,
  seedAssignment,
  seedRecord,
  shelfProduct,
  stores,
  type TestApp,
} from '../../testing';
import { testServices } from '../../testing/test-app';
import { notificationInput } from './notification-input';
import { publishNotification, withdrawNotification, type Publication } from './publish-notification';

const NOW = new Date('2026-11-25T14:00:00Z');
const RECIPES = 'https://recipes.example';

describe.each(stores)('notifications on %s', (_, open) => {
  const clock = createFakeClock(NOW);
  const product = shelfProduct();
  let store: Store;
  let shop: TestApp;
  const anna = { userId: randomUUID(), tenant: 'AZ' };
  const bea = { userId: randomUUID(), tenant: 'AZ' };
  const nobody = { userId: randomUUID(), tenant: 'AZ' };

  const publish = (more: object = {}, publication: Partial<Publication> = {}) =>
    store.asSystem((queries) =>
      publishNotification(
        queries,
        notificationInput.parse({
          tenant: 'AZ',
          type: 'OFFER',
          text: { 'de-AT': { subject: 'Wild', content: 'Hirsch' }, 'en-GB': { subject: 'Game' } },
          ...more,
        }),
        { now: clock.now(), externalOrigins: [RECIPES], ...publication },
      ),
    );
  const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();
  const pageOf = async (more: object = {}, as = anna, headers = {}) =>
    notificationPageSchema.parse(
      (
        await shop.call(
          'getNotifications',
          { tenant: 'AZ', customerId: '1', pageIndex: 0, ...more },
          as,
          headers,
        )
      ).body,
    );
  const idsOf = async (more: object = {}, as = anna) =>
    (await pageOf(more, as)).notifications.map(({ id }) => id);
  const urgentOf = async (as = anna) =>
    urgentNotificationsSchema.parse(
      (await shop.call('getUrgentNotifications', { tenant: 'AZ', customerId: '1' }, as)).body,
    );
  const count = async (as = anna) =>
    (await shop.call('getUnreadNotificationCount', {}, as, { cookie: 'customer=1' })).body;
  const one = (notificationId: string, as = anna) => shop.call('getNotification', { notificationId }, as);
  const markRead = (ids: readonly string[], as = anna) =>
    shop.call('markNotificationsRead', { ids: [...ids] }, as);
  const prefer = (preferences: readonly NotificationPreferenceChange[], as = anna) =>
    shop.call('putNotificationPreferences', { preferences: [...preferences] }, as);

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, clock, {
      services: { ...testServices(store, clock), externalOrigins: [RECIPES] },
    });
    await store.asSystem(async (queries) => {
      await plantProducts(queries, [product]);
      for (const id of ['1', '2', '3']) await seedRecord(queries, { id });
      for (const id of ['1', '2']) await seedAssignment(queries, id, [anna.userId]);
      await seedAssignment(queries, '1', [bea.userId]);
    });
  });
  beforeEach(async () => {
    clock.moveTo(NOW);
    await store.asSystem(async (queries) => {
      await queries.deleteFrom('notification').execute();
      await queries.deleteFrom('notification_read').execute();
      await queries.deleteFrom('notification_preference').execute();
    });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  it('are answered with all that was published, in the reader’s language', async () => {
    const id = await publish({
      products: [product.sku],
      customers: ['1', '3'],
      attachment: { url: '/page/wild' },
      text: {
        'de-AT': { subject: 'Wild', content: 'Hirsch', caption: 'Zur Seite' },
        'en-GB': { subject: 'Game' },
      },
    });
    const german = {
      id,
      // Who else it is for is nobody’s business.
      targetCustomers: ['1'],
      unread: true,
      publishedAt: NOW.toISOString(),
      subject: 'Wild',
      content: 'Hirsch',
      notificationType: { id: 'OFFER', name: 'Aktionen' },
      attachedProducts: [product.sku],
      attachedUrl: { url: '/page/wild', caption: 'Zur Seite' },
      isImportant: false,
    };
    expect((await pageOf()).notifications).toEqual([german]);
    expect(notificationSchema.parse((await one(id)).body)).toEqual(german);
    // What English lacks is German.
    expect((await pageOf({}, anna, { 'accept-language': 'en-GB' })).notifications).toEqual([
      { ...german, subject: 'Game', notificationType: { id: 'OFFER', name: 'Offers' } },
    ]);
  });

  it('NOT-1: are those for the chosen customer and for all, while they are shown', async () => {
    const shown = [
      await publish({ validFrom: at(-3) }),
      await publish({ customers: ['1'], validFrom: at(-2) }),
    ];
    await publish({ customers: ['2'] });
    await publish({ customers: ['3'] });
    await publish({ validFrom: at(1) });
    await publish({ validFrom: at(-2), validTo: at(-1) });
    expect((await idsOf()).toSorted()).toEqual(shown.toSorted());
    expect(await count()).toBe(2);
    clock.moveTo(new Date(at(2)));
    expect(await idsOf()).toHaveLength(3);
  });

  it('days are Vienna’s, the last one whole', async () => {
    const id = await publish({ validFrom: '2026-11-25', validTo: '2026-11-26' });
    clock.moveTo(new Date('2026-11-26T22:59:59Z'));
    expect(await idsOf()).toEqual([id]);
    clock.moveTo(new Date('2026-11-26T23:00:00Z'));
    expect(await idsOf()).toEqual([]);
  });

  it('come by page and type, the latest first, and the count agrees', async () => {
    const ids: string[] = [];
    for (let minute = 5; minute > 0; minute -= 1)
      ids.unshift(await publish({ validFrom: at(-minute), type: minute % 2 === 0 ? 'PRICE' : 'RANGE' }));
    const first = await pageOf({ perPage: 2 });
    expect(first.notifications.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.page).toEqual({ totalElements: 5, totalPages: 3, number: 0, size: 2 });
    expect(await idsOf({ perPage: 2, pageIndex: 2 })).toEqual(ids.slice(4));
    expect(await idsOf({ pageIndex: 1 })).toEqual([]);
    expect(await idsOf({ typeFilterId: 'PRICE' })).toEqual([ids[1], ids[3]]);
    expect(await idsOf({ typeFilterId: 'unknown' })).toEqual([]);
    expect((await pageOf()).page.size).toBe(100);
    expect(await count()).toBe(5);
  });

  it('NOT-2: the latest urgent one opens, older ones are counted, until all are read', async () => {
    expect(await urgentOf()).toEqual({ numberOfOlderUnread: 0 });
    const [old, latest] = [
      await publish({ urgent: true, validFrom: at(-9) }),
      await publish({ urgent: true, validFrom: at(-8) }),
    ];
    await publish({ validFrom: at(-1) });
    expect(await urgentOf()).toMatchObject({
      numberOfOlderUnread: 1,
      mostRecentUnread: { id: latest, isImportant: true, unread: true },
    });
    expect((await markRead([latest])).status).toBe(204);
    expect(await count()).toBe(2);
    expect(await urgentOf()).toMatchObject({ numberOfOlderUnread: 0, mostRecentUnread: { id: old } });
    // A repetition changes nothing, and what one has read the other has not.
    expect((await markRead([latest, old, latest])).status).toBe(204);
    expect(await urgentOf()).toEqual({ numberOfOlderUnread: 0 });
    expect(await count()).toBe(1);
    expect(await urgentOf(bea)).toMatchObject({ numberOfOlderUnread: 1 });
    expect(notificationSchema.parse((await one(old)).body).unread).toBe(false);
  });

  it('T03: of foreign customers and tenants are not there, alone or in a list', async () => {
    const own = await publish();
    const foreign = [
      await publish({ customers: ['3'] }),
      await publish({ tenant: 'GM' }),
      await publish({ validFrom: at(5) }),
    ];
    for (const id of foreign) {
      for (const name of ['getNotification', 'getNotificationAttachmentUrl'] as const) {
        const answer = await shop.call(name, { notificationId: id }, anna);
        const unknown = await shop.call(name, { notificationId: 'unknown' }, anna);
        expect(answer.status).toBe(404);
        expect(answer.bytes.equals(unknown.bytes)).toBe(true);
      }
      expect((await markRead([own, id])).status).toBe(404);
    }
    expect(await count()).toBe(1);
    expect((await markRead([])).status).toBe(204);
    // One for another of the user's customers can be read, whichever is chosen.
    const other = await publish({ customers: ['2'] });
    expect((await one(other)).status).toBe(200);
    expect((await one(other, bea)).status).toBe(404);
    expect((await one(other, nobody)).status).toBe(404);
  });

  it('NOT-3: users choose channels for each type, each user alone', async () => {
    const read = async (as = anna) => {
      const { body } = await shop.call('getNotificationPreferences', {}, as);
      return notificationPreferenceSchema
        .array()
        .parse(body)
        .map(({ notificationType, channels }) => `${notificationType.id} ${channels.join(' ')}`.trim());
    };
    const untouched = ['ORDER', 'DELIVERY', 'OFFER', 'RANGE', 'PRICE', 'SERVICE'].map(
      (id) => `${id} WEBSHOP`,
    );
    expect(await read()).toEqual(untouched);
    const answer = await prefer([
      { notificationType: { id: 'OFFER' }, channels: ['EMAIL', 'WEBSHOP', 'EMAIL'] },
      { notificationType: { id: 'RANGE' }, channels: [] },
    ]);
    expect(answer.status).toBe(200);
    const changed = [
      'ORDER WEBSHOP',
      'DELIVERY WEBSHOP',
      'OFFER WEBSHOP EMAIL',
      'RANGE',
      'PRICE WEBSHOP',
      'SERVICE WEBSHOP',
    ];
    expect(await read()).toEqual(changed);
    expect(await read(bea)).toEqual(untouched);
    expect(
      await prefer([
        { notificationType: { id: 'PRICE' }, channels: [] },
        { notificationType: { id: 'WEATHER' }, channels: [] },
      ]),
    ).toMatchObject({ status: 422, body: { field: '1.notificationType.id' } });
    expect(await read()).toEqual(changed);
  });

  it('two changes of preferences at once both count', async () => {
    const types = ['ORDER', 'DELIVERY', 'OFFER', 'RANGE', 'PRICE', 'SERVICE'];
    const answers = await Promise.all(
      [types, types.toReversed()].flatMap((order) =>
        Array.from({ length: 5 }, (__, index) =>
          prefer(
            order.map((id) => ({
              notificationType: { id },
              channels: index % 2 === 0 ? ['EMAIL'] : ['PUSH_NOTIFICATION'],
            })),
          ),
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });

  it('NOT-3: a type not wanted in the shop is not shown there and not counted, unless it is urgent', async () => {
    const [offer, recall] = [await publish({ validFrom: at(-2) }), await publish({ urgent: true })];
    await prefer([{ notificationType: { id: 'OFFER' }, channels: ['EMAIL'] }]);
    expect(await idsOf()).toEqual([recall]);
    expect(await count()).toBe(1);
    expect(await idsOf({}, bea)).toHaveLength(2);
    // Whoever comes from the mail reads it all the same.
    expect((await one(offer)).status).toBe(200);
  });

  it('T14: lead to pages of the shop and to allowed origins only', async () => {
    await publish({ attachment: { url: `${RECIPES}/wild` } });
    for (const url of [
      'https://evil.example',
      'javascript:alert(1)',
      '//evil.example',
      'http://recipes.example',
    ])
      await expect(publish({ attachment: { url } })).rejects.toThrow(/^attachment\.url /);
    const [shown] = (await pageOf()).notifications;
    expect(shown?.attachedUrl).toEqual({ url: `${RECIPES}/wild` });
    // An origin that is no longer allowed leads nowhere, whatever is stored.
    const strict = await createTestApp(store, clock);
    const answer = await strict.call(
      'getNotification',
      { notificationId: shown?.id ?? '' },
      {
        ...anna,
      },
    );
    await strict.close();
    // The other application has an issuer of its own.
    expect(answer.status).toBe(200);
    expect(notificationSchema.parse(answer.body).attachedUrl).toBeUndefined();
  });

  describe('files', () => {
    const pdf = { fileName: 'Preisliste Öl.pdf', mediaType: 'application/pdf', bytes: Buffer.from('%PDF-1') };
    const addressOf = async (notificationId: string, as = anna) => {
      const { body } = await shop.call('getNotificationAttachmentUrl', { notificationId }, as);
      return attachedUrlSchema.parse(body);
    };
    const openFile = (url: string, host = 'localhost') => shop.app.inject({ url, headers: { host } });

    it('open at a signed address for five minutes', async () => {
      const id = await publish({ attachment: { file: 'x.pdf' } }, { file: pdf });
      const { url, caption } = await addressOf(id);
      expect(caption).toBe('Preisliste Öl.pdf');
      const file = await openFile(url);
      expect(file.rawPayload.toString()).toBe('%PDF-1');
      expect(file.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
        'content-disposition': "inline; filename*=UTF-8''Preisliste%20%C3%96l.pdf",
      });
      clock.moveTo(new Date(at(5)));
      expect((await openFile(url)).statusCode).toBe(404);
    });

    it('open for nobody who changes the address', async () => {
      const [id, other] = [
        await publish({ attachment: { file: 'x.pdf' } }, { file: pdf }),
        await publish({ customers: ['2'], attachment: { file: 'x.pdf' } }, { file: pdf }),
      ];
      const { url } = await addressOf(id, bea);
      for (const changed of [
        url.replace(id, other),
        url.replace(bea.userId, anna.userId),
        url.replace(/until=\d+/, `until=${NOW.getTime() + 299_000}`),
        url.replace(/signature=.*/, 'signature='),
        url.split('?')[0] ?? '',
      ])
        expect((await openFile(changed)).statusCode, changed).toBe(404);
      expect((await openFile(url, 'gm.localhost')).statusCode).toBe(404);
      expect((await openFile(url)).statusCode).toBe(200);
    });

    it('are told by the list, and are replaced or taken away with their notification', async () => {
      const id = await publish({ attachment: { file: 'x.pdf' } }, { file: pdf });
      expect((await pageOf()).notifications[0]?.attachedUrl).toEqual({
        url: `/v1/user/notifications/${id}/resolved-attachment-url`,
      });
      await publish({ id });
      expect((await pageOf()).notifications[0]?.attachedUrl).toBeUndefined();
      expect((await shop.call('getNotificationAttachmentUrl', { notificationId: id }, anna)).status).toBe(
        404,
      );
    });
  });

  it('can be replaced and withdrawn by who published them', async () => {
    const id = await publish({ id: 'wild-1' });
    expect(id).toBe('wild-1');
    await markRead([id]);
    await publish({ id: 'wild-1', text: { 'de-AT': { subject: 'Wild und Pilze', content: 'Hirsch' } } });
    expect((await pageOf()).notifications).toMatchObject([{ id, subject: 'Wild und Pilze', unread: false }]);
    await store.asSystem((queries) => withdrawNotification(queries, { tenant: 'AZ', id }, NOW));
    expect(await idsOf()).toEqual([]);
    await expect(
      store.asSystem((queries) => withdrawNotification(queries, { tenant: 'GM', id }, NOW)),
    ).rejects.toThrow('GM has no notification wild-1');
  });

  it('TEN-4: name what their own tenant has, and leave what is called the same in another alone', async () => {
    const file = { fileName: 'x.pdf', mediaType: 'application/pdf', bytes: Buffer.from('%PDF-') };
    await store.asSystem(async (queries) => {
      await seedRecord(queries, { tenant: 'GM', id: 'only-gm' });
      await plantProducts(queries, [shelfProduct({ tenant: 'GM', sku: 'only-gm' })]);
    });
    await expect(publish({ customers: ['only-gm'] })).rejects.toThrow('no customer only-gm');
    await expect(publish({ products: ['only-gm'] })).rejects.toThrow('no article only-gm');
    const attached = { id: 'same', attachment: { file: 'x.pdf' } };
    for (const tenant of ['AZ', 'GM']) await publish({ ...attached, tenant }, { file });
    await publish({ id: 'same' });
    const left = await store.asSystem((queries) =>
      queries
        .selectFrom('notification_file')
        .select('tenant')
        .where('notification_id', '=', 'same')
        .execute(),
    );
    expect(left).toEqual([{ tenant: 'GM' }]);
  });

  it.each<[string, object, RegExp]>([
    ['an unknown customer', { customers: ['1', '99'] }, /no customer 99/],
    ['an unknown article', { products: ['gone'] }, /no article gone/],
    ['an end before the begin', { validFrom: '2026-11-25', validTo: '2026-11-24' }, /validTo/],
  ])('are not published for %s', async (_what, more, sentence) => {
    await expect(publish(more)).rejects.toThrow(sentence);
    expect(await idsOf()).toEqual([]);
  });
});
