import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectPostgresql, migrate } from '../db';
import { seedWorld, seededRandom, signInAt, type SeededFixture } from '../testing/conformance';
import {
  freePort,
  outageKinds,
  type OutageKind,
  runPostgres,
  runServer,
  type PostgresProcess,
  type ServerProcess,
} from '../testing/process';
import { tellFigure } from '../testing/tell-figure';
import { createBuyer } from './buyer';
import { countFaults, NO_FAULTS, orderFaults, readOrders } from './ledger';

/** The complete run looks at each kind a few times; more by command. */
const OUTAGES = Number(process.env['OUTAGES'] ?? 12);
const BUYERS = 3;
/** Half the outages are over for those who order after less than this, whatever else the machine does; the worst after ten seconds. */
const USUALLY_BACK_MS = 2_000;
const BACK_MS = 10_000;
/** With as many outages, one of them outlasts what the pool of connections waits for a statement. */
const ENOUGH_FOR_LONG = 100;
const LONGER_THAN_PATIENCE_MS = 25_000;
/** Within its patience the shop says that it cannot be reached. */
const REFUSED_MS = 18_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What somebody was answered who asked while the database stood still, and after how long. */
interface Refusal {
  readonly status: number;
  readonly ms: number;
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const servers = [process.env['TEST_DATABASE_URL']].flatMap((url) =>
  url === undefined || url === '' ? [] : [url],
);

describe.each(servers)('CHK-3: orders survive a database that goes away', (server) => {
  let database: PostgresProcess;
  let worlds: readonly SeededFixture[];
  /** Two nodes, which lose the database at the same moment: buyers are spread over them, and a cart is watched at the second. */
  let nodes: readonly ServerProcess[];
  let folder: string;

  beforeAll(async () => {
    database = await runPostgres(server);
    folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-outages-orders-'));
    const store = connectPostgresql({ url: database.url });
    await migrate(store);
    const planted: SeededFixture[] = [];
    for (let count = 0; count < BUYERS; count += 1) planted.push(await seedWorld(store));
    await store.close();
    worlds = planted;
    const port = String(await freePort());
    const environment = {
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      DEMO_DATA: 'false',
      RATE_LIMITS: 'off',
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      APP_SECRET: 'a secret of thirty-two characters',
      HAND_OVER_DIR: path.join(folder, 'orders'),
      MAIL: 'caught',
      ANALYTICS: 'counted',
    };
    nodes = await Promise.all([runServer({ ...environment, PORT: port }), runServer(environment)]);
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.kill()));
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const kinds = (): readonly OutageKind[] => [
    ...outageKinds(database),
    [
      'standing still',
      async () => {
        database.freeze();
        await pause(1_500);
        database.thaw();
      },
    ],
  ];

  /** Lets the database stand still for longer than anybody waits for a statement, and asks each node meanwhile. */
  const standLong = async (
    origins: readonly string[],
    [world]: readonly SeededFixture[],
  ): Promise<readonly Refusal[]> => {
    if (world === undefined) throw new Error('Nobody is there');
    const { token } = await signInAt(origins[0] ?? '', world.userName);
    database.freeze();
    try {
      const thawing = pause(LONGER_THAN_PATIENCE_MS);
      const answers = await Promise.all(
        origins.map(async (origin) => {
          const since = performance.now();
          const { status } = await fetch(`${origin}/v1/t/AZ/my/shopping-cart/${world.customerId}`, {
            headers: { authorization: `Bearer ${token}` },
          });
          return { status, ms: performance.now() - since };
        }),
      );
      await thawing;
      return answers;
    } finally {
      database.thaw();
    }
  };

  it(`${OUTAGES} times: each order is there once and whole, is handed over, and nobody restarts anything`, async () => {
    const origins = nodes.map(({ origin }) => origin.replace('127.0.0.1', 'localhost'));
    const [origin = '', watched = ''] = origins;
    const random = seededRandom(4711);
    const buyers = worlds.map(createBuyer);
    for (const buyer of buyers) await buyer.signIn(origin);
    let isOver = false;
    const goesOn = () => !isOver;

    // Somebody watches a cart all the time, and resumes as a browser does.
    const [world] = worlds;
    if (world === undefined) throw new Error('Nobody is there');
    let session = await signInAt(origin, world.userName);
    let heard = 0;
    let streams = 0;
    const leaving = new AbortController();
    const watch = async () => {
      let lastId = '';
      while (goesOn()) {
        try {
          const answer = await fetch(`${watched}/v1/t/AZ/my/shopping-cart/${world.customerId}/live`, {
            headers: {
              authorization: `Bearer ${session.token}`,
              ...(lastId !== '' && { 'last-event-id': lastId }),
            },
            signal: leaving.signal,
          });
          if (answer.status === 401) session = await signInAt(origin, world.userName);
          if (answer.status === 200) streams += 1;
          for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
            for (const [, id = ''] of chunk.matchAll(/^id: (\d+)$/gm)) {
              lastId = id;
              heard += 1;
            }
          }
        } catch {
          // The stream broke or the sign-on did not work: once more.
        }
        if (goesOn()) await pause(100);
      }
    };
    const watching = watch();
    const ordering = Promise.all(
      buyers.map((buyer, index) => buyer.orderThroughout(origins[index % origins.length] ?? '', goesOn)),
    );

    /** What was put into carts at each node so far. */
    const orderedAt = () =>
      origins.map((_, node) =>
        buyers
          .filter((_buyer, index) => index % origins.length === node)
          .reduce((sum, { intents }) => sum + intents.length, 0),
      );
    const ready: number[] = [];
    const back: number[] = [];
    const refusals: Refusal[] = [];
    for (let outage = 0; outage < OUTAGES; outage += 1) {
      await pause(100 + Math.floor(random() * 600));
      const ways = kinds();
      const [, happen] = ways[outage % ways.length] ?? [];
      if (OUTAGES >= ENOUGH_FOR_LONG && outage === Math.floor(OUTAGES / 2))
        refusals.push(...(await standLong(origins, worlds)));
      else await happen?.();
      const since = performance.now();
      const before = orderedAt();
      const isReady = async () =>
        (await Promise.all(origins.map((at) => fetch(`${at}/readyz`)))).every(({ ok }) => ok);
      while (!(await isReady())) await pause(20);
      ready.push(performance.now() - since);
      const isOrdering = () => orderedAt().every((count, node) => count > (before[node] ?? 0));
      while (!isOrdering()) await pause(20);
      back.push(performance.now() - since);
    }
    isOver = true;
    await ordering;
    leaving.abort();
    await watching;

    const intents = buyers.flatMap((buyer) => buyer.intents);
    const handedOver = () =>
      readdirSync(path.join(folder, 'orders')).filter((name) => name.endsWith('.json'));
    while (handedOver().length < intents.length) await pause(100);
    const store = connectPostgresql({ url: database.url });
    const faults = orderFaults(intents, await readOrders(store));
    await store.close();
    tellFigure({
      what: `orders under ${OUTAGES} outages of PostgreSQL, submissions that were interrupted`,
      tried: intents.length,
      failed: countFaults(faults),
      dangerous: buyers.reduce((sum, buyer) => sum + buyer.interrupted(), 0),
      more: `${streams} streams with ${heard} events; both nodes ready again after ${Math.round(Math.max(...ready))} ms at most; orders of buyers who try again placed at both after ${Math.round(medianOf(back))} ms (median), ${Math.round(Math.max(...back))} ms at most`,
    });
    expect(faults).toEqual(NO_FAULTS);
    expect(handedOver()).toHaveLength(intents.length);
    expect(medianOf(back)).toBeLessThan(USUALLY_BACK_MS);
    expect(Math.max(...back)).toBeLessThan(BACK_MS);
    if (OUTAGES >= ENOUGH_FOR_LONG)
      expect(refusals.map(({ status }) => status)).toEqual(nodes.map(() => 503));
    expect(Math.max(0, ...refusals.map(({ ms }) => ms))).toBeLessThan(REFUSED_MS);
    expect(heard).toBeGreaterThan(0);
    expect(await Promise.all(nodes.map((node) => node.stop()))).toEqual([0, 0]);
  });
});
