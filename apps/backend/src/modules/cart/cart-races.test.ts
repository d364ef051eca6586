import type { CartItemWrite, LineConflict } from '@gastroshop/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queries, Store } from '../../db';
import {
  dropCartLock,
  inWaves,
  TEST_NOW,
  seedDeliveries,
  seedShelf,
  stores,
  visitOf,
  type SeededOrderer,
} from '../../testing';
import type { CartAccess } from './cart-access';
import { changeCart, changeLine } from './change-cart';
import type { CartLineChange } from './decide-writes';
import { toLineChange } from './cart-line-change';

/** Pairs at once: as many as the store has connections for. */
const WAVE = 10;

/** What a writer is told of its cart. */
interface Told {
  readonly version: number | undefined;
  readonly conflicts: readonly LineConflict[];
}

type Write = (queries: Queries, visit: CartAccess, wish: CartLineChange) => Promise<Told>;

const wholeCart: Write = async (queries, visit, wish) => {
  const { version, conflicts = [] } = await changeCart(queries, visit, { wishes: [wish], isList: false });
  return { version, conflicts };
};
const oneLine: Write = async (queries, visit, wish) => {
  const { version, conflict } = await changeLine(queries, visit, wish);
  return { version, conflicts: conflict === undefined ? [] : [conflict] };
};

/** The own cart, written as a whole or line by line, and that of a fair, on each engine. */
const carts = stores.flatMap(([engine, open]) =>
  (
    [
      ['', 'as a whole', wholeCart],
      ['', 'line by line', oneLine],
      ['HERBST', 'as a whole', wholeCart],
    ] as const
  ).map((cart) => [engine, ...cart, open] as const),
);

describe.each(carts)('two tabs on one cart on %s, fair "%s", %s', (engine, code, _way, writeBy, open) => {
  // PGlite is one connection, so nothing is simultaneous there.
  const pairs = engine === 'PostgreSQL' ? 150 : 5;
  let store: Store;
  let skus: readonly string[] = [];

  beforeAll(async () => {
    store = await open();
    skus = await store.asSystem((queries) => seedShelf(queries, 3));
  });
  afterAll(() => store.close());

  const write = (who: SeededOrderer, item: CartItemWrite): Promise<Told> =>
    store.inScope({ tenant: 'AZ', customerId: who.customerId }, (queries) =>
      writeBy(queries, visitOf(who, TEST_NOW, code), toLineChange(item)),
    );

  /** Two writes at once to each of many carts that hold a line already. */
  const race = async (
    items: readonly [Omit<CartItemWrite, 'unitAbbreviation'>, Omit<CartItemWrite, 'unitAbbreviation'>],
  ) => {
    const planted = await store.asSystem((queries) => seedDeliveries(queries, pairs));
    const first = { sku: skus[2] ?? '', amount: 1, unitAbbreviation: 'ST' };
    await inWaves(planted, 2 * WAVE, (who) => write(who, first));
    const answers = await inWaves(planted, WAVE, (who) =>
      Promise.all(items.map((item) => write(who, { ...item, unitAbbreviation: 'ST' }))),
    );
    const rows = await store.asSystem((queries) =>
      queries
        .selectFrom('cart as c')
        .innerJoin('cart_line as l', 'l.customer_id', 'c.customer_id')
        .select(['c.customer_id', 'c.version', 'l.sku', 'l.content'])
        .where(
          'c.customer_id',
          'in',
          planted.map(({ customerId }) => customerId),
        )
        .where('l.content', 'is not', null)
        .execute(),
    );
    return { answers, rows };
  };

  const different = () =>
    [
      { sku: skus[0] ?? '', amount: 3, seenVersion: 0, operationId: 'a' },
      { sku: skus[1] ?? '', amount: 4, seenVersion: 0, operationId: 'b' },
    ] as const;
  const same = () =>
    [
      { sku: skus[0] ?? '', amount: 3, seenVersion: 0, operationId: 'a' },
      { sku: skus[0] ?? '', amount: 4, seenVersion: 0, operationId: 'b' },
    ] as const;
  /** Answers after which neither of two buyers knows that the other's wish is gone. */
  const silentLosses = (answers: readonly (readonly Told[])[]) =>
    answers.filter((pair) => pair.every(({ conflicts }) => conflicts.length === 0)).length;

  it('lose no line and no version where they write different ones', async () => {
    const { answers, rows } = await race(different());
    expect(rows).toHaveLength(3 * pairs);
    expect(rows.every(({ version }) => version === 3)).toBe(true);
    for (const pair of answers) expect(pair.map(({ version }) => version).toSorted()).toEqual([2, 3]);
  });

  it('hear of it where they write the same one, and the later action is there', async () => {
    const { answers, rows } = await race(same());
    expect(silentLosses(answers)).toBe(0);
    // Both acted at the same moment: the greater operation id wins, in whatever order they came.
    expect(rows.filter(({ sku }) => sku === skus[0]).every(({ content }) => content?.amount === 4)).toBe(
      true,
    );
  });

  if (engine === 'PostgreSQL')
    it('lose wishes silently without the lock: these tests would notice', async () => {
      await dropCartLock(store);
      const { answers, rows } = await race(same());
      const lostVersions = (await race(different())).rows.filter(({ version }) => version !== 3).length / 3;
      const losses = silentLosses(answers);
      process.stdout.write(
        `Without the lock ${losses} of ${pairs} wishes were lost silently, and ${lostVersions} of ${pairs} versions.\n`,
      );
      expect(rows).toHaveLength(2 * pairs);
      expect(losses).toBeGreaterThan(pairs / 10);
      expect(lostVersions).toBeGreaterThan(pairs / 10);
    });
});
