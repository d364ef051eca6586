import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Queries, Store } from '../db';
import { stores } from '../testing';
import { demoAccounts, seedDemo } from './index';

/** Seeding is work for seconds, on a busy machine for a minute. */
const PATIENCE_MS = 400_000;
const OPTIONS = { today: '2026-11-21', now: new Date('2026-11-21T14:00:00Z') };

const TABLES: readonly (keyof Database)[] = [
  'app_user',
  'article',
  'article_price',
  'assignment',
  'assortment_entry',
  'cart',
  'cart_event',
  'cart_line',
  'category',
  'content_entry',
  'content_version',
  'customer',
  'customer_order',
  'delivery_address',
  'delivery_exception',
  'delivery_slot',
  'essence_item',
  'essence_visibility',
  'fair',
  'installation',
  'notification',
  'notification_read',
  'oidc_account',
  'order_template',
  'order_template_item',
  'order_template_share',
  'picture',
  'supplier',
  'user_mail',
];

/** Digest of the rows of a table but for what the database counts or computes itself. */
const digestOf = async (
  queries: Queries,
  table: keyof Database,
): Promise<{ digest: string; rows: number }> => {
  const { rows } = await sql<{ digest: string; rows: number }>`
    select md5(string_agg(md5(row), '' order by row collate "C")) as digest, count(*)::int as rows
    from (
      select (to_jsonb(t) - '{search_de,search_en,search_text,sort_name}'::text[]
        - ${sql.lit(table === 'content_entry' ? '' : ['article_price', 'cart_event'].includes(table) ? 'id' : table === 'cart_line' ? 'position' : '')})::text as row
      from ${sql.table(table)} t
    ) rows`.execute(queries);
  return rows[0] ?? { digest: '', rows: 0 };
};

const digests = (store: Store) =>
  store.asSystem(async (queries) => {
    const all: [string, { digest: string; rows: number }][] = [];
    for (const table of TABLES) all.push([table, await digestOf(queries, table)]);
    return Object.fromEntries(all);
  });

/** PGlite first; then PostgreSQL where there is one, else PGlite once more. */
const runs = [stores[0], stores.at(-1)].flatMap((run) => (run === undefined ? [] : [run[1]]));

describe('the demonstration in the database', () => {
  const opened: Store[] = [];
  const progress: number[] = [];

  beforeAll(async () => {
    for (const open of runs) {
      const store = await open();
      opened.push(store);
      await seedDemo(store, { ...OPTIONS, onProgress: (_text, share) => progress.push(share) });
    }
  }, PATIENCE_MS);
  afterAll(async () => {
    for (const store of opened) await store.close();
  }, PATIENCE_MS);

  const inFirst = <T>(work: (queries: Queries) => Promise<T>): Promise<T> => {
    const [store] = opened;
    if (store === undefined) throw new Error('Nothing was opened');
    return store.asSystem(work);
  };

  it(
    'is the same in both runs, row by row, and no table is empty',
    async () => {
      const [first, second] = await Promise.all(opened.map(digests));
      expect(first).toEqual(second);
      expect(Object.entries(first ?? {}).filter(([, { rows }]) => rows === 0)).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'is not stored twice',
    async () => {
      const [store] = opened;
      if (store === undefined) throw new Error('Nothing was opened');
      await seedDemo(store, OPTIONS);
      expect(await inFirst((queries) => digestOf(queries, 'customer'))).toMatchObject({ rows: 4_017 });
    },
    PATIENCE_MS,
  );

  it('says how far it is, never going back', () => {
    const firstRun = progress.slice(0, progress.length / runs.length);
    expect(firstRun).toEqual([...firstRun].sort((a, b) => a - b));
    expect(firstRun.at(-1)).toBe(1);
  });

  it('has the indexes it had before', async () => {
    const { rows } = await inFirst((queries) =>
      sql<{
        name: string;
      }>`select indexname as name from pg_indexes where tablename = 'article' and indexdef like '% USING gin %' order by 1`.execute(
        queries,
      ),
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'article_category',
      'article_gtins',
      'article_search_de',
      'article_search_en',
      'article_trigrams',
    ]);
  });

  it('finds articles by what they are called', async () => {
    const { rows } = await inFirst((queries) =>
      sql<{ name: string }>`
        select texts->'de-AT'->>'name' as name from article
        where tenant = 'AZ' and search_de @@ to_tsquery('german', 'blattspinat') and search_text like '%portioniert%'`.execute(
        queries,
      ),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ name }) => name.startsWith('TK '))).toBe(true);
  });

  it('has a picture for every address that articles, categories and content name', async () => {
    const { rows } = await inFirst((queries) =>
      sql<{ address: string }>`
        select distinct address from (
          select doc->>'thumbnailUrl' as address from article
          union select thumbnail_path from category
          union select (regexp_matches(bodies::text, '/media/[^"]+', 'g'))[1] from content_version
          union select doc->>'bannerPath' from fair
        ) named
        where not exists (select from picture where '/media/' || key = address)`.execute(queries),
    );
    expect(rows).toEqual([]);
  });

  it('names only articles that there are: in content, orders, carts, templates and restrictions', async () => {
    const { rows } = await inFirst((queries) =>
      sql<{ tenant: string; sku: string; place: string }>`
        select * from (
          select e.scope as tenant, jsonb_array_elements_text(jsonb_path_query_array(v.bodies, 'strict $.**.skus[*]')) as sku, 'content' as place
            from content_version v join content_entry e on e.id = v.entry_id
          union select tenant, sku, 'bought' from essence_item
          union select tenant, sku, 'cart' from cart_line
          union select tenant, sku, 'template' from order_template_item
          union select tenant, sku, 'restriction' from assortment_entry
        ) named
        where not exists (select from article a where a.tenant = named.tenant and a.sku = named.sku)`.execute(
        queries,
      ),
    );
    expect(rows).toEqual([]);
  });

  it('lets each sign-in act for whom it is said to', async () => {
    const { rows } = await inFirst((queries) =>
      sql<{ user_name: string; customers: number }>`
        select u.user_name, count(c.id)::int as customers
        from app_user u
          left join assignment s on s.tenant = u.tenant and s.user_id = u.id
          left join customer c on c.tenant = s.tenant and c.id = s.customer_id
        group by 1 order by 1`.execute(queries),
    );
    expect(Object.fromEntries(rows.map((row) => [row.user_name, row.customers]))).toEqual({
      az100001: 1,
      az100002: 12,
      az100003: 1,
      az100004: 1,
      az100005: 4_000,
      az100006: 0,
      az100007: 1,
      gm200001: 1,
      ki300001: 1,
      ll400001: 1,
    });
    expect(demoAccounts.map(({ userName }) => userName)).toEqual(rows.map((row) => row.user_name));
  });
});
