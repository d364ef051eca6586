import { sql } from 'kysely';
import type { Queries } from '../../db';

/** An article that has changed, as it is now. */
export interface SearchChange {
  readonly tenant: string;
  readonly sku: string;
  /** Grows with every change of an article. */
  readonly version: number;
  /** Missing: it is no longer there. */
  readonly article:
    | {
        readonly sku: string;
        readonly name_words: string;
        readonly other_words: string;
        readonly name_length: number;
        readonly popularity: number;
        readonly terms: readonly number[];
      }
    | undefined;
}

/** Changes that one process tells. */
export interface TakenChanges {
  readonly ids: readonly number[];
  readonly changes: readonly SearchChange[];
}

/** Articles told at once: about a megabyte. */
const PART = 1_000;

/**
 * Notes from now on what the cluster has to be told, beginning with every article there is. Of a cluster that is known
 * nothing changes. Whoever is writing articles is waited for: none is missed.
 */
export const registerCluster = async (queries: Queries, name: string): Promise<void> => {
  const isKnown = async () =>
    (await queries.selectFrom('search_cluster').select('name').executeTakeFirst())?.name === name;
  if (await isKnown()) return;
  await sql`lock table search_article in share row exclusive mode`.execute(queries);
  // Another process may have done so while this one waited.
  if (await isKnown()) return;
  await queries.deleteFrom('search_cluster').execute();
  await queries.insertInto('search_cluster').values({ name }).execute();
  await queries.deleteFrom('search_change').execute();
  await sql`insert into search_change (tenant, sku) select tenant, sku from search_article order by 1, 2`.execute(
    queries,
  );
};

/** Has the cluster told of everything once more, or of nothing any more when none is configured. */
export const resetCluster = async (queries: Queries): Promise<void> => {
  await queries.deleteFrom('search_cluster').execute();
  await queries.deleteFrom('search_change').execute();
};

interface ChangeRow {
  readonly ids: readonly number[];
  readonly tenant: string;
  readonly sku: string;
  readonly version: number;
  readonly name_words: string | null;
  readonly other_words: string;
  readonly name_length: number;
  readonly popularity: number;
  readonly terms: readonly number[];
}

/** Takes the oldest changes nobody else has taken, for a minute. */
export const claimChanges = async (queries: Queries): Promise<TakenChanges> => {
  // Numbers and articles are of one snapshot: an article is at least as new as the change it stands for.
  const { rows } = await sql<ChangeRow>`
    with taken as (
      update search_change set taken_until = now() + interval '1 minute'
      where id in (
        select id from search_change where taken_until is null or taken_until < now()
        order by id limit ${PART} for update skip locked
      )
      returning id, tenant, sku
    )
    select array_agg(t.id::float8) as ids, t.tenant, t.sku, max(t.id)::float8 as version,
      a.name_words, a.other_words, a.name_length, a.popularity, a.terms
    from taken t left join search_article a on a.tenant = t.tenant and a.sku = t.sku
    group by t.tenant, t.sku, a.tenant, a.sku
    order by version`.execute(queries);
  return {
    ids: rows.flatMap(({ ids }) => ids),
    changes: rows.map(({ tenant, sku, version, name_words, ...rest }) => ({
      tenant,
      sku,
      version,
      article:
        name_words === null
          ? undefined
          : {
              sku,
              name_words,
              other_words: rest.other_words,
              name_length: rest.name_length,
              popularity: rest.popularity,
              terms: rest.terms,
            },
    })),
  };
};

/** Forgets changes that were told. */
export const acknowledgeChanges = async (queries: Queries, ids: readonly number[]): Promise<void> => {
  await sql`delete from search_change where id = any(${ids}::bigint[])`.execute(queries);
};

/** Gives changes back that could not be told. */
export const releaseChanges = async (queries: Queries, ids: readonly number[]): Promise<void> => {
  await sql`update search_change set taken_until = null where id = any(${ids}::bigint[])`.execute(queries);
};

/** Whether the cluster has been told of everything once. */
export const isFullyIndexed = async (queries: Queries, name: string): Promise<boolean> => {
  await sql`
    update search_cluster set is_filled = true
    where name = ${name} and not is_filled and not exists (select from search_change)`.execute(queries);
  const row = await queries.selectFrom('search_cluster').selectAll().executeTakeFirst();
  return row?.name === name && row.is_filled;
};
