import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { freePort } from '../process';
import { stores } from '../stores';
import { createTestApp, type TestApp } from '../test-app';
import type { Actor } from './actor';
import { makeRequests } from './make-requests';
import { plantActors } from './plant-actors';
import { sequences } from './wish';

/** How many requests each engine gets; `REQUESTS` and `SEED` in the environment say otherwise. */
const REQUESTS = Number(process.env['REQUESTS'] ?? 400);
const SEED = Number(process.env['SEED'] ?? 20_261_125);
/** A machine that does other things as well. */
const PATIENCE_MS = 300_000 + REQUESTS * 1_500;

describe.each(stores)('API-5, TEN-4: generated requests on %s', (engine, open) => {
  let store: Store;
  let shop: TestApp;
  let actors: readonly Actor[];
  let origin: string;

  beforeAll(async () => {
    store = await open();
    actors = await plantActors(store);
    shop = await createTestApp(store);
    const port = await freePort();
    await shop.app.listen({ port, host: '127.0.0.1' });
    origin = `http://localhost:${port}`;
  }, PATIENCE_MS);
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  it(
    'none breaks the server, none is answered off its schema, none tells what is of others',
    async () => {
      const wishes = fc
        .sample(sequences(actors.length), { numRuns: REQUESTS, seed: SEED })
        .flat()
        .slice(0, REQUESTS);
      expect(wishes).toHaveLength(REQUESTS);
      const started = performance.now();
      const { statuses, findings } = await makeRequests({ origin, shop, actors }, wishes);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const counted = [...statuses]
        .toSorted(([a], [b]) => a - b)
        .map(([status, count]) => `${status}: ${count}`);
      process.stdout.write(
        `${engine}: ${REQUESTS} requests, seed ${SEED}, ${seconds} s; answers ${counted.join(', ')}\n`,
      );
      expect(findings).toEqual([]);
      // Both halves are there: what succeeds, and what is refused.
      expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 8);
      expect(statuses.get(422) ?? 0).toBeGreaterThan(REQUESTS / 50);
    },
    PATIENCE_MS,
  );
});
