import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import {
  installations,
  plantWorld,
  seededRandom,
  type PlantedInstallation,
  type PlantedWorld,
} from '../testing/conformance';
import { freePort, runServer, type ServerProcess } from '../testing/process';
import { createBuyer, type Buyer } from './buyer';

const KILLS = Number(process.env['KILLS'] ?? 50);
const BUYERS = 4;
/** Tokens live five minutes; a new session long before. */
const KILLS_PER_SESSION = 15;

interface StoredOrder {
  readonly id: string;
  readonly key: string;
  readonly sku: string;
  readonly amount: number;
  readonly lines: number;
}

const readOrders = (store: Store): Promise<readonly StoredOrder[]> =>
  store.asSystem(async (queries) => {
    const rows = await queries.selectFrom('customer_order').select(['id', 'doc']).execute();
    return rows.map(({ id, doc }) => ({
      id,
      key: doc.customerOrderId ?? '',
      sku: doc.orderItems[0]?.productSku ?? '',
      amount: doc.orderItems[0]?.amount ?? 0,
      lines: doc.orderItems.length,
    }));
  });

describe.each(installations)('CHK-3: orders survive kill -9 on %s', (engine, install) => {
  let installation: PlantedInstallation<readonly PlantedWorld[]>;
  let server: ServerProcess | undefined;

  beforeAll(async () => {
    installation = await install(async (store) => {
      const worlds: PlantedWorld[] = [];
      for (let count = 0; count < BUYERS; count += 1) worlds.push(await plantWorld(store));
      return worlds;
    });
  });
  afterAll(async () => {
    await server?.kill();
    await installation.remove();
  });

  it(`every acknowledged order is there once and whole after ${KILLS} kills`, async () => {
    const random = seededRandom(4711);
    const buyers: readonly Buyer[] = installation.world.map(createBuyer);
    // The same address in every life: it is the issuer of the tokens.
    const environment = { ...installation.environment, PORT: String(await freePort()) };
    let inDoubt = 0;
    let committedUnanswered = 0;
    const starts: number[] = [];

    for (let kill = 0; kill < KILLS; kill += 1) {
      server = await runServer(environment);
      starts.push(server.startedAfterMs);
      const origin = server.origin.replace('127.0.0.1', 'localhost');
      if (kill % KILLS_PER_SESSION === 0) for (const buyer of buyers) await buyer.signIn(origin);
      for (const buyer of buyers) await buyer.settle(origin);
      const ordering = Promise.all(buyers.map((buyer) => buyer.orderUntilItBreaks(origin)));
      // Ends by itself when the process is gone; the moment of the kill is the point of this test.
      const wait = 5 + Math.floor(random() * 395);
      await new Promise((resolve) => setTimeout(resolve, wait));
      await server.kill();
      await ordering;
      server = undefined;
      const open = buyers.flatMap(({ intents }) => intents.filter(({ orderId }) => orderId === undefined));
      inDoubt += open.length;
      if (open.length > 0) {
        const store = await installation.open();
        const keys = new Set((await readOrders(store)).map(({ key }) => key));
        await store.close();
        committedUnanswered += open.filter(({ key }) => keys.has(key)).length;
      }
    }
    server = await runServer(environment);
    const origin = server.origin.replace('127.0.0.1', 'localhost');
    for (const buyer of buyers) await buyer.signIn(origin);
    for (const buyer of buyers) await buyer.settle(origin);
    expect(await server.stop()).toBe(0);
    server = undefined;

    const store = await installation.open();
    const orders = await readOrders(store);
    await store.close();
    const intents = buyers.flatMap((buyer) => buyer.intents);
    const byKey = new Map<string, StoredOrder[]>();
    for (const order of orders) byKey.set(order.key, [...(byKey.get(order.key) ?? []), order]);
    const lost = intents.filter(({ orderId, key }) => orderId !== undefined && !byKey.has(key));
    const twice = [...byKey.values()].filter((same) => same.length > 1);
    const other = intents.filter(({ orderId, key }) => byKey.get(key)?.[0]?.id !== orderId);
    const half = intents.filter(({ key, sku, amount }) => {
      const order = byKey.get(key)?.[0];
      return order !== undefined && (order.lines !== 1 || order.sku !== sku || order.amount !== amount);
    });
    const phantom = orders.filter(({ key }) => !intents.some((intent) => intent.key === key));
    const sorted = starts.sort((a, b) => a - b);
    process.stdout.write(
      `${engine}: ${KILLS} kills, ${intents.length} orders, ${inDoubt} without an answer, ${committedUnanswered} of them stored (between commit and answer); ` +
        `lost ${lost.length}, twice ${twice.length}, half ${half.length}, phantom ${phantom.length}; ready after ${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms (median)\n`,
    );
    expect({ lost, twice, other, half, phantom }).toEqual({
      lost: [],
      twice: [],
      other: [],
      half: [],
      phantom: [],
    });
    expect(intents.length).toBeGreaterThan(KILLS);
  });
});
