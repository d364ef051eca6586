import { readGtin } from '@gastroshop/domain/product';
import { sql } from 'kysely';
import type { Queries } from '../../../db';
import type { SearchEngine, TextQuestion } from '../../../search-engine';
import type { Catalogue } from '../snapshot';

/** Articles that match a text, with how well: higher is better. */
export type TextMatches = ReadonlyMap<string, number>;

/** What a text means. */
export interface TextMatch {
  readonly matches: TextMatches;
  /** What was probably meant, where a word was mistyped. */
  readonly didYouMean: string | undefined;
  /** Words that nothing found has. */
  readonly missing: readonly string[];
}

/** A text, and where its articles may be looked for. */
export interface MatchQuestion extends Omit<TextQuestion, 'revision'> {
  /** Articles whose words begin with the text, where that is enough. */
  readonly begun: TextMatches | undefined;
}

/** Score of an article whose number or code was typed: above everything a text can reach. */
export const EXACT_SCORE = 1_000;
/** Score of an article whose number begins with what was typed: below the number itself. */
const NUMBER_BEGINS = 900;

/** What may be the beginning of an article number: three digits, perhaps behind letters. */
const BEGINNING_OF_NUMBER = /^\p{L}{0,3}\d{3,}$/u;

/** Words as they are compared where no engine is needed: lower case, without accents, numbers apart from letters. */
export const searchWords = (text: string): readonly string[] =>
  plain(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/(\d)([a-z])/g, '$1 $2')
    .split(' ')
    .filter((word) => word !== '');

/** Lower case, without accents. */
const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');

/** Articles whose whole name was typed. The catalogue is in the order of names: their place is found by halving. */
const byWholeName = ({ articles }: Catalogue['snapshot'], text: string): readonly string[] => {
  const name = plain(text);
  let from = 0;
  let to = articles.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((articles[middle]?.sort_name ?? '') < name) from = middle + 1;
    else to = middle;
  }
  const skus: string[] = [];
  for (let position = from; articles[position]?.sort_name === name; position += 1)
    skus.push(articles[position]?.sku ?? '');
  return skus;
};

const byCode = async (
  queries: Queries,
  snapshot: Catalogue['snapshot'],
  text: string,
): Promise<readonly string[]> => {
  const { positionOf } = snapshot;
  const names = [text, text.toUpperCase()];
  const gtin = readGtin(text.replaceAll(/\s/g, ''));
  // Numbers and names are in memory; most texts are neither.
  if (gtin === undefined)
    return [...names.filter((name) => positionOf.has(name)), ...byWholeName(snapshot, text)];
  const { rows } = await sql<{ sku: string }>`/* articles_by_code */
    select sku from articles_by_name(${names}::text[], ${[gtin, null]}::text[], false)`.execute(queries);
  return rows.map(({ sku }) => sku);
};

const byBeginningOfNumber = ({ articles }: Catalogue['snapshot'], text: string): readonly string[] => {
  if (!BEGINNING_OF_NUMBER.test(text)) return [];
  const start = text.toUpperCase();
  return articles.flatMap(({ sku }) => (sku.toUpperCase().startsWith(start) ? [sku] : []));
};

/**
 * Finds the articles a text means: by number or code, by the beginning of a number, and by its words as the search engine
 * understands them.
 *
 * @returns undefined for a blank text: it narrows nothing
 */
export const matchText = async (
  queries: Queries,
  engine: SearchEngine,
  { snapshot, revision }: Catalogue,
  { tenant, text, mayBeFound, isWhole, begun }: MatchQuestion,
): Promise<TextMatch | undefined> => {
  const answer =
    begun === undefined
      ? await engine.find(queries, { tenant, revision, text, mayBeFound, isWhole })
      : { scores: begun, didYouMean: undefined, missing: [] };
  if (answer === undefined) return undefined;
  const { scores, didYouMean, missing } = answer;
  const typed = text.trim();
  const exact = await byCode(queries, snapshot, typed);
  const numbered = byBeginningOfNumber(snapshot, typed);
  if (exact.length + numbered.length === 0) return { matches: scores, didYouMean, missing };
  const matches = new Map(scores);
  for (const sku of numbered) matches.set(sku, NUMBER_BEGINS);
  for (const sku of exact) matches.set(sku, EXACT_SCORE);
  return { matches, didYouMean: undefined, missing: [] };
};
