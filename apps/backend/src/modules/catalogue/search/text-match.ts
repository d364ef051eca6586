import { foldLetters } from '@gastroshop/domain/letters';
import type { Queries } from '../../../db';
import type { SearchEngine, EngineQuery } from '../../../search-engine';
import type { Catalogue } from '../snapshot';
import { matchNumber } from './match-number';

/** Articles that match a text, with how well: higher is better. */
export type TextMatches = ReadonlyMap<string, number>;

/** What a text means. */
export interface TextMatch {
  readonly matches: TextMatches;
  /** What was probably meant, where a word was mistyped. */
  readonly didYouMean: string | undefined;
  /** Words that nothing found has. */
  readonly missing: readonly string[];
  /** Whether an article is surely what was typed; of a few letters everything that begins so is. */
  readonly isClose: (sku: string) => boolean;
}

/** A text, and where its articles may be looked for. */
export interface TextMatchInput extends Omit<EngineQuery, 'revision'> {
  /** Articles whose words begin with the text, where that is enough. */
  readonly begun: TextMatches | undefined;
  /** The number of the group is shown to the user, who may therefore find by it. */
  readonly seesGroupNumbers: boolean;
}

/** A number that is a word as well: "480" is an article, perhaps, and flour. */
const ONE_WORD = /^[\p{L}\d]+$/u;

/** Score of an article whose number or code was typed: above everything a text can reach. */
export const EXACT_SCORE = 1_000;
/** Score of an article whose number begins with what was typed: below the number itself. */
const NUMBER_BEGINS = 900;

/** Words as they are compared where no engine is needed: lower case, without accents, numbers apart from letters. */
export const searchWords = (text: string): readonly string[] =>
  foldLetters(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/(\d)([a-z])/g, '$1 $2')
    .split(' ')
    .filter((word) => word !== '');

/** Articles whose whole name was typed. The catalogue is in the order of names: their place is found by halving. */
const byWholeName = ({ articles }: Catalogue['snapshot'], text: string): readonly string[] => {
  const name = foldLetters(text).replace(/\s+/g, ' ').trim();
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
  { tenant, text, mayBeFound, isWhole, begun, seesGroupNumbers }: TextMatchInput,
): Promise<TextMatch | undefined> => {
  const answer =
    begun === undefined
      ? await engine.find(queries, { tenant, revision, text, mayBeFound, isWhole })
      : { scores: begun, didYouMean: undefined, missing: [], close: new Set(begun.keys()) };
  if (answer === undefined) return undefined;
  const { scores, didYouMean, missing, close } = answer;
  const typed = text.trim();
  const { whole, begun: numbered } = await matchNumber(queries, snapshot, {
    typed,
    mayBeFound,
    seesGroupNumbers,
  });
  const exact = [...whole, ...byWholeName(snapshot, typed)];
  const isClose = (sku: string) => close.has(sku);
  if (exact.length + numbered.length === 0) return { matches: scores, didYouMean, missing, isClose };
  // Of a number with gaps or signs the parts are no words.
  const matches = new Map(whole.length > 0 && !ONE_WORD.test(typed) ? [] : scores);
  for (const sku of numbered) matches.set(sku, NUMBER_BEGINS);
  for (const sku of exact) matches.set(sku, EXACT_SCORE);
  const named = new Set([...exact, ...numbered]);
  return { matches, didYouMean: undefined, missing: [], isClose: (sku) => named.has(sku) || isClose(sku) };
};
