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
  'inventory',
  'inventory_count',
  'label',
  'notification',
  'notification_file',
  'notification_preference',
  'notification_read',
  'oidc_account',
  'order_template',
  'order_template_item',
  'order_template_share',
  'picture',
  'receipt',
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
      select (to_jsonb(t) - '{sort_name}'::text[]
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
      expect(await inFirst((queries) => digestOf(queries, 'customer'))).toMatchObject({ rows: 4_018 });
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
    expect(rows.map(({ name }) => name)).toEqual(['article_category', 'article_gtins']);
  });

  it('has every article in the search', async () => {
    const { rows } = await inFirst((queries) =>
      sql<{ missing: number }>`
        select count(*)::int as missing from article a
        where not exists (select from search_article s where s.tenant = a.tenant and s.sku = a.sku)`.execute(
        queries,
      ),
    );
    expect(rows).toEqual([{ missing: 0 }]);
  });

  it('knows what sells', async () => {
    const { rows } = await inFirst((queries) =>
      sql<{ sold: number; unlike: number }>`
        select count(*) filter (where s.popularity > 0)::int as sold,
          count(*) filter (where s.popularity <> (
            select count(*) from essence_item e
            where e.tenant = s.tenant and e.sku = s.sku and e.bought_on > '2026-11-21'::date - 365
          ))::int as unlike
        from search_article s`.execute(queries),
    );
    expect(rows[0]?.sold).toBeGreaterThan(200);
    expect(rows[0]?.unlike).toBe(0);
  });

  it('finds articles by what they are called', async () => {
    const { rows } = await inFirst((queries) =>
      sql<{ name: string }>`
        select texts->'de-AT'->>'name' as name from article
        where tenant = 'AZ' and sort_name like '%portioniert%' and sku in (
          select s.sku from search_article s, search_tenant t, search_word w
          where s.tenant = 'AZ' and t.tenant = 'AZ' and w.word = 'blattspinat'
            and s.terms @> array[t.number * 16777216 + 2 * w.id]
        )`.execute(queries),
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
          union select tenant, jsonb_array_elements(items)->>'productSku', 'inventory' from inventory_count
        ) named
        where not exists (select from article a where a.tenant = named.tenant and a.sku = named.sku)`.execute(
        queries,
      ),
    );
    expect(rows).toEqual([]);
  });

  it('has notifications of every type in both languages, an urgent one, and one with a file', async () => {
    const { rows } = await inFirst((queries) =>
      sql<{ types: number; english: number; urgent: number; files: number }>`
        select count(distinct n.type_id)::int as types,
          count(*) filter (where n.doc->'en-GB'->>'content' is null)::int as english,
          count(*) filter (where n.is_important)::int as urgent,
          count(f.bytes)::int as files
        from notification n
        left join notification_file f on f.tenant = n.tenant and f.notification_id = n.id
        where n.tenant = 'AZ'`.execute(queries),
    );
    expect(rows).toEqual([{ types: 5, english: 0, urgent: 1, files: 1 }]);
  });

  it('has a delivery note and an invoice of every delivered order, with its sum, and credit memos that add up', async () => {
    const { rows } = await inFirst((queries) =>
      sql<Record<'delivered' | 'invoiced' | 'noted' | 'credited' | 'miscounted' | 'unlike', number>>`
        select
          (select count(*)::int from customer_order where status = 'DELIVERED') as delivered,
          (select count(*)::int from receipt where type = 'invoice') as invoiced,
          (select count(*)::int from receipt where type = 'deliverynote') as noted,
          (select count(*)::int from receipt where type = 'creditmemo') as credited,
          (select count(*)::int
            from receipt r,
              lateral (select r.doc->'totals' as sums) t,
              lateral (select sum((line->>'rowTotal')::numeric) as net, max((line->>'rowTotal')::numeric) as most
                from jsonb_array_elements(r.doc->'lines') line) l,
              lateral (select sum((entry->>'vat')::numeric) as tax from jsonb_array_elements(sums->'vat') entry) v
            where r.type = 'creditmemo' and (
              (r.total < 0 and l.most < 0
                and r.total = (sums->>'gross')::numeric
                and l.net = (sums->>'net')::numeric
                and r.total = l.net + v.tax + (sums->'deposit'->>'SINGLE_USE')::numeric
                  + (sums->'deposit'->>'MULTI_USE')::numeric) is not true)) as miscounted,
          (select count(*)::int from receipt r
            join customer_order o on o.tenant = r.tenant and o.number = r.order_number
            where r.type = 'invoice' and (r.total <> (o.doc->'totals'->>'gross')::numeric
              or o.status <> 'DELIVERED' or o.customer_id <> r.customer_id)) as unlike`.execute(queries),
    );
    const [found] = rows;
    expect(found).toMatchObject({ invoiced: found?.delivered, unlike: 0, miscounted: 0 });
    expect(found?.delivered).toBeGreaterThan(200);
    expect(found?.noted).toBeGreaterThanOrEqual(found?.invoiced ?? Infinity);
    expect(found?.credited).toBeGreaterThan(2);
  });

  it('has label lists, each with an article that is no longer sold', async () => {
    const { rows } = await inFirst((queries) =>
      sql<{ user_id: string; labels: number; gone: number }>`
        select l.user_id, count(*)::int as labels, count(*) filter (where a.status <> 'ACTIVE')::int as gone
        from label l join article a on a.tenant = l.tenant and a.sku = l.sku
        group by 1 order by 1`.execute(queries),
    );
    expect(rows).toMatchObject([
      { user_id: 'demo-az100001', labels: 19, gone: 1 },
      { user_id: 'demo-az100002', labels: 10, gone: 1 },
      { user_id: 'demo-az100003', labels: 7, gone: 1 },
      { user_id: 'demo-gm200001', labels: 9, gone: 1 },
    ]);
  });

  it('has stocktakings of each sign-in that orders, present and deleted', async () => {
    const { rows } = await inFirst((queries) =>
      sql<{ tenant: string; present: number; deleted: number; empty: number }>`
        select i.tenant, count(*) filter (where i.deleted_at is null)::int as present,
          count(i.deleted_at)::int as deleted,
          count(*) filter (where jsonb_array_length(c.items) <> i.regular_items or i.regular_items = 0)::int as empty
        from inventory i
        join inventory_count c on c.tenant = i.tenant and c.inventory_id = i.id
        group by 1 order by 1`.execute(queries),
    );
    expect(rows).toEqual([
      { tenant: 'AZ', present: 7, deleted: 2, empty: 0 },
      { tenant: 'GM', present: 1, deleted: 0, empty: 0 },
      { tenant: 'KI', present: 1, deleted: 0, empty: 0 },
      { tenant: 'LL', present: 1, deleted: 0, empty: 0 },
    ]);
  });

  it('has fairs that are on, not on and out of their days, with carts, plans, promotions, limits and a history', async () => {
    const { rows } = await inFirst((queries) =>
      sql<Record<string, unknown>>`
        select f.doc->>'isActive' as active,
          f.blocked_customers as barred,
          (select array_agg(distinct customer_id order by customer_id) from cart where code = f.id) as carts,
          (select count(*)::int from cart_line l, jsonb_array_elements(l.content->'plan') as part
            where l.code = f.id and part->>'date' between f.doc->>'firstPossibleDeliveryDate'
              and f.doc->>'lastPossibleDeliveryDate') as planned,
          (select array_agg(customer_id) from (select customer_id from customer_order where fair_id = f.id
            group by 1 having count(*) >= f.max_orders_per_customer) at_limit) as at_limit,
          (select count(*)::int from content_version where targets::text like '%fair:' || f.id || ' %') as promotions,
          (select count(*)::int from content_entry where slug = f.doc->>'startPagePath') as start_pages,
          (select count(distinct customer_id)::int from customer_order
            where created_at::date between (f.doc->'orderHistoryAggregationRange'->>'start')::date
              and (f.doc->'orderHistoryAggregationRange'->>'end')::date) as with_history
        from fair f order by active desc, f.id`.execute(queries),
    );
    expect(rows).toMatchObject([
      {
        active: 'true',
        barred: ['48311'],
        carts: ['48213', '48302'],
        at_limit: ['48240'],
        promotions: 8,
        start_pages: 4,
      },
      // Of one branch: no history, no page of its own, and no day left to deliver on.
      { active: 'true', carts: null, at_limit: null, promotions: 0, start_pages: 0, with_history: 0 },
      { active: 'false', carts: null, at_limit: null, promotions: 0, start_pages: 4, with_history: 0 },
    ]);
    expect(rows[0]?.['planned']).toBeGreaterThan(4);
    // Not every customer ordered then.
    expect(rows[0]?.['with_history']).toBeGreaterThan(3);
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
      az100008: 12,
      gm200001: 1,
      gm200002: 1,
      ki300001: 1,
      ll400001: 1,
    });
    expect(demoAccounts.map(({ userName }) => userName)).toEqual(rows.map((row) => row.user_name));
  });
});
