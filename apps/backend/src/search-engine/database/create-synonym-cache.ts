import { sql } from 'kysely';
import type { Queries } from '../../db';
import { GROUP_SYNONYMS, ONE_WAY_SYNONYMS } from '../synonyms/group-synonyms';
import { createSynonymIndex, type SynonymIndex } from '../synonyms/create-synonym-index';

/** The synonyms of tenants, in memory, as of the revision they were asked for. */
export interface KnownSynonyms {
  of(queries: Queries, tenant: string, revision: number): Promise<SynonymIndex>;
}

/** Makes the memory of one process. A tenant's own groups are added to those of the group. */
export const createSynonymCache = (): KnownSynonyms => {
  const books = new Map<string, { readonly revision: number; readonly book: SynonymIndex }>();
  return {
    of: async (queries, tenant, revision) => {
      const known = books.get(tenant);
      if (known !== undefined && known.revision >= revision) return known.book;
      const { rows } = await sql<{ terms: readonly string[] }>`
        select terms from search_synonym where tenant = ${tenant} order by id`.execute(queries);
      const book = createSynonymIndex(
        [...GROUP_SYNONYMS, ...rows.map(({ terms }) => terms)],
        ONE_WAY_SYNONYMS,
      );
      books.set(tenant, { revision, book });
      return book;
    },
  };
};
