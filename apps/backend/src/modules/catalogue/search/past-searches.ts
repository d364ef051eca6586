import { sql } from 'kysely';
import type { Queries } from '../../../db';
import { createRecentKeys } from './recent-keys';
import { searchWords } from './text-match';

/** Who searches. */
export interface Searcher {
  readonly tenant: string;
  readonly userId: string;
}

/** Searches of a user that stay, and how many are offered at once. */
const KEPT = 30;
const OFFERED = 5;
/** So many more are kept until the oldest go: looking for them with every search costs more than the search. */
const SPARE = 20;

const folded = (text: string): string => searchWords(text).join(' ');

/** The same words are written down once in so many milliseconds. */
const ONCE_IN_MS = 3_600_000;
/** Searches remembered as written down by one process. */
const REMEMBERED = 20_000;

/** Keeps what users search for. */
export type SaveSearch = (queries: Queries, searcher: Searcher, text: string, now: Date) => Promise<void>;

/** Makes the keeper of one process: most searches were kept a moment ago, and cost the database nothing. */
export const createKeepSearch = (): SaveSearch => {
  const kept = createRecentKeys(ONCE_IN_MS, REMEMBERED);
  return async (queries, { tenant, userId }, text, now) => {
    const words = folded(text);
    const key = JSON.stringify([tenant, userId, words]);
    if (words === '' || kept.has(key, now)) return;
    // The answer does not wait until this is on the disk: where the server loses its power, nobody misses a search.
    const { rows } = await sql<{ is_new: boolean; before: number }>`/* keep_search */
      insert into past_search as p (tenant, user_id, folded, typed, searched_at)
      select ${tenant}, ${userId}, ${words}, ${text.trim()}, ${now}::timestamptz
      where set_config('synchronous_commit', 'off', true) = 'off'
      on conflict (tenant, user_id, folded) do update set typed = excluded.typed, searched_at = excluded.searched_at
        where p.searched_at < excluded.searched_at - interval '1 hour'
      returning xmax = 0 as is_new,
        (select count(*) from past_search where tenant = ${tenant} and user_id = ${userId}) as before`.execute(
      queries,
    );
    kept.add(key, now);
    const [row] = rows;
    if (row?.is_new !== true || row.before < KEPT + SPARE) return;
    await sql`/* forget_searches */
      delete from past_search
      where tenant = ${tenant} and user_id = ${userId} and folded in (
        select folded from past_search where tenant = ${tenant} and user_id = ${userId}
        order by searched_at desc, folded offset ${KEPT}
      )`.execute(queries);
  };
};

/** What a user searched for that begins, in one of its words, like what is typed, the latest first. */
export const pastSearches = async (
  queries: Queries,
  { tenant, userId }: Searcher,
  text: string,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ typed: string; folded: string }>`/* past_searches */
    select typed, folded from past_search
    where tenant = ${tenant} and user_id = ${userId}
    order by searched_at desc limit ${KEPT}`.execute(queries);
  const start = folded(text);
  return rows
    .filter((row) => row.folded !== start && ` ${row.folded}`.includes(` ${start}`))
    .slice(0, OFFERED)
    .map(({ typed }) => typed);
};
