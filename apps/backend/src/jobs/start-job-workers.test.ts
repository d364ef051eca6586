import { sql } from 'kysely';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import type { OrderExport, OrderExportPayload } from '../order-export';
import { caughtMails, createMailer, type CaughtMail, type Mail } from '../mail';
import {
  amountPattern,
  createTestApp,
  createFakeClock,
  orderingActor,
  plantProducts,
  seedFair,
  seedTestBuyer,
  shelfProduct,
  stores,
  type SeededOrderer,
  type TestApp,
} from '../testing';
import { enqueueJobs, JOB_CHANNEL } from './enqueue';
import { jobCounts } from './job-counts';
import { startJobWorkers, type JobFailure, type JobOptions, type JobWorkers } from './start-job-workers';

/** New jobs wake the workers; only what comes again is looked for in between. */
const QUICK = { idleMs: 100, tidyMs: 500, lanes: 1 };

describe.each(stores)('jobs on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  let folder: string;
  const clock = createFakeClock();
  const canary = shelfProduct({
    name: 'Käse <b>',
    prices: [{ type: 'LIST', rawValueString: '6173.29', minQuantity: 0 }],
  });

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-mails-'));
    store = await open();
    shop = await createTestApp(store, clock);
    await store.asSystem(async (queries) => {
      await plantProducts(queries, [canary]);
      // A test does not wait for hours.
      await sql`update jobs.queue set retry_backoff = false, retry_delay = 0`.execute(queries);
    });
  });
  const working: JobWorkers[] = [];
  const stopAll = async () => {
    await Promise.all(working.splice(0).map((workers) => workers.stop()));
  };
  const start = async (means: JobOptions) => {
    working.push(await startJobWorkers(store, { ...QUICK, ...means }));
  };
  afterEach(stopAll);
  afterAll(async () => {
    await shop.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const orderer = () => store.asSystem((queries) => seedTestBuyer(queries));
  const takeOrder = async (
    who: SeededOrderer,
    mails: readonly string[],
    roles?: readonly string[],
    locale?: string,
  ) => {
    const actor = orderingActor(shop, who, { roles, locale });
    await actor.put([canary.sku]);
    return actor.order({ confirmationMailAdresses: mails });
  };
  const until = async (isSo: () => Promise<boolean>) => {
    await expect.poll(isSo, { timeout: 20_000, interval: 20 }).toBe(true);
  };
  const nothingWaits = (kind: string) => async () =>
    (await jobCounts(store)).every((count) => count.kind !== kind || count.waiting === 0);
  const mailOf = async (address: string): Promise<CaughtMail | undefined> =>
    (await caughtMails(folder)).find(({ to }) => to.includes(address));

  it('T28: give each customer a turn: who has one mail does not wait for those who have a hundred', async () => {
    const sent: string[] = [];
    const mailer = createMailer({ from: 'shop@gastro.at', folder });
    const noting = {
      ...mailer,
      send: (mail: Mail) => {
        sent.push(mail.to);
        return Promise.resolve();
      },
    };
    const [many, one] = [await orderer(), await orderer()];
    const { id: orderId } = await takeOrder(many, []);
    const data = { tenant: 'AZ', locale: 'de-AT' as const, seesPrices: true, seesBonuses: true };
    const mails = (customerId: string, of: string, name: string, count: number) =>
      Array.from({ length: count }, (_none, turn) => ({
        kind: 'confirmation-mail' as const,
        data: { ...data, customerId, orderId: of, address: `${name}${turn}@post.at` },
        turn,
      }));
    await store.asSystem((queries) => enqueueJobs(queries, mails(many.customerId, orderId, 'many', 100)));
    const other = await takeOrder(one, []);
    await store.asSystem((queries) => enqueueJobs(queries, mails(one.customerId, other.id, 'one', 2)));
    await start({ mailer: noting });
    await until(nothingWaits('confirmation-mail'));
    await stopAll();
    expect(sent.slice(0, 4)).toEqual(['many0@post.at', 'one0@post.at', 'many1@post.at', 'one1@post.at']);
    expect(new Set(sent).size).toBe(102);
  });

  it('send each address its mail, in the buyer’s language, with prices as the buyer sees them', async () => {
    const mailer = createMailer({ from: 'shop@gastro.at', folder });
    await start({ mailer });
    const [who, blind] = [await orderer(), await orderer()];
    const taken = await takeOrder(who, ['kueche@post.at', 'chef@post.at']);
    await takeOrder(blind, ['blind@post.at'], [], 'en-GB');
    await until(nothingWaits('confirmation-mail'));
    await stopAll();
    const mail = await mailOf('kueche@post.at');
    expect(mail).toMatchObject({
      to: ['kueche@post.at'],
      subject: `Ihre Bestellung ${taken.id} – Alpingastro`,
    });
    for (const part of ['6.173,29', canary.sku, 'Donnerstag, 26. November 2026', 'Käse <b>'])
      expect(mail?.text).toContain(part);
    // What is typed or named anywhere stays text.
    expect(mail?.html).toContain('Käse &lt;b&gt;');
    expect(await mailOf('chef@post.at')).toBeDefined();
    const withoutPrices = await mailOf('blind@post.at');
    expect(withoutPrices?.text).toContain('Thank you!');
    const blindMail = `${withoutPrices?.text ?? ''}${withoutPrices?.html ?? ''}`;
    expect(blindMail).not.toMatch(/€|VAT/);
    expect(blindMail).not.toMatch(amountPattern('6173.29'));
    // Raw as well, as either language writes it, plain or quoted: encodings hide nothing.
    const raw = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    const withSum = raw.filter((text) => /6(?:[.,]|=2[CE])?173(?:[.,]|=2[CE])29/.test(text));
    expect(withSum.some((text) => text.includes('kueche@post.at'))).toBe(true);
    expect(withSum.filter((text) => text.includes('blind@post.at'))).toEqual([]);
  });

  it('say in which fair an order was placed, and tell its deliveries apart', async () => {
    const documents: OrderExportPayload[] = [];
    const mails: Mail[] = [];
    const herbst = { id: 'HERBST', isActive: true, globalDiscountFactor: '0.5' };
    await store.asSystem((queries) => seedFair(queries, herbst, ['AZ']));
    const anna = orderingActor(shop, await orderer(), { fair: 'HERBST' });
    const plan = [
      { date: '2026-11-26', amount: 1 },
      { date: '2026-11-30', amount: 2 },
    ];
    await anna.put([canary.sku], { amount: 3, plan });
    const taken = await anna.order({ confirmationMailAdresses: ['messe@post.at'] });
    await start({
      mailer: { send: (mail) => Promise.resolve(void mails.push(mail)), close: () => undefined },
      handOver: (document) => Promise.resolve(void documents.push(document)),
    });
    await until(() => Promise.resolve(documents.some(({ order }) => order.id === taken.id)));
    await until(nothingWaits('confirmation-mail'));
    await stopAll();
    const handedOver = documents.find(({ order }) => order.id === taken.id);
    expect(handedOver).toMatchObject({ fairCode: 'HERBST', order: { deliveries: [{}, {}] } });
    expect(documents.filter(({ fairCode }) => fairCode !== undefined)).toEqual([handedOver]);
    const mail = mails.find(({ to }) => to === 'messe@post.at');
    for (const part of ['Messe: HERBST', '26. November 2026', '30. November 2026', '3.086,65', '6.173,30'])
      expect(mail?.text).toContain(part);
  });

  it('reach a failing receiver once in its own eyes, whatever happens on the way', async () => {
    const orders = new Map<string, OrderExportPayload>();
    const mails = new Map<string, Mail>();
    const failures: JobFailure[] = [];
    let tries = 0;
    const isBadMoment = () => {
      tries += 1;
      return tries % 3 !== 0;
    };
    // Fails before it has taken the message, and after; the message is one by its id.
    const handOver: OrderExport = (document) => {
      const fails = isBadMoment();
      if (!fails || tries % 2 === 0) orders.set(document.id, document);
      return fails ? Promise.reject(new Error('flaky')) : Promise.resolve();
    };
    const mailer = {
      send: (mail: Mail) => {
        const fails = isBadMoment();
        if (!fails || tries % 2 === 0) mails.set(mail.id, mail);
        return fails ? Promise.reject(new Error('flaky')) : Promise.resolve();
      },
      close: () => undefined,
    };
    const means = { mailer, handOver, onFailure: (failure: JobFailure) => failures.push(failure) };
    // Two processes share the work.
    await Promise.all([start(means), start(means)]);
    const taken: string[] = [];
    for (let count = 0; count < 8; count += 1)
      taken.push((await takeOrder(await orderer(), [`m${count}@post.at`])).id);
    await until(nothingWaits('hand-over'));
    await until(nothingWaits('confirmation-mail'));
    await stopAll();
    expect(taken.filter((id) => orders.get(`AZ/${id}`)?.order.id !== id)).toEqual([]);
    expect(mails).toHaveLength(8);
    expect(new Set([...mails.values()].map(({ to }) => to)).size).toBe(8);
    expect(failures.length).toBeGreaterThan(0);
    expect(JSON.stringify(failures)).not.toContain('@');
  });

  it('are taken up again after a worker died with one', async () => {
    const taken = await takeOrder(await orderer(), []);
    await store.asSystem((queries) =>
      sql`update jobs.job set state = 'active', started_on = now() - interval '1 hour' where data->>'orderId' = ${taken.id}`.execute(
        queries,
      ),
    );
    const received: string[] = [];
    await start({ handOver: ({ order }) => Promise.resolve(void received.push(order.id)) });
    await until(nothingWaits('hand-over'));
    await stopAll();
    expect(received).toContain(taken.id);
  });

  it('that never succeed are parked, and the others go on', async () => {
    await store.asSystem((queries) => sql`update jobs.queue set retry_limit = 2`.execute(queries));
    const poison = await takeOrder(await orderer(), []);
    const good = await takeOrder(await orderer(), []);
    const received: string[] = [];
    await start({
      handOver: ({ order }) =>
        order.id === poison.id
          ? Promise.reject(new Error('never'))
          : Promise.resolve(void received.push(order.id)),
    });
    await until(async () =>
      (await jobCounts(store)).some(({ kind, waiting }) => kind === 'parked' && waiting === 1),
    );
    await until(nothingWaits('hand-over'));
    await stopAll();
    expect(received).toEqual([good.id]);
  });

  it('wake those who do jobs of their kind, and nobody else', async () => {
    let hear: (payload: string) => void = () => undefined;
    let looks = 0;
    let over = 0;
    const watched: Store = {
      ...store,
      // The lanes do not wait for each other.
      isCrowded: () => false,
      listen: (_channel, onPayload) => {
        hear = onPayload;
        return Promise.resolve();
      },
      asSystem: (work) => {
        looks += 1;
        return store.asSystem(work).finally(() => {
          over += 1;
        });
      },
    };
    const never = 3_600_000;
    const mailer = { send: () => Promise.resolve(), close: () => undefined };
    const handOver = () => Promise.resolve();
    // A tidying, and a lane for each kind: all look once, and sleep.
    working.push(
      await startJobWorkers(watched, { mailer, handOver, lanes: 1, idleMs: never, tidyMs: never }),
    );
    const settled = async () => {
      await until(async () => {
        // Whoever was woken has begun by the next turn.
        await new Promise(setImmediate);
        return looks === over;
      });
      return looks;
    };
    const atFirst = await settled();
    hear('hand-over');
    expect(await settled()).toBe(atFirst + 1);
    hear('hand-over confirmation-mail');
    expect(await settled()).toBe(atFirst + 3);
    // An older release does not say of which kind.
    hear('');
    expect(await settled()).toBeGreaterThan(atFirst + 5);
  });

  it('say of which kind they are', async () => {
    const heard: string[] = [];
    await store.listen(JOB_CHANNEL, (payload) => heard.push(payload));
    await takeOrder(await orderer(), ['kind@post.at']);
    await until(() => Promise.resolve(heard.length > 0));
    expect(heard[0]?.split(' ').toSorted()).toEqual(['confirmation-mail', 'hand-over']);
  });

  it('are stored with the order or not at all', async () => {
    const who = await orderer();
    const actor = orderingActor(shop, who);
    await actor.put([canary.sku]);
    expect(await actor.submit({ requestedDeliveryDay: '2026-11-28' })).toMatchObject({ status: 422 });
    const { rows } = await store.asSystem((queries) =>
      sql`select from jobs.job where data->>'customerId' = ${who.customerId}`.execute(queries),
    );
    expect(rows).toEqual([]);
  });
});
