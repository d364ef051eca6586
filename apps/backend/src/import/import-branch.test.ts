import { fairSchema as fairShape } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import {
  createTestApp,
  createFakeClock,
  orderingActor,
  TEST_NOW,
  seedTestBuyer,
  seedShelf,
  stores,
  type TestApp,
} from '../testing';
import { csvRows } from './parsing/csv-rows';
import { tableOf } from './parsing/table-of';
import { fairImporter } from './persistence/import-fairs';
import { holidayImporter } from './persistence/import-holidays';
import { notificationImporter } from './persistence/import-notifications';
import { userImporter } from './persistence/import-users';
import { importOf } from './testing/import-of';
import { EXAMPLE_LINES } from './testing/example-lines';

const TODAY = '2026-11-25';

describe.each(stores)('what a branch decides for all its customers, on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, createFakeClock());
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });
  const buyer = async () => {
    const who = await store.asSystem((queries) => seedTestBuyer(queries));
    const [sku = ''] = await store.asSystem((queries) => seedShelf(queries, 1));
    return { who, sku };
  };

  describe('fairs', () => {
    const bring = (lines: readonly unknown[], options = {}) =>
      importOf(store, fairImporter({}), lines, options);
    const line = (id: string, more: object = {}) => ({ ...EXAMPLE_LINES.fairs, id, ...more });
    const shown = async (fairId: string) => fairShape.parse((await shop.call('getFair', { fairId })).body);

    it('come with all that belongs to them; the same file changes nothing', async () => {
      expect(await bring([line('ALL')])).toMatchObject({ created: 1, refused: 0 });
      expect(await bring([line('ALL')])).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
      expect(await shown('ALL')).toMatchObject({
        isActive: true,
        globalDiscountFactor: '0.97',
        firstPossibleDeliveryDate: '2026-12-01',
        maxOrdersPerCustomer: 3,
        tenants: ['AZ'],
      });
    });

    it('are only looked at in a dry run', async () => {
      expect(await bring([line('DRY')], { isDry: true })).toMatchObject({ created: 1 });
      expect((await shop.call('getFair', { fairId: 'DRY' })).status).toBe(404);
    });

    it('FAI-2: are changed while they are on, for the very next call', async () => {
      const { who, sku } = await buyer();
      await bring([line('RUN', { globalDiscountFactor: '1' })]);
      const actor = orderingActor(shop, who, { fair: 'RUN' });
      await actor.put([sku]);
      const regular = Number((await actor.cart()).totals?.net);
      expect(regular).toBeGreaterThan(0);
      expect(await bring([line('RUN', { globalDiscountFactor: '0.5' })])).toMatchObject({ changed: 1 });
      expect(Number((await actor.cart()).totals?.net)).toBeCloseTo(regular / 2, 1);
      const put = () =>
        shop.call(
          'putSubshopCartItem',
          {
            tenant: 'AZ',
            customerId: who.customerId,
            subshopCode: 'RUN',
            item: { sku, amount: 2, unitAbbreviation: 'ST' },
          },
          { userId: who.userId, tenant: 'AZ' },
        );
      expect((await put()).status).toBe(200);
      await bring([line('RUN', { blockedCustomers: [who.customerId] })]);
      expect(await put()).toMatchObject({ status: 409, body: { code: 'fair-customer-blocked' } });
      await bring([line('RUN', { isActive: false })]);
      expect(await put()).toMatchObject({ status: 409, body: { code: 'fair-not-active' } });
      // What it does not say it does not have any more.
      const less = { id: 'RUN', tenants: ['AZ'], isActive: true, billingTime: 'ORDER_TIME' };
      await bring([less]);
      expect(await shown('RUN')).toEqual(less);
    });

    it('are refused by name, each with its reason', async () => {
      const { refusals } = await bring([
        line('a/b'),
        line('1', { tenants: ['XX'] }),
        line('2', { lastPossibleDeliveryDate: '2026-11-30' }),
        line('3', { globalDiscountFactor: '1.03' }),
        line('4', { blockedCustomers: ['nobody'] }),
        line('5', { bannerPath: '/auth/logout' }),
        line('6', { startPagePath: '/messe/' }),
        line('7', { orderHistoryAggregationRange: { start: '2025-12-31', end: '2025-11-01' } }),
        line('8', { isActive: undefined }),
        line('9'),
        line('9'),
      ]);
      expect(refusals.toSorted((a, b) => a.line - b.line).map(({ reason }) => reason)).toEqual([
        'id: can be no part of an address: letters, digits, . _ ~ - are',
        'tenants: there is no tenant XX',
        'lastPossibleDeliveryDate: is before firstPossibleDeliveryDate',
        'globalDiscountFactor: has to be 1 at most: 0.97 is 3 % off',
        'blockedCustomers: there is no customer nobody in AZ',
        'bannerPath: is no picture: a file below /media/ or an https address',
        'startPagePath: is no path of a page like messe/herbst',
        'orderHistoryAggregationRange.end: is before start',
        'isActive: is missing',
        'names the same as line 10',
      ]);
    });

    it('of others are not touched by a file of one tenant', async () => {
      await bring([line('OTHERS', { tenants: ['AZ', 'GM'] })]);
      const { refusals } = await importOf(store, fairImporter({ tenant: 'AZ' }), [
        line('OTHERS', { isActive: false }),
        line('OWN', { tenants: ['AZ', 'GM'] }),
        line('OWN2'),
      ]);
      expect(refusals.map(({ reason }) => reason)).toEqual([
        'id: OTHERS is a fair of others',
        'tenants: a file of AZ is for fairs of AZ alone',
      ]);
      expect((await shown('OTHERS')).isActive).toBe(true);
    });

    it('are read from a table, in columns named after the fields', async () => {
      const importer = fairImporter({});
      const { columns, linesOf } = tableOf(importer.shape, importer.csv);
      const text = [
        'id;tenants;isActive;billingTime;firstPossibleDeliveryDate;globalDiscountFactor;orderHistoryAggregationRange.start;orderHistoryAggregationRange.end;blockedCustomers',
        'T1;AZ, GM;ja;DELIVERY_TIME;1.12.2026;0,97;1.11.2025;31.12.2025;100, 200',
      ].join('\n');
      const read = [];
      for await (const entry of linesOf(csvRows(Readable.from([Buffer.from(text)]), columns)))
        read.push(importer.shape.parse(entry.value));
      expect(read).toEqual([
        {
          id: 'T1',
          tenants: ['AZ', 'GM'],
          isActive: true,
          billingTime: 'DELIVERY_TIME',
          firstPossibleDeliveryDate: '2026-12-01',
          globalDiscountFactor: '0.97',
          orderHistoryAggregationRange: { start: '2025-11-01', end: '2025-12-31' },
          blockedCustomers: ['100', '200'],
        },
      ]);
    });
  });

  describe('holidays', () => {
    const importer = () =>
      holidayImporter({ tenant: 'AZ', now: TEST_NOW, today: TODAY, externalOrigins: [] });
    const bring = (lines: readonly unknown[], options = {}) => importOf(store, importer(), lines, options);
    const exceptionsFor = async (customerId: string, userId: string) => {
      const { body } = await shop.call('getCustomer', { tenant: 'AZ', customerId }, { userId, tenant: 'AZ' });
      return JSON.stringify(body);
    };

    it('hold for every customer of the branch at once; the same file changes nothing', async () => {
      const { who } = await buyer();
      expect(await bring([EXAMPLE_LINES.holidays])).toMatchObject({ created: 1 });
      expect(await bring([EXAMPLE_LINES.holidays])).toMatchObject({ unchanged: 1 });
      expect(await exceptionsFor(who.customerId, who.userId)).toContain('2026-12-08');
      const inGm = await store.asSystem((queries) =>
        queries.selectFrom('delivery_exception').select('tenant').where('tenant', '=', 'GM').execute(),
      );
      expect(inGm).toEqual([]);
    });

    it('to come that the file lacks are deleted on request, past ones stay', async () => {
      const days = ['2026-10-26', '2026-12-08', '2026-12-24', '2026-12-25', '2026-12-26'];
      await bring(days.map((date) => ({ date, closed: true })));
      const less = days.slice(1, 4).map((date) => ({ date, closed: true }));
      expect(await bring(less, { removesMissing: true })).toMatchObject({ removal: { of: 4, removed: 1 } });
      const left = await store.asSystem((queries) =>
        queries
          .selectFrom('delivery_exception')
          .select('date')
          .where('tenant', '=', 'AZ')
          .where('customer_id', '=', '')
          .orderBy('date')
          .execute(),
      );
      expect(left.map(({ date }) => date)).toEqual(days.slice(0, 4));
    });

    it('are refused where they say nothing, or something that is none', async () => {
      const { refusals } = await bring([
        { date: '2026-12-08', closed: false },
        { date: '8.12.', closed: true },
        { date: '2026-12-09', closed: true, replacedBy: '2026-12-09' },
        { date: '2026-12-10', closed: true, lastOrderAt: 'tomorrow' },
      ]);
      expect(refusals.map(({ reason }) => reason)).toEqual([
        'closed: is no, and neither replacedBy nor lastOrderAt says what is different',
        'date: is no day like 2026-11-25',
        'replacedBy: is the day itself',
        'lastOrderAt: is no moment like 2026-12-23T12:00:00+01:00',
      ]);
    });
  });

  describe('users', () => {
    const context = { tenant: 'AZ', now: TEST_NOW, today: TODAY, externalOrigins: [] } as const;
    const bring = (lines: readonly unknown[], options = {}) =>
      importOf(store, userImporter(context), lines, options);
    const statusFor = async (userId: string, customerId: string) =>
      (await shop.call('getCustomer', { tenant: 'AZ', customerId }, { userId, tenant: 'AZ' })).status;

    it('come with whom they act for, which is replaced as a whole; the same file changes nothing', async () => {
      const [one, other] = [(await buyer()).who.customerId, (await buyer()).who.customerId];
      const line = {
        userId: 'u-1',
        userName: 'U.One',
        assignments: [{ customerId: one }, { customerId: other }],
      };
      expect(await bring([line], { isDry: true })).toMatchObject({ created: 1 });
      expect(await statusFor('u-1', one)).toBe(403);
      expect(await bring([line])).toMatchObject({ created: 1 });
      expect(await bring([line])).toMatchObject({ unchanged: 1 });
      expect([await statusFor('u-1', one), await statusFor('u-1', other)]).toEqual([200, 200]);
      expect(await bring([{ ...line, assignments: undefined }])).toMatchObject({ unchanged: 1 });
      expect(await bring([{ ...line, assignments: [{ customerId: one }] }])).toMatchObject({ changed: 1 });
      expect([await statusFor('u-1', one), await statusFor('u-1', other)]).toEqual([200, 403]);
      const over = { customerId: one, validTo: '2026-01-31' };
      await bring([{ ...line, assignments: [over] }]);
      expect(await statusFor('u-1', one)).toBe(403);
    });

    it('are locked out at once, and keep what they said of themselves', async () => {
      const { customerId } = (await buyer()).who;
      const line = { userId: 'u-2', userName: 'u.two', firstName: 'Eva', assignments: [{ customerId }] };
      await bring([line]);
      expect(await bring([{ ...line, firstName: 'Other', email: 'u2@x.example' }])).toMatchObject({
        changed: 1,
      });
      const record = await store.asSystem((queries) =>
        queries.selectFrom('app_user').selectAll().where('id', '=', 'u-2').executeTakeFirst(),
      );
      expect(record).toMatchObject({ first_name: 'Eva', email: 'u2@x.example', is_enabled: true });
      expect(await bring([{ ...line, isEnabled: false }])).toMatchObject({ changed: 1 });
      expect(await statusFor('u-2', customerId)).toBe(401);
    });

    it('are refused for customers that are not there and for names that are taken', async () => {
      const { refusals } = await bring([
        { userId: 'u-3', userName: 'u.three', assignments: [{ customerId: 'nobody' }] },
        { userId: 'u-4', userName: 'U.TWO' },
        { userId: 'u-5', userName: 'u.five', email: 'not an address' },
        { userId: 'u-6', userName: 'same' },
        { userId: 'u-7', userName: 'Same' },
      ]);
      expect(refusals.toSorted((a, b) => a.line - b.line).map(({ reason }) => reason)).toEqual([
        'assignments.customerId: there is no customer nobody',
        'userName: U.TWO is the name of another user',
        'email: is no e-mail address',
        'userName: Same is the name of another user',
      ]);
    });
  });

  describe('notifications', () => {
    const bring = async (lines: readonly unknown[], options = {}) => {
      const notes: string[] = [];
      const importer = notificationImporter({
        tenant: 'AZ',
        now: TEST_NOW,
        today: TODAY,
        externalOrigins: [],
        note: (text) => notes.push(text),
      });
      return { notes, ...(await importOf(store, importer, lines, options)) };
    };
    const readersOf = async () => {
      const { who } = await buyer();
      const userName = `reader-${who.userId}`;
      await importOf(store, userImporter({ tenant: 'AZ' }), [
        { userId: who.userId, userName, email: 'reader@x.example' },
      ]);
      return { ...who, userName };
    };
    const unread = async (userId: string) =>
      (await shop.call('getUnreadNotificationCount', {}, { userId, tenant: 'AZ' })).body;
    const mails = () =>
      store.asSystem((queries) =>
        sql<{ data: unknown }>`select data from jobs.job where name = 'notification'`.execute(queries),
      );

    it('tell who gets them before anything goes, and go once', async () => {
      const reader = await readersOf();
      const line = { ...EXAMPLE_LINES.notifications, id: 'n-1', customers: [reader.customerId] };
      const before = await unread(reader.userId);
      const dry = await bring([line], { isDry: true });
      expect(dry).toMatchObject({ created: 1, refused: 0 });
      expect(dry.notes).toEqual([`n-1: 1 customer, 1 user in the shop, 0 by e-mail: ${reader.userName}`]);
      expect(await unread(reader.userId)).toEqual(before);
      expect((await mails()).rows).toEqual([]);
      expect(await bring([line])).toMatchObject({ created: 1 });
      expect(await unread(reader.userId)).not.toEqual(before);
      expect(await bring([line])).toMatchObject({ unchanged: 1 });
      expect(await bring([{ ...line, urgent: true }])).toMatchObject({ changed: 1 });
      expect((await mails()).rows).toHaveLength(1);
    });

    it('name those who are written to as well', async () => {
      const reader = await readersOf();
      await store.asSystem((queries) =>
        queries
          .insertInto('notification_preference')
          .values({
            tenant: 'AZ',
            user_id: reader.userId,
            type_id: 'DELIVERY',
            channels: ['WEBSHOP', 'EMAIL'],
          })
          .execute(),
      );
      const line = { ...EXAMPLE_LINES.notifications, id: 'n-2', customers: [reader.customerId] };
      expect((await bring([line], { isDry: true })).notes).toEqual([
        `n-2: 1 customer, 1 user in the shop, 1 by e-mail: ${reader.userName} (also by e-mail)`,
      ]);
    });

    it('are refused with the reason, and the others are stored', async () => {
      const { created, refusals } = await bring([
        { ...EXAMPLE_LINES.notifications, id: 'n-3', customers: ['nobody'] },
        {
          ...EXAMPLE_LINES.notifications,
          id: 'n-4',
          customers: [],
          attachment: { url: 'https://evil.example/' },
        },
        { ...EXAMPLE_LINES.notifications, id: 'n-5', customers: [], type: 'POEM' },
        { ...EXAMPLE_LINES.notifications, id: 'n-6', customers: [], validTo: '2026-10-01' },
        { ...EXAMPLE_LINES.notifications, id: 'n-7', customers: [] },
      ]);
      expect(created).toBe(1);
      expect(refusals.toSorted((a, b) => a.line - b.line).map(({ reason }) => reason)).toEqual([
        'customers: AZ has no customer nobody.',
        'attachment.url has to be a path of the shop or an https address of EXTERNAL_ORIGINS.',
        'type: is no type of notification',
        'validTo lies before the notification is shown.',
      ]);
    });
  });
});
