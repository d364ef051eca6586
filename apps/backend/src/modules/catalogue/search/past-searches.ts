import { sql } from 'kysely';
import type { Queries } from '../../../db';
import { searchWords } from './text-match';

/** Who searches. */
export interface Searcher {
  readonly tenant: string;
  readonly userId: string;
}

/** Searches kept of a user, and offered at once. */
const KEPT = 30;
const OFFERED = 5;

const folded = (text: string): string => searchWords(text).join(' ');

/** Keeps what a user searched for; once an hour is enough for the same words. */
export const keepSearch = async (
  queries: Queries,
  { tenant, userId }: Searcher,
  text: string,
  now: Date,
): Promise<void> => {
  const words = folded(text);
  if (words === '') return;
  const { rows } = await sql<{ is_new: boolean }>`
    insert into past_search as p (tenant, user_id, folded, typed, searched_at)
    values (${tenant}, ${userId}, ${words}, ${text.trim()}, ${now})
    on conflict (tenant, user_id, folded) do update set typed = excluded.typed, searched_at = excluded.searched_at
      where p.searched_at < excluded.searched_at - interval '1 hour'
    returning xmax = 0 as is_new`.execute(queries);
  if (rows[0]?.is_new !== true) return;
  await sql`
    delete from past_search
    where tenant = ${tenant} and user_id = ${userId} and folded in (
      select folded from past_search where tenant = ${tenant} and user_id = ${userId}
      order by searched_at desc, folded offset ${KEPT}
    )`.execute(queries);
};

/** What a user searched for that begins, in one of its words, like what is typed, the latest first. */
export const pastSearches = async (
  queries: Queries,
  { tenant, userId }: Searcher,
  text: string,
): Promise<readonly string[]> => {
  const rows = await queries
    .selectFrom('past_search')
    .select(['typed', 'folded'])
    .where('tenant', '=', tenant)
    .where('user_id', '=', userId)
    .orderBy('searched_at', 'desc')
    .execute();
  const start = folded(text);
  return rows
    .filter((row) => row.folded !== start && ` ${row.folded}`.includes(` ${start}`))
    .slice(0, OFFERED)
    .map(({ typed }) => typed);
};
