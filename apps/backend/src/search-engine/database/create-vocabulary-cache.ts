import { sql } from 'kysely';
import type { Queries } from '../../db';
import { createVocabulary, type KnownWord, type Vocabulary } from '../vocabulary/vocabulary';

/** Words read at once: between two parts other requests have their turn. */
const PART = 10_000;

const readAfter = async (queries: Queries, after: number): Promise<readonly KnownWord[]> => {
  const all: KnownWord[] = [];
  for (;;) {
    const { rows } = await sql<KnownWord>`
      select id, word from search_word where id > ${all.at(-1)?.id ?? after}::int order by id limit ${PART}`.execute(
      queries,
    );
    all.push(...rows);
    if (rows.length < PART) return all;
  }
};

const countWords = async (queries: Queries): Promise<number> => {
  const { rows } = await sql<{ words: number }>`select count(*)::int as words from search_word`.execute(
    queries,
  );
  return rows[0]?.words ?? 0;
};

/** The words of all catalogues, in memory, as many as there were when a tenant's articles last changed. */
export interface LearnedWords {
  /** @param revision of the tenant's articles: with a newer one words may have come */
  of(queries: Queries, tenant: string, revision: number): Promise<Vocabulary>;
}

/** Makes the memory of one process: one vocabulary for all tenants, who mostly use the same words. */
export const createVocabularyCache = (): LearnedWords => {
  const revisions = new Map<string, number>();
  let vocabulary = createVocabulary();
  let lastId = 0;
  const take = (words: readonly KnownWord[]) => {
    vocabulary.add(words);
    for (const { id } of words) lastId = Math.max(lastId, id);
  };
  return {
    of: async (queries, tenant, revision) => {
      const known = revisions.get(tenant);
      if (known !== undefined && known >= revision) return vocabulary;
      take(await readAfter(queries, lastId));
      // Ids are given in another order than transactions end: one with smaller ids may have ended since.
      if (vocabulary.size !== (await countWords(queries))) {
        vocabulary = createVocabulary();
        lastId = 0;
        take(await readAfter(queries, 0));
      }
      revisions.set(tenant, revision);
      return vocabulary;
    },
  };
};
