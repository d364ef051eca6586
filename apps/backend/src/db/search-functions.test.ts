import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from './store';
import { plantProducts, seedBuyer, stores } from '../testing';

/** What every planted article is found by, whoever it belongs to. */
const WORD = 'Murmeltiersalbe';
/** As the search keeps it. */
const STEM = 'murmeltiersalb';
const OWN = 'own';
const KEPT_FROM_RESTRICTED = 'left-out';
const FOREIGN = 'foreign';

/** Asks with all terms there are, of every tenant. */
const byTerms = (terms: string) => sql`
  select found.sku
  from (
    select array_agg(tenant * 16777216 + 2 * id) as one from search_word, generate_series(1, 9) as tenant
  ) every, articles_by_terms(${sql.raw(terms)}) as found`;

describe.each(stores)('functions that read beside the policies on %s', (_, open) => {
  let store: Store;

  beforeAll(async () => {
    store = await open();
    await store.asSystem(async (queries) => {
      const doc = (sku: string) => ({ crossTenantProductId: `x-${sku}` });
      await plantProducts(queries, [
        { sku: OWN, name: `${WORD} ${OWN}`, doc: doc(OWN) },
        {
          sku: KEPT_FROM_RESTRICTED,
          name: `${WORD} ${KEPT_FROM_RESTRICTED}`,
          doc: doc(KEPT_FROM_RESTRICTED),
        },
        { tenant: 'GM', sku: FOREIGN, name: `${WORD} ${FOREIGN}`, doc: doc(FOREIGN) },
      ]);
      await sql`update article set gtins = array['9012345678904']`.execute(queries);
      // A row that has lost its way: among the terms of this one are those of another tenant.
      await sql`
        update search_article set terms = terms || (select own.terms from search_article own where own.sku = ${OWN})
        where sku = ${FOREIGN}`.execute(queries);
      await seedBuyer(queries, { id: 'restricted', userIds: ['anna'], assortment: [OWN] });
    });
  });
  afterAll(() => store.close());

  /** Every function with arguments that match all articles of the group. */
  const ASKED = {
    articles_by_terms: byTerms('one, null, null, false'),
    articles_by_name: sql`select sku from articles_by_name(
      array[${FOREIGN}, ${`x-${FOREIGN}`}, 'gtin', ${`${WORD} ${FOREIGN}`}, ${OWN}],
      array['', '', '9012345678904', '', ''], true)`,
    articles_by_number_key: sql`select sku from articles_by_number_key(
      array[${FOREIGN}, ${`x${FOREIGN}`}, ${OWN}], true)`,
    articles_by_words_of_names: sql`select unnest(skus) as sku
      from articles_by_words_of_names(array[1], array[1], array[${STEM}], array[null::text], false, 10)`,
  } as const;
  const skusOf = async (tenant: 'AZ' | 'GM', ask: (typeof ASKED)[keyof typeof ASKED]) =>
    store.inScope({ tenant }, async (queries) => {
      const { rows } = await sql<{ sku: string }>`${ask}`.execute(queries);
      return new Set(rows.map(({ sku }) => sku));
    });

  /** Of the terms at least one, both, at least two, or all: each is a question of its own. */
  const TERMS = [
    'one, one, null, true',
    'one, one, null, false',
    'one, one, one, true',
    'one, one, one, false',
  ];

  it.each([
    ...Object.entries(ASKED),
    ...TERMS.map((terms) => [`articles_by_terms(${terms})`, byTerms(terms)] as const),
  ])('%s finds the articles of the transaction’s tenant alone', async (_name, ask) => {
    const own = await skusOf('AZ', ask);
    expect(own.has(OWN)).toBe(true);
    expect(own.has(FOREIGN)).toBe(false);
    expect([...(await skusOf('GM', ask))]).toEqual([FOREIGN]);
  });

  it('looks for terms in their index alone, whatever is known of a tenant', async () => {
    const plan = await store.asSystem(async (queries) => {
      const { rows } = await sql<{ source: string }>`
        select prosrc as source from pg_proc where proname = 'articles_by_terms'`.execute(queries);
      const conditions = [
        ...(rows[0]?.source ?? '').matchAll(/from public\.search_article a\s+where ([^;]+);/g),
      ];
      const plans: string[] = [];
      for (const [, condition = ''] of conditions) {
        const values = condition
          .replaceAll('of_tenant', `'AZ'`)
          .replaceAll(/\b(?:one|two|three)\b/g, `'{1}'::integer[]`);
        await sql`set local enable_seqscan = off`.execute(queries);
        await sql`set local enable_indexscan = off`.execute(queries);
        const answer = await sql<{ 'QUERY PLAN': string }>`${sql.raw(
          `explain (costs off) select from public.search_article a where ${values}`,
        )}`.execute(queries);
        plans.push(answer.rows.map((row) => row['QUERY PLAN']).join(' '));
      }
      return plans;
    });
    expect(plan).toHaveLength(5);
    for (const one of plan) {
      expect(one).toContain('search_article_terms');
      expect(one).not.toContain('search_article_pkey');
    }
  });

  it('find nothing where no tenant is set', async () => {
    for (const ask of Object.values(ASKED)) {
      const found = await store.asSystem(async (queries) => (await sql`${ask}`.execute(queries)).rows);
      expect(found).toEqual([]);
    }
  });

  it('take a restricted customer from the transaction, and nobody’s word for it', async () => {
    const skusFor = (customerId: string) =>
      store.inScope({ tenant: 'AZ', customerId }, async (queries) => {
        const { rows } = await sql<{ skus: readonly string[] }>`
          select skus from articles_by_words_of_names(array[1], array[1], array[${STEM}], array[null::text], true, 10)`.execute(
          queries,
        );
        return rows.flatMap(({ skus }) => skus);
      });
    expect(await skusFor('restricted')).toEqual([OWN]);
    expect(await skusFor('nobody')).toEqual([]);
  });

  it('all have their schemas pinned, the temporary one last, no text made into statements, and one caller', async () => {
    const { rows } = await store.asSystem((queries) =>
      sql<{ name: string; config: readonly string[] | null; source: string; is_public: boolean }>`
        select p.proname as name, p.proconfig as config, p.prosrc as source,
          has_function_privilege('public', p.oid, 'execute') as is_public
        from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where p.prosecdef and n.nspname = 'public' order by 1`.execute(queries),
    );
    expect(rows.map(({ name }) => name)).toEqual([
      ...Object.keys(ASKED).toSorted(),
      'count_catalogue_changes',
      'count_price_changes',
      'note_search_changes',
    ]);
    for (const { config, source, is_public: isPublic } of rows) {
      expect(config?.[0]).toBe('search_path=pg_catalog, public, pg_temp');
      expect(source).not.toMatch(/\bexecute\b/i);
      expect(isPublic).toBe(false);
    }
  });

  it('are not led astray by a table of the caller with the name of theirs', async () => {
    const found = await store.asSystem(async (queries) => {
      await sql`create temporary table search_article (like public.search_article) on commit drop`.execute(
        queries,
      );
      await sql`select set_config('shop.tenant', 'AZ', true)`.execute(queries);
      return (await sql<{ sku: string }>`${ASKED.articles_by_terms}`.execute(queries)).rows;
    });
    expect(found.map(({ sku }) => sku).toSorted()).toEqual([KEPT_FROM_RESTRICTED, OWN]);
  });
});
