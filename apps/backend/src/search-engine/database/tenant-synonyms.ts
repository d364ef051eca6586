import { sql } from 'kysely';
import type { Queries } from '../../db';
import { tokenize } from '../tokens/tokenize';

/** A list of synonyms that cannot be read; its message says which line and why. */
export class SynonymError extends Error {}

/**
 * Reads groups of terms, one a line, the terms apart by tabs or semicolons; lines that begin with # are notes.
 *
 * @throws SynonymError where a line has fewer than two terms, or one without a word
 */
export const loadSynonyms = (text: string): readonly (readonly string[])[] =>
  text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const terms = line
      .split(/[\t;]/)
      .map((term) => term.trim())
      .filter((term) => term !== '');
    if (terms.length < 2) throw new SynonymError(`Line ${index + 1}: a group has two terms or more`);
    const wordless = terms.find((term) => !tokenize(term).some(({ kind }) => kind === 'word'));
    if (wordless !== undefined) throw new SynonymError(`Line ${index + 1}: no word in "${wordless}"`);
    return [terms];
  });

/** The tenant's own groups of terms, in their order. */
export const tenantSynonyms = async (
  queries: Queries,
  tenant: string,
): Promise<readonly (readonly string[])[]> => {
  const rows = await queries
    .selectFrom('search_synonym')
    .select('terms')
    .where('tenant', '=', tenant)
    .orderBy('id')
    .execute();
  return rows.map(({ terms }) => terms);
};

/** Puts groups of terms in the place of the tenant's own; every process searches with them from its next search on. */
export const replaceSynonyms = async (
  queries: Queries,
  tenant: string,
  groups: readonly (readonly string[])[],
): Promise<void> => {
  await queries.deleteFrom('search_synonym').where('tenant', '=', tenant).execute();
  if (groups.length === 0) return;
  await sql`
    insert into search_synonym (tenant, terms)
    select ${tenant}, array(select jsonb_array_elements_text(terms))
    from jsonb_array_elements(${JSON.stringify(groups)}::jsonb) with ordinality as g (terms, place)
    order by place`.execute(queries);
};
