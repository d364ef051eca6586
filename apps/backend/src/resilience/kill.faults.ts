import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  installations,
  seedWorld,
  seededRandom,
  type SeededInstallation,
  type SeededFixture,
} from '../testing/conformance';
import { freePort, runServer, type ServerProcess } from '../testing/process';
import { tellFigure } from '../testing/tell-figure';
import { createBuyer, type Buyer } from './buyer';
import { committedUnanswered, countFaults, NO_FAULTS, orderFaults, readOrders } from './ledger';
import { watchWrites } from './next-writes';

const KILLS = Number(process.env['KILLS'] ?? 10);
/** As long as the fault tests give to twenty-five kills, and as much more as there are more. */
const LIMIT_MS = Math.max(1, KILLS / 25) * 900_000;
/** So many kills are enough to have hit what lies between commit and answer, and how often they have to. */
const ENOUGH_TO_HIT = 1_000;
const HITS = 50;
const BUYERS = 4;
/** From the first submission of a life to its end: a few orders on a quiet machine. */
const MOST_MS = 150;
/** An order is a few writes of the embedded database, its commit the last of them; a kill follows one of so many. */
const WRITES = 6;
const MOST_MS_TO_WRITE = 2_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const countOf = (buyers: readonly Buyer[]): number =>
  buyers.reduce((sum, { intents }) => sum + intents.length, 0);

describe.each(installations)('CHK-3: orders survive kill -9 on %s', (engine, install) => {
  let installation: SeededInstallation<readonly SeededFixture[]>;
  let server: ServerProcess | undefined;

  beforeAll(async () => {
    installation = await install(async (store) => {
      const worlds: SeededFixture[] = [];
      for (let count = 0; count < BUYERS; count += 1) worlds.push(await seedWorld(store));
      return worlds;
    });
  });
  afterAll(async () => {
    await server?.kill();
    await installation.remove();
  });

  it(
    `every acknowledged order is there once and whole after ${KILLS} kills`,
    { timeout: LIMIT_MS },
    async () => {
      const random = seededRandom(4711);
      const buyers: readonly Buyer[] = installation.world.map(createBuyer);
      // The same address in every life: it is the issuer of the tokens.
      const environment = { ...installation.environment, PORT: String(await freePort()) };
      const starts: number[] = [];
      const log = path.join(installation.environment['DATA_DIR'] ?? '', 'database', 'pg_wal');

      for (let kill = 0; kill < KILLS; kill += 1) {
        server = await runServer(environment);
        starts.push(server.startedAfterMs);
        const origin = server.origin.replace('127.0.0.1', 'localhost');
        // A sign-on that is killed counts as one that failed: a few of them, and the next is turned away for a while.
        for (const buyer of buyers) await buyer.staySignedIn(origin);
        for (const buyer of buyers) await buyer.settle(origin);
        const before = countOf(buyers);
        const life = { isOver: false };
        const ordering = Promise.all(buyers.map((buyer) => buyer.orderUntilItBreaks(origin))).finally(() => {
          life.isOver = true;
        });
        // However slow the machine: the first order of this life is on its way. Then any moment is as good as another.
        while (!life.isOver && countOf(buyers) === before) await pause(1);
        // The embedded database answers so soon after its commit that every second kill waits for a write.
        if (kill % 2 === 1 && engine === 'PGlite') {
          const writes = watchWrites(log);
          await writes.after(Math.floor(random() * WRITES), MOST_MS_TO_WRITE);
          writes.stop();
        } else await pause(Math.floor(random() * MOST_MS));
        await server.kill();
        await ordering;
        server = undefined;
      }
      server = await runServer(environment);
      const origin = server.origin.replace('127.0.0.1', 'localhost');
      for (const buyer of buyers) await buyer.settle(origin);
      expect(await server.stop()).toBe(0);
      server = undefined;

      const store = await installation.open();
      const orders = await readOrders(store);
      await store.close();
      const intents = buyers.flatMap((buyer) => buyer.intents);
      const faults = orderFaults(intents, orders);
      const inDoubt = intents.filter(({ brokenAt }) => brokenAt !== undefined).length;
      const sorted = starts.sort((a, b) => a - b);
      const dangerous = committedUnanswered(intents, orders);
      tellFigure({
        what: `orders under ${KILLS} kills on ${engine}, killed between commit and answer`,
        tried: intents.length,
        failed: countFaults(faults),
        dangerous,
        more:
          `${inDoubt} without an answer; lost ${faults.lost.length}, twice ${faults.twice.length}, half ${faults.half.length}, ` +
          `phantom ${faults.phantom.length}; ready after ${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms (median)`,
      });
      expect(faults).toEqual(NO_FAULTS);
      expect(intents.length).toBeGreaterThanOrEqual(KILLS);
      if (KILLS >= ENOUGH_TO_HIT) expect(dangerous).toBeGreaterThanOrEqual(HITS);
    },
  );
});
