import { searchTermSuggestionsSchema, type SearchTermSuggestions } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import { sql } from 'kysely';
import type { Queries } from '../../db';

const MOST_TERMS = 10;
const LONGEST_TERM = 200;

/**
 * Terms of the own catalogue, for a shop without a service for it: names of categories in which a word begins with what
 * was typed, the highest in the tree first; while nothing is typed, the roots of the tree.
 */
export const ownTerms = async (
  queries: Queries,
  tenant: string,
  locale: Locale,
  term: string,
): Promise<SearchTermSuggestions> => {
  const name = sql<string>`coalesce(names->>${locale}, names->>'de-AT')`;
  // Backslash, percent and underscore mean themselves.
  const typed = term.trim().replaceAll(/[\\%_]/g, String.raw`\$&`);
  const rows = await queries
    .selectFrom('category')
    .select(name.as('name'))
    .where('tenant', '=', tenant)
    .where('is_virtual', '=', false)
    .where(
      typed === ''
        ? sql<boolean>`parent_id is null`
        : sql<boolean>`' ' || normal_text(${name}) like '% ' || normal_text(${typed}) || '%'`,
    )
    .orderBy(sql`cardinality(path)`)
    .orderBy('sort_key')
    .orderBy('id')
    .limit(MOST_TERMS * 5)
    .execute();
  return { terms: [...new Set(rows.map((row) => row.name))].slice(0, MOST_TERMS) };
};

/** Terms as a service answered them, cut to size; undefined when that is no list of terms. */
export const readTerms = (answer: unknown): SearchTermSuggestions | undefined => {
  const read = searchTermSuggestionsSchema.safeParse(answer);
  return read.success
    ? { terms: read.data.terms.slice(0, MOST_TERMS).map((term) => term.slice(0, LONGEST_TERM)) }
    : undefined;
};
