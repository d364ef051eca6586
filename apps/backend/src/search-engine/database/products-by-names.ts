import { sql } from 'kysely';
import type { Queries } from '../../db';
import { stem, suffixStem } from '../language/stem';
import { tokenize, type Token } from '../tokens/tokenize';

/** How names are looked for. */
export interface NamesAsked {
  /** Only articles of the assortment of the customer acted for. */
  readonly isRestricted: boolean;
  /** Articles of one name at most, the best first. */
  readonly atMost: number;
}

/** Words of a name looked at. */
const WORDS_AT_MOST = 12;

const FEWEST_LETTERS_OF_END = 4;
/** Shorter words that compounds end with all the same. */
const SHORT_ENDS: ReadonlySet<string> = new Set(['eis', 'tee', 'ol']);

interface Form {
  readonly stem: string;
  readonly ending: string | null;
}

const formsOf = (token: Token): readonly Form[] => {
  if (token.kind === 'size')
    return [...new Set([...token.said, ...token.perhaps])].map((text) => ({ stem: text, ending: null }));
  const { text } = token;
  const isEnd = text.length >= FEWEST_LETTERS_OF_END || SHORT_ENDS.has(text);
  return [{ stem: stem(text), ending: isEnd ? suffixStem(text) : null }];
};

/**
 * Finds the articles that have a word for each word of a name: the word itself in any form, or a compound that ends with
 * it. One query for any number of names.
 *
 * @returns article numbers by name; names without any are missing
 */
export const productsByNames = async (
  queries: Queries,
  names: readonly string[],
  { isRestricted, atMost }: NamesAsked,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const forms = names.flatMap((name, number) =>
    tokenize(name)
      .slice(0, WORDS_AT_MOST)
      .flatMap((token, wish) => formsOf(token).map((form) => ({ number, wish, ...form }))),
  );
  if (forms.length === 0) return new Map();
  const { rows } = await sql<{ name: number; skus: readonly string[] }>`
    select name, skus from articles_by_words_of_names(
      ${forms.map(({ number }) => number)}::integer[], ${forms.map(({ wish }) => wish)}::integer[],
      ${forms.map((form) => form.stem)}::text[], ${forms.map(({ ending }) => ending)}::text[],
      ${isRestricted}::boolean, ${atMost}::integer
    )`.execute(queries);
  return new Map(rows.map(({ name, skus }) => [names[name] ?? '', skus]));
};
