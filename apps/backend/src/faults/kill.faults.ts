import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  installations,
  plantWorld,
  seededRandom,
  type PlantedInstallation,
  type PlantedWorld,
} from '../testing/conformance';
import { freePort, runServer, type ServerProcess } from '../testing/process';
import { tellFigure } from '../testing/tell-figure';
import { createBuyer, type Buyer } from './buyer';
import { countFaults, NO_FAULTS, orderFaults, readOrders } from './ledger';

const KILLS = Number(process.env['KILLS'] ?? 50);
const BUYERS = 4;
/** Tokens live five minutes; a new session long before. */
const KILLS_PER_SESSION = 15;

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
    const faults = orderFaults(intents, orders);
    const sorted = starts.sort((a, b) => a - b);
    tellFigure({
      what: `orders under ${KILLS} kills on ${engine}, killed between commit and answer`,
      tried: intents.length,
      failed: countFaults(faults),
      dangerous: committedUnanswered,
      more:
        `${inDoubt} without an answer; lost ${faults.lost.length}, twice ${faults.twice.length}, half ${faults.half.length}, ` +
        `phantom ${faults.phantom.length}; ready after ${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms (median)`,
    });
    expect(faults).toEqual(NO_FAULTS);
    expect(intents.length).toBeGreaterThan(KILLS);
  });
});
