import type { Order } from '@gastroshop/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { ProblemError } from '../../http';
import {
  dropCartLock,
  dropSubmissionKeys,
  inWaves,
  TEST_NOW,
  seedDeliveries,
  seedShelf,
  stores,
  visitOf,
  type SeededOrderer,
} from '../../testing';
import { submitCart } from './submit-cart';

/** Which keys the two submissions of a pair come with. */
const KEYS = {
  'the same key': ['key', 'key'],
  'different keys': ['key-a', 'key-b'],
  'no key': [undefined, undefined],
} as const;

/** Pairs at once: as many as the store has connections for. */
const WAVE = 10;

/** The own cart and that of a fair that takes one order of each customer, on each engine. */
const carts = stores.flatMap(([engine, open]) => ['', 'HERBST'].map((code) => [engine, code, open] as const));

describe.each(carts)('simultaneous submissions of one cart on %s, fair "%s"', (engine, code, open) => {
  // PGlite is one connection, so nothing is simultaneous there.
  const pairs = engine === 'PostgreSQL' ? 100 : 3;
  let store: Store;
  let sku = '';

  beforeAll(async () => {
    store = await open();
    [sku = ''] = await store.asSystem((queries) => seedShelf(queries, 1));
  });
  afterAll(() => store.close());

  const orderers = (): Promise<readonly SeededOrderer[]> =>
    store.asSystem(async (queries) => {
      const planted = await seedDeliveries(queries, pairs);
      await queries
        .insertInto('cart')
        .values(
          planted.map(({ customerId }) => ({
            tenant: 'AZ',
            customer_id: customerId,
            version: 1,
            code,
            valid_since: TEST_NOW,
          })),
        )
        .execute();
      await queries
        .insertInto('cart_line')
        .values(
          planted.map(({ customerId, userId }) => ({
            tenant: 'AZ',
            customer_id: customerId,
            code,
            sku,
            version: 1,
            content: JSON.stringify({ amount: 2, unitAbbreviation: 'ST' }),
            acted_at: TEST_NOW,
            updated_at: TEST_NOW,
            updated_by: userId,
            known_operations: [],
          })),
        )
        .execute();
      return planted;
    });

  const submit = (who: SeededOrderer, idempotencyKey: string | undefined): Promise<Order | string> =>
    store
      .inScope({ tenant: 'AZ', customerId: who.customerId }, (queries) =>
        submitCart(queries, {
          visit: visitOf(who, TEST_NOW, code),
          userName: 'Anna',
          editing: 'LINES_AND_DAY',
          body: { requestedDeliveryDay: '2026-11-26' },
          idempotencyKey,
          keyRing: [new Uint8Array(32)],
          visible: (order) => order,
        }),
      )
      .catch((error: unknown) =>
        error instanceof ProblemError
          ? error.code
          : Promise.reject(error instanceof Error ? error : new Error('unknown')),
      );

  const race = async (keys: readonly [string | undefined, string | undefined]) => {
    const planted = await orderers();
    const answers = await inWaves(planted, WAVE, (who) => Promise.all(keys.map((key) => submit(who, key))));
    const rows = await store.asSystem((queries) =>
      queries
        .selectFrom('customer_order')
        .select('customer_id')
        .where(
          'customer_id',
          'in',
          planted.map(({ customerId }) => customerId),
        )
        .execute(),
    );
    return { answers, orders: rows.length };
  };

  it.each(Object.entries(KEYS))(
    'with %s make one order each (of 300 pairs in all, in each kind of cart)',
    async (_, keys) => {
      const { answers, orders } = await race(keys);
      expect(orders).toBe(pairs);
      for (const [a, b] of answers) {
        const taken = [a, b].filter((answer) => typeof answer === 'object');
        // One key is one order for both; of two keys the second is told so.
        if (keys[0] === keys[1]) expect(taken.map(({ id }) => id)).toEqual([taken[0]?.id, taken[0]?.id]);
        else expect([a, b]).toContain('cart-already-ordered');
      }
    },
  );

  if (engine === 'PostgreSQL')
    it('make many orders without lock and keys: these tests would notice', async () => {
      await dropSubmissionKeys(store);
      await dropCartLock(store);
      const { orders } = await race(KEYS['different keys']);
      process.stdout.write(`Without lock and unique keys ${pairs} carts made ${orders} orders.\n`);
      expect(orders - pairs).toBeGreaterThan(pairs / 10);
    });
});
