import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { isDatabaseGone } from './database-unavailable';
import { stores } from '../testing';
import { createPostgresDatabase } from '../testing/postgres-database';
import { connectPostgresql } from './connect-postgresql';
import type { Queries } from './queries';
import type { Store } from './store';
import { runPair, runConcurrently } from './pipeline';

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
        runConcurrently(queries, [() => slow(queries), () => sql`select 1 / 0`.execute(queries)]),
      ),
    ).rejects.toThrow('division by zero');
    expect(isOver).toBe(true);
    expect(await kinds()).toEqual(['whole']);
    const answers = await store.inScope({ tenant: 'AZ' }, (queries) =>
      runPair(
        queries,
        () => Promise.resolve(1),
        () => kindsOf(queries),
      ),
    );
    expect(answers).toEqual([1, ['whole']]);
  });

  it('of which one part fails says why, and not that the others found it broken', async () => {
    /** However long the answer of the part that fails takes on its way through the process. */
    const deep = async (queries: Queries, levels: number): Promise<unknown> =>
      levels === 0
        ? sql.raw(`do $$ begin raise exception using errcode = '53100'; end $$`).execute(queries)
        : await deep(queries, levels - 1);
    const parts = (queries: Queries) =>
      [() => deep(queries, 50), () => sql`select 1`.execute(queries)] as const;
    const works: readonly ((queries: Queries) => Promise<unknown>)[] = [
      (queries) => runPair(queries, ...parts(queries)),
      (queries) => runConcurrently(queries, parts(queries)),
    ];
    for (const work of works)
      await expect(store.inScope({ tenant: 'AZ' }, work)).rejects.toMatchObject({ code: '53100' });
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

describe.each(stores.filter(([name]) => name !== 'PGlite'))('a connection that breaks on %s', (_, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  const pidOf = async (queries: Queries) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(queries);
    return rows[0]?.pid ?? 0;
  };
  const kill = (pid: number) =>
    store.asSystem((queries) => sql`select pg_terminate_backend(${pid})`.execute(queries));
  const fails = async (work: (queries: Queries) => Promise<unknown>) => {
    const error: unknown = await store.inScope({ tenant: 'AZ' }, work).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(isDatabaseGone(error)).toBe(true);
  };

  it('in the middle of a transaction ends that alone, as a database that is away', async () => {
    await fails(async (queries) => {
      await count(queries, 'before');
      await kill(await pidOf(queries));
      await count(queries, 'after');
    });
    // Between two statements, when nothing is asked of it.
    await fails(async (queries) => {
      const pid = await pidOf(queries);
      await kill(pid);
      const isThere = async () => {
        const { rows } = await store.asSystem((others) =>
          sql`select from pg_stat_activity where pid = ${pid}`.execute(others),
        );
        return rows.length > 0;
      };
      while (await isThere());
      await count(queries, 'between');
    });
    expect(await store.asSystem(kindsOf)).toEqual([]);
  });

  it('with every transaction at once leaves nothing half done, and the next ones work', async () => {
    const all = Array.from({ length: 10 }, (_unused, index) =>
      fails(async (queries) => {
        await count(queries, `of ${index}`);
        await sql`select pg_sleep(30)`.execute(queries);
      }),
    );
    const sleeping = async () => {
      const { rows } = await store.asSystem((queries) =>
        sql<{
          pid: number;
        }>`select pid from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'
          and datname = current_database()`.execute(queries),
      );
      return rows;
    };
    while ((await sleeping()).length < all.length);
    for (const { pid } of await sleeping()) await kill(pid);
    await Promise.all(all);
    expect(await store.asSystem(kindsOf)).toEqual([]);
    await store.inScope({ tenant: 'AZ' }, (queries) => count(queries, 'whole'));
    expect(await store.asSystem(kindsOf)).toEqual(['whole']);
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

const servers = [process.env['TEST_DATABASE_URL']].flatMap((url) =>
  url === undefined || url === '' ? [] : [url],
);

const PATIENCE = { scope: 300, system: 400 };

describe.each(servers)('a database that stands still', (server) => {
  const onStore = async (work: (store: Store) => Promise<void>) => {
    const database = await createPostgresDatabase(server, inject('postgresTemplate'));
    const store = connectPostgresql({ url: database.url, patience: PATIENCE });
    try {
      await work(store);
    } finally {
      await store.close();
      await database.drop();
    }
  };
  const sleep = sql`select pg_sleep(60)`;

  it('holds nobody longer than the patience of who asked, and others are served meanwhile', () =>
    onStore(async (store) => {
      const asked = [
        store.inScope({ tenant: 'AZ' }, (queries) => sleep.execute(queries)),
        store.asSystem((queries) => sleep.execute(queries)),
      ].map((answer) =>
        answer.then(
          () => undefined,
          (error: unknown) => error,
        ),
      );
      await expect(store.asSystem((queries) => sql`select 1`.execute(queries))).resolves.toBeDefined();
      for (const error of await Promise.all(asked)) expect(isDatabaseGone(error)).toBe(true);
      await expect(store.asSystem((queries) => sql`select 1`.execute(queries))).resolves.toBeDefined();
    }));

  it('whose connections are all at work turns the next caller away after a while, and takes up again', async () => {
    const database = await createPostgresDatabase(server, inject('postgresTemplate'));
    const store = connectPostgresql({ url: database.url, connections: 1 });
    let isOver: () => void = () => undefined;
    const over = new Promise<void>((resolve) => {
      isOver = resolve;
    });
    const atWork = store.asSystem(() => over);
    const turnedAway: unknown = await store
      .inScope({ tenant: 'AZ' }, kindsOf)
      .catch((error: unknown) => error);
    expect(isDatabaseGone(turnedAway)).toBe(true);
    isOver();
    await atWork;
    await expect(store.inScope({ tenant: 'AZ' }, kindsOf)).resolves.toEqual([]);
    await store.close();
    await database.drop();
  });

  it('is waited for as long as it takes where that is said', () =>
    onStore(async (store) => {
      const slow = store.asSystem((queries) => sql`select pg_sleep(0.6)`.execute(queries), {
        isPatient: true,
      });
      await expect(slow).resolves.toBeDefined();
    }));
});
