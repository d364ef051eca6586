import { sql } from 'kysely';
import type { Queries } from '../../db';

const LOCK = 'search-words';

/** Keeps words from being forgotten until the transaction ends, and waits where they just are. */
export const keepWords = async (queries: Queries): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(hashtext(${LOCK}))`.execute(queries);
};

/**
 * Forgets articles that are no longer sold, and the words that no article has any more. Whoever takes articles in at the
 * same time is waited for, and waits.
 *
 * @returns how many words were forgotten
 */
export const pruneVocabulary = async (queries: Queries): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtext(${LOCK}))`.execute(queries);
  await sql`
    delete from search_article s using article a
    where a.tenant = s.tenant and a.sku = s.sku and a.status = 'INACTIVE'`.execute(queries);
  // The lower part of a term is its word, twice, and one more where it stands outside of names.
  const { numAffectedRows = 0n } = await sql`
    with used as materialized (
      select distinct (term & 16777215) >> 1 as id from search_article, unnest(terms) as term
    )
    delete from search_word w where not exists (select from used u where u.id = w.id)`.execute(queries);
  return Number(numAffectedRows);
};
