import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { freePort } from '../process';
import { stores } from '../stores';
import { tellFigure } from '../tell-figure';
import { createWholeApp } from '../whole-app';
import { makeRequests, type Outcome } from './make-requests';
import { keptMegabytes } from './memory';
import { seedActors } from './seed-actors';
import type { OtherSeed } from './other-seed';
import { sequences, type RequestSeed } from './request-seed';

/** How many requests each engine gets; `REQUESTS` and `SEED` in the environment say otherwise. */
const REQUESTS = Number(process.env['REQUESTS'] ?? 400);
const SEED = Number(process.env['SEED'] ?? 20_261_125);
/** After so many the shop is as full as it may get, and another one begins. */
const ROUND = 10_000;
/** So much was asked that what a process keeps can be told from what it has not thrown away yet. */
const ENOUGH_FOR_MEMORY = 100_000;
/**
 * Settings are read by operators alone, whom nobody here is, and files of notifications are opened only by an address that
 * was signed for its reader; other tests ask for both.
 */
const NEVER_SERVED: readonly string[] = [
  'GET /auth/settings',
  'GET /auth/settings/:',
  'GET /v1/notification-files/:',
];
/** A machine that does other things as well. */
const PATIENCE_MS = 300_000 + REQUESTS * 1_500;

/** Parts of the seed, so that each round asks something else. */
const wishesOf = (round: number, actors: number, count: number): readonly (RequestSeed | OtherSeed)[] =>
  fc
    .sample(sequences(actors), { numRuns: count, seed: SEED + round })
    .flat()
    .slice(0, count);

/** A round of requests to a shop of its own. */
const playRound = async (openStore: () => Promise<Store>, round: number, count: number): Promise<Outcome> => {
  const store = await openStore();
  const actors = await seedActors(store);
  const port = await freePort();
  const shop = await createWholeApp(store, port);
  try {
    await shop.app.listen({ port, host: '127.0.0.1' });
    return await makeRequests({ port, shop, store, actors }, wishesOf(round, actors.length, count));
  } finally {
    await shop.close();
    await store.close();
  }
};

describe.each(stores)('API-5, TEN-4: generated requests on %s', (engine, openStore) => {
  it(
    'none breaks the server, none is answered off its schema, none tells what is of others',
    async () => {
      const statuses = new Map<number, number>();
      const findings: string[] = [];
      const kept: ReturnType<typeof keptMegabytes>[] = [];
      let spoiled = 0;
      const outside = { tried: 0, served: 0 };
      let unserved: readonly string[] | undefined;
      const started = performance.now();
      const { user, system } = process.cpuUsage();
      for (let round = 0; round * ROUND < REQUESTS; round += 1) {
        const outcome = await playRound(openStore, round, Math.min(ROUND, REQUESTS - round * ROUND));
        for (const [status, count] of outcome.statuses)
          statuses.set(status, (statuses.get(status) ?? 0) + count);
        findings.push(...outcome.findings);
        spoiled += outcome.spoiled;
        outside.tried += outcome.outside.tried;
        outside.served += outcome.outside.served;
        unserved = (unserved ?? outcome.unserved).filter((route) => outcome.unserved.includes(route));
        kept.push(keptMegabytes());
      }
      const used = process.cpuUsage();
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const processor = ((used.user - user + used.system - system) / 1e6).toFixed(1);
      const counted = [...statuses]
        .toSorted(([a], [b]) => a - b)
        .map(([status, count]) => `${status}: ${count}`);
      const first = kept[Math.ceil(kept.length / 10) - 1]?.kept ?? 0;
      const { kept: last = 0, resident = 0 } = kept.at(-1) ?? {};
      tellFigure({
        what: `generated requests on ${engine}, spoiled on purpose`,
        tried: REQUESTS,
        failed: findings.length,
        dangerous: spoiled,
        more:
          `${outside.tried} outside the contract, ${outside.served} of them served; ` +
          `seed ${SEED}, ${seconds} s, ${processor} s of processor; memory in use after the first tenth ${first} MB, ` +
          `at the end ${last} MB, of the machine ${resident} MB; answers ${counted.join(', ')}`,
      });
      expect(findings).toEqual([]);
      // Both halves are there: what succeeds, and what is refused.
      expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 8);
      expect(statuses.get(422) ?? 0).toBeGreaterThan(REQUESTS / 50);
      expect(outside.tried).toBeGreaterThan(REQUESTS / 12);
      expect(outside.served).toBeGreaterThan(outside.tried / 5);
      if (REQUESTS >= ROUND) expect(unserved).toEqual(NEVER_SERVED);
      if (REQUESTS >= ENOUGH_FOR_MEMORY) expect(last).toBeLessThan(first * 1.2);
    },
    PATIENCE_MS,
  );
});
