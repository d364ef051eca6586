import { sql } from 'kysely';
import type { Queries } from '../../db';
import { keepWords } from './prune-vocabulary';

/** What words are called. */
export interface WordIds {
  readonly ids: ReadonlyMap<string, number>;
  /** Some of them were nobody's until now. */
  readonly hasNew: boolean;
}

/**
 * The ids of words; those nobody has used yet are stored. They are written in the order of their letters, so that two
 * imports that learn the same words wait for each other instead of both giving up. Until the transaction ends no word is
 * forgotten.
 */
export const wordIds = async (queries: Queries, words: readonly string[]): Promise<WordIds> => {
  await keepWords(queries);
  const wanted = [...new Set(words)].toSorted();
  const read = async () => {
    const { rows } = await sql<{ id: number; word: string }>`
      select id, word from search_word where word = any(${wanted}::text[])`.execute(queries);
    return new Map(rows.map(({ id, word }) => [word, id]));
  };
  const known = await read();
  const missing = wanted.filter((word) => !known.has(word));
  if (missing.length === 0) return { ids: known, hasNew: false };
  await sql`
    insert into search_word (word)
    select word from unnest(${missing}::text[]) with ordinality as w (word, place) order by place
    on conflict (word) do nothing`.execute(queries);
  return { ids: await read(), hasNew: true };
};
