import { pushSettingsSchema } from '@gastroshop/api-contract';
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { notificationInput, publishNotification } from '../modules/notification';
import { createPushSender, type PushSender } from '../push';
import { pushKeysOf } from '../runtime';
import { readSettings } from '../settings';
import { createTestApp, seedAssignment, seedRecord, seedUsers, stores, type TestApp } from '../testing';
import {
  createBrowserKeys,
  decryptPush,
  signerOf,
  startPushService,
  type PushServiceStandIn,
} from '../testing/push-service-stand-in';
import { testServices } from '../testing/test-app';
import { systemClock } from '../settings';
import { readReaders } from './notification-readers';
import { startJobWorkers, type JobFailure } from './start-job-workers';

describe.each(stores)('notifications on a device, on %s', (_, open) => {
  const anna = { userId: randomUUID(), tenant: 'AZ' };
  const bea = { userId: randomUUID(), tenant: 'AZ' };
  let store: Store;
  let shop: TestApp;
  let service: PushServiceStandIn;
  let sender: PushSender;
  let publicKey: string;

  const deviceOf = (name: string) => {
    const browser = createBrowserKeys();
    const endpoint = `${service.origin}/${name}`;
    const { p256dh, auth } = browser;
    return {
      browser,
      body: { endpoint, keys: { p256dh, auth } },
      id: createHash('sha256').update(endpoint).digest('hex'),
    };
  };
  const subscribe = (device: ReturnType<typeof deviceOf>, as = anna) =>
    shop.call('putPushSubscription', { subscription: device.body }, as);
  const devicesOf = async (as = anna) =>
    pushSettingsSchema
      .parse((await shop.call('getPushSettings', {}, as)).body)
      .subscriptions.map(({ id }) => id);
  const want = (channels: readonly ('EMAIL' | 'PUSH_NOTIFICATION')[], as = anna) =>
    shop.call(
      'putNotificationPreferences',
      { preferences: [{ notificationType: { id: 'ORDER' }, channels: [...channels] }] },
      as,
    );
  const publish = (more: object = {}) =>
    store.asSystem((queries) =>
      publishNotification(
        queries,
        notificationInput.parse({
          tenant: 'AZ',
          type: 'ORDER',
          text: {
            'de-AT': { subject: 'Ihre Frage', content: 'Bitte antworten' },
            'en-GB': { subject: 'Your question' },
          },
          customers: ['1'],
          attachment: { url: '/my/standing-orders/detail/7' },
          ...more,
        }),
        { now: new Date(), externalOrigins: [] },
      ),
    );
  const jobsLeft = async (): Promise<number> => {
    const { rows } = await store.asSystem((queries) =>
      sql<{ count: number }>`select count(*)::integer as count from jobs.job
        where name like 'notification%' and state in ('created', 'active')`.execute(queries),
    );
    return rows[0]?.count ?? 0;
  };
  /** Does what there is to do; answers what failed. */
  const work = async (): Promise<readonly JobFailure[]> => {
    const failures: JobFailure[] = [];
    const workers = await startJobWorkers(store, {
      pushSender: sender,
      lanes: 1,
      onFailure: (failure) => failures.push(failure),
    });
    await expect.poll(jobsLeft, { timeout: 20_000 }).toBe(0);
    await workers.stop();
    return failures;
  };
  const shownBy = (device: ReturnType<typeof deviceOf>) =>
    service.received
      .filter(({ path }) => path === new URL(device.body.endpoint).pathname)
      .map(({ body }): unknown => JSON.parse(decryptPush(body, device.browser)));

  beforeAll(async () => {
    store = await open();
    service = await startPushService();
    const keys = (await pushKeysOf(store, readSettings({}))) ?? expect.unreachable();
    ({ publicKey } = keys);
    sender = createPushSender(keys, [service.origin]);
    shop = await createTestApp(store, systemClock, {
      services: { ...testServices(store, systemClock), push: { publicKey, ownOrigins: [service.origin] } },
    });
    await store.asSystem(async (queries) => {
      await seedUsers(queries, [
        { tenant: 'AZ', id: anna.userId },
        { tenant: 'AZ', id: bea.userId },
      ]);
      await sql`update app_user set locale = 'en-GB' where id = ${bea.userId}`.execute(queries);
      for (const id of ['1', '2']) await seedRecord(queries, { id });
      await seedAssignment(queries, '1', [anna.userId, bea.userId]);
    });
  });
  beforeEach(async () => {
    service.answer(201);
    await store.asSystem(async (queries) => {
      for (const table of [
        'push_subscription',
        'notification_preference',
        'notification_read',
        'notification',
      ] as const)
        await queries.deleteFrom(table).execute();
    });
  });
  afterAll(async () => {
    sender.close();
    await shop.close();
    await service.close();
    await store.close();
  });

  it('NOT-4: are shown in their user’s language and name a page, once each device, to those who want them', async () => {
    const [kitchen, phone, colleague] = [deviceOf('kitchen'), deviceOf('phone'), deviceOf('colleague')];
    for (const device of [kitchen, phone]) expect((await subscribe(device)).status).toBe(200);
    await subscribe(colleague, bea);
    await want(['PUSH_NOTIFICATION']);
    await want(['PUSH_NOTIFICATION'], bea);
    await publish({ urgent: true });
    expect(await work()).toEqual([]);
    const digest: unknown = expect.stringMatching(/^[\w-]{32}$/);
    const german = {
      title: 'Ihre Frage',
      text: 'Bitte antworten',
      url: '/my/standing-orders/detail/7',
      language: 'de-AT',
      tag: digest,
    };
    expect(shownBy(kitchen)).toEqual([german]);
    expect(shownBy(phone)).toEqual([german]);
    expect(shownBy(colleague)).toEqual([{ ...german, title: 'Your question', language: 'en-GB' }]);
    const signer = await signerOf(service.received.at(-1)?.headers.authorization);
    expect(signer.publicKey).toBe(publicKey);
  });

  it('NOT-3, NOT-4: are not shown where another channel was chosen, for another customer’s, or what was read', async () => {
    const device = deviceOf('quiet');
    await subscribe(device);
    await want(['EMAIL']);
    await publish();
    await work();
    await want(['PUSH_NOTIFICATION']);
    await publish({ customers: ['2'] });
    const id = await publish();
    await shop.call('markNotificationsRead', { ids: [id] }, anna);
    await work();
    expect(shownBy(device)).toEqual([]);
  });

  it('are not shown, nor mailed, by a shop that does without notifications', async () => {
    const device = deviceOf('without');
    await subscribe(device);
    await want(['PUSH_NOTIFICATION', 'EMAIL']);
    const say = (features: string) =>
      store.asSystem((queries) =>
        sql`insert into tenant_setting (scope, doc) values ('AZ', jsonb_build_object('features', ${features}::jsonb))
          on conflict (scope) do update set doc = excluded.doc`.execute(queries),
      );
    await say('["LABELS"]');
    const notification = await publish();
    const read = { tenant: 'AZ', notificationId: notification };
    expect(await readReaders(store, read, { channel: 'EMAIL' })).toEqual([]);
    expect(await work()).toEqual([]);
    expect(shownBy(device)).toEqual([]);
    await say('["NOTIFICATIONS"]');
    expect(await readReaders(store, read, { channel: 'EMAIL' })).toHaveLength(1);
    await store.asSystem((queries) =>
      queries.deleteFrom('tenant_setting').where('scope', '=', 'AZ').execute(),
    );
  });

  it('are short, and lead nowhere but into the shop', async () => {
    const device = deviceOf('short');
    await subscribe(device);
    await want(['PUSH_NOTIFICATION']);
    await publish({
      text: { 'de-AT': { subject: '\u{1F9C0}'.repeat(100), content: 'ä'.repeat(10_000) } },
      attachment: undefined,
    });
    await work();
    expect(shownBy(device)).toEqual([
      expect.objectContaining({ text: `${'ä'.repeat(300)}…`, url: '/my/notification-center' }),
    ]);
    const [sent] = service.received.filter(({ path }) => path === '/short');
    expect(sent?.body.length).toBeLessThan(4096);
  });

  it.each([404, 410])('NOT-4: end on a device that is gone (%s), and on that alone', async (status) => {
    const device = deviceOf(`gone-${status}`);
    await subscribe(device);
    await want(['PUSH_NOTIFICATION']);
    service.answer(status);
    await publish();
    expect(await work()).toEqual([]);
    expect(await devicesOf()).toEqual([]);
  });

  it('come again where the push service was down, and the device stays', async () => {
    const device = deviceOf('again');
    await subscribe(device);
    await want(['PUSH_NOTIFICATION']);
    service.answer(503);
    await publish();
    expect(await work()).toMatchObject([{ kind: 'notification-push', code: 'HTTP_503' }]);
    service.answer(201);
    await store.asSystem((queries) =>
      sql`update jobs.job set start_after = now() where name = 'notification-push'`.execute(queries),
    );
    const before = shownBy(device).length;
    const workers = await startJobWorkers(store, { pushSender: sender, lanes: 1 });
    await expect.poll(() => shownBy(device).length).toBe(before + 1);
    await workers.stop();
    expect(await devicesOf()).toEqual([device.id]);
  });

  it('NOT-4: a device is its last user’s, who alone knows of it and can switch it off', async () => {
    const device = deviceOf('shared');
    await subscribe(device);
    await subscribe(device);
    expect(await devicesOf()).toEqual([device.id]);
    expect(await devicesOf(bea)).toEqual([]);
    await shop.call('deletePushSubscription', { subscriptionId: device.id }, bea);
    expect(await devicesOf()).toEqual([device.id]);
    await subscribe(device, bea);
    expect([await devicesOf(), await devicesOf(bea)]).toEqual([[], [device.id]]);
    const { status } = await shop.call('deletePushSubscription', { subscriptionId: device.id }, bea);
    expect([status, await devicesOf(bea)]).toEqual([204, []]);
  });

  it('the oldest device goes when there are too many', async () => {
    const devices = Array.from({ length: 22 }, (_unused, index) => deviceOf(`many-${index}`));
    for (const device of devices) await subscribe(device);
    const left = await devicesOf();
    expect(left).toHaveLength(20);
    expect(left).toContain(devices.at(-1)?.id);
    expect(left).not.toContain(devices[0]?.id);
  });

  it.each([
    ['endpoint', 'http://push.example/abc'],
    ['endpoint', 'https://127.0.0.1/abc'],
    ['endpoint', 'https://169.254.169.254/latest'],
    ['keys.p256dh', 'A'.repeat(87)],
  ])('NOT-5: what cannot be sent to is refused: %s %s', async (field, value) => {
    const device = deviceOf('refused');
    const body =
      field === 'endpoint'
        ? { ...device.body, endpoint: value }
        : { ...device.body, keys: { ...device.body.keys, p256dh: value } };
    const { status, body: problem } = await shop.call('putPushSubscription', { subscription: body }, anna);
    expect([status, problem]).toEqual([422, expect.objectContaining({ code: 'invalid-request', field })]);
    expect(await devicesOf()).toEqual([]);
  });

  it('an installation without keys offers none and takes none', async () => {
    const other = await createTestApp(store, systemClock, {
      services: { ...testServices(store, systemClock), push: undefined },
    });
    expect((await other.call('getPushSettings', {}, anna)).body).toEqual({ subscriptions: [] });
    const { status } = await other.call('putPushSubscription', { subscription: deviceOf('none').body }, anna);
    expect(status).toBe(422);
    await other.close();
  });

  it('a demonstration makes its keys once; an installation takes those of the settings, or none', async () => {
    expect(await pushKeysOf(store, readSettings({}))).toMatchObject({
      publicKey,
      subject: 'mailto:no-reply@localhost',
    });
    const onServer = {
      DATABASE_URL: 'postgres://shop@localhost/shop',
      APP_SECRET: 'a secret of more than thirty-two letters',
      HAND_OVER: 'none',
      MAIL: 'caught',
    };
    expect(await pushKeysOf(store, readSettings(onServer))).toBeUndefined();
    const own = {
      VAPID_PUBLIC_KEY:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      VAPID_PRIVATE_KEY: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
      MAIL_FROM: 'Shop <shop@post.example>',
    };
    expect(await pushKeysOf(store, readSettings({ ...onServer, ...own }))).toEqual({
      publicKey: own.VAPID_PUBLIC_KEY,
      privateKey: own.VAPID_PRIVATE_KEY,
      subject: 'mailto:shop@post.example',
    });
  });
});
