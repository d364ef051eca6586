import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stores } from '../testing';
import type { Queries } from './queries';
import type { Store } from './store';
import { both, together } from './together';

const count = (queries: Queries, kind: string) =>
  sql`insert into analytics_count (tenant, kind, day, count) values ('AZ', ${kind}, '2026-11-25', 1)`.execute(
    queries,
  );

const kindsOf = async (queries: Queries) =>
  (await queries.selectFrom('analytics_count').select('kind').execute()).map(({ kind }) => kind);

describe.each(stores)('a transaction on %s', (_, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  const kinds = () => store.asSystem(kindsOf);

  it('whose scope cannot be set stores nothing, although its statements follow without waiting', async () => {
    const nobody = `a${String.fromCharCode(0)}b`;
    await expect(
      store.inScope({ tenant: 'AZ', customerId: nobody }, (queries) => count(queries, 'unscoped')),
    ).rejects.toThrow();
    expect(await kinds()).not.toContain('unscoped');
  });

  it('that fails in the middle leaves nothing, and its connection serves the next', async () => {
    await expect(
      store.inScope({ tenant: 'AZ' }, async (queries) => {
        await count(queries, 'half');
        throw new Error('in the middle');
      }),
    ).rejects.toThrow('in the middle');
    await store.inScope({ tenant: 'AZ' }, (queries) => count(queries, 'whole'));
    expect(await kinds()).toEqual(['whole']);
  });

  it('of which one part fails waits for the others, and nothing of them stays', async () => {
    let isOver = false;
    const slow = async (queries: Queries) => {
      await count(queries, 'first');
      await count(queries, 'second').finally(() => {
        isOver = true;
      });
    };
    await expect(
      store.inScope({ tenant: 'AZ' }, (queries) =>
        together(queries, [() => slow(queries), () => sql`select 1 / 0`.execute(queries)]),
      ),
    ).rejects.toThrow('division by zero');
    expect(isOver).toBe(true);
    expect(await kinds()).toEqual(['whole']);
    const answers = await store.inScope({ tenant: 'AZ' }, (queries) =>
      both(
        queries,
        () => Promise.resolve(1),
        () => kindsOf(queries),
      ),
    );
    expect(answers).toEqual([1, ['whole']]);
  });

  it('sees the rows of its own scope only, one after the other on the same connections', async () => {
    const seen = await Promise.all(
      ['AZ', 'GM', 'AZ', 'GM'].map((tenant) =>
        store.inScope({ tenant: tenant === 'AZ' ? 'AZ' : 'GM' }, async (queries) => {
          const rows = await queries.selectFrom('analytics_count').select('tenant').execute();
          return rows.map((row) => row.tenant);
        }),
      ),
    );
    expect(seen).toEqual([['AZ'], [], ['AZ'], []]);
  });
});

describe.each(stores.filter(([name]) => name === 'PGlite'))(
  'a transaction inside another on %s',
  (_, open) => {
    it('is refused: it would wait for the one connection for ever', async () => {
      const store = await open();
      await expect(
        store.asSystem(() => store.inScope({ tenant: 'AZ' }, () => Promise.resolve('inside'))),
      ).rejects.toThrow('inside another');
      await expect(store.asSystem(() => Promise.resolve('after'))).resolves.toBe('after');
      await store.close();
    });
  },
);
