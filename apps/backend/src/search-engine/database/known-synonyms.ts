import { sql } from 'kysely';
import type { Queries } from '../../db';
import { GROUP_SYNONYMS } from '../synonyms/group-synonyms';
import { synonymBook, type SynonymBook } from '../synonyms/synonym-book';

/** The synonyms of tenants, in memory, as of the revision they were asked for. */
export interface KnownSynonyms {
  of(queries: Queries, tenant: string, revision: number): Promise<SynonymBook>;
}

/** Makes the memory of one process. A tenant's own groups are added to those of the group. */
export const knownSynonyms = (): KnownSynonyms => {
  const books = new Map<string, { readonly revision: number; readonly book: SynonymBook }>();
  return {
    of: async (queries, tenant, revision) => {
      const known = books.get(tenant);
      if (known !== undefined && known.revision >= revision) return known.book;
      const { rows } = await sql<{ terms: readonly string[] }>`
        select terms from search_synonym where tenant = ${tenant} order by id`.execute(queries);
      const book = synonymBook([...GROUP_SYNONYMS, ...rows.map(({ terms }) => terms)]);
      books.set(tenant, { revision, book });
      return book;
    },
  };
};
