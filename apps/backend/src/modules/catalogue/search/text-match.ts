import { readGtin } from '@gastroshop/domain/product';
import type { Locale } from '@gastroshop/i18n';
import { sql } from 'kysely';
import type { Queries } from '../../../db';

/** Articles that match a text, with how well: higher is better. */
export type TextMatches = ReadonlyMap<string, number>;

interface Match {
  sku: string;
  score: number;
}

/** Score of an article whose number or code was typed: above everything a text can reach. */
export const EXACT_SCORE = 1_000;

/** How alike a word must be to one of the article to be taken for a slip of the finger, from 0 to 1. */
const SIMILARITY = 0.35;
/** What is much less alike than the best is no slip but another word. */
const SHARE_OF_BEST = 0.75;

/** Words as they are searched: lower case, without accents, numbers apart from letters; as the index has them. */
export const searchWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/(\d)([a-z])/g, '$1 $2')
    .split(' ')
    .filter((word) => word !== '');

/** "kaese" is how "Käse" is typed where there is no ä. */
const withoutUmlautSpelling = (word: string): string => word.replace(/([aou])e/g, '$1');

/** The query of the full-text search; the last word is perhaps not finished. */
const tsQuery = (words: readonly string[]): string =>
  words
    .map((word, index) => {
      const ending = index === words.length - 1 ? ':*' : '';
      const plain = withoutUmlautSpelling(word);
      return plain === word ? `${word}${ending}` : `(${word}${ending} | ${plain}${ending})`;
    })
    .join(' & ');

const byCode = async (queries: Queries, text: string): Promise<readonly Match[]> => {
  const gtin = readGtin(text.replaceAll(/\s/g, '')) ?? null;
  const { rows } = await sql<{ sku: string }>`
    select sku from articles_by_name(${[text, text.toUpperCase()]}::text[], ${[gtin, null]}::text[], false)`.execute(
    queries,
  );
  return rows.map(({ sku }) => ({ sku, score: EXACT_SCORE }));
};

const byWords = async (
  queries: Queries,
  locale: Locale,
  words: readonly string[],
): Promise<readonly Match[]> => {
  const { rows } =
    await sql<Match>`select sku, score from articles_by_words(${locale}, ${tsQuery(words)})`.execute(queries);
  return rows;
};

const byLikeness = async (queries: Queries, words: readonly string[]): Promise<readonly Match[]> => {
  const { rows } = await sql<Match>`
    select sku, score from articles_by_likeness(${words}::text[], ${SIMILARITY}::real)`.execute(queries);
  const best = rows.reduce((highest, { score }) => Math.max(highest, score), 0);
  return rows.filter(({ score }) => score >= best * SHARE_OF_BEST);
};

/**
 * Finds the articles a text means: by number or code, by its words (compound words also by their ends, the last word
 * also unfinished), and where no article has them by likeness, because people mistype.
 *
 * The tenant is the one the transaction was opened for.
 *
 * @returns undefined for a text without any word: it narrows nothing
 */
export const matchText = async (
  queries: Queries,
  locale: Locale,
  text: string,
): Promise<TextMatches | undefined> => {
  const words = searchWords(text);
  if (words.length === 0) return text.trim() === '' ? undefined : new Map();
  const exact = await byCode(queries, text.trim());
  const found = await byWords(queries, locale, words);
  const rows = exact.length + found.length > 0 ? [...found, ...exact] : await byLikeness(queries, words);
  return new Map(rows.map(({ sku, score }) => [sku, score]));
};
