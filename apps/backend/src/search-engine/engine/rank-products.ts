import type { QueryTerm } from '../query/query-term';
import type { IndexedProduct } from './product-index';
import { compileQuery, scoreTerms } from './score-terms';
import { shelfEvidence } from './shelf-evidence';
import { sum } from './sum';
import { interleave, type PartialMatch } from './interleave';

/** What ranking came to. */
export interface Ranking {
  readonly scores: ReadonlyMap<string, number>;
  /** Wishes that no article fulfils. */
  readonly unfulfilled: readonly QueryTerm[];
  /** Wishes that no article of the answer fulfils. */
  readonly missing: readonly QueryTerm[];
  /** How surely each article is what was typed, from 0 to about 1: as far as its words and those of the others tell. */
  readonly certainties: ReadonlyMap<string, number>;
}

/** Added for a name that says little else than what was typed. */
const FOR_SHORTNESS = 0.12;
/** Added where the article stands with those that are called so and little else. */
const FOR_SHELF = 0.25;
/** Added for what is bought most. */
const FOR_POPULARITY = 0.06;
/** Of the weight of a wish, where articles need not fulfil all: ten litres of something else are no answer. */
const OF_A_DETAIL = 0.4;
/** With so many articles that fulfil all wishes nothing less is given beside them. */
const ENOUGH = 10;
/** No score reaches it. */
const HIGHEST = 2;

interface Scored extends PartialMatch {
  readonly isWhole: boolean;
  readonly fit: number;
  /** How many typed words it has; of one taken apart its parts are fractions. */
  readonly words: number;
}

/** Fractions that add up to one may miss it by less. */
const PRECISION = 0.001;

/** What a wish is of the word that was typed: less than one where the word was taken apart. */
const sharesOf = (wishes: readonly QueryTerm[]): readonly number[] =>
  wishes.map(({ typed }) => 1 / wishes.filter((other) => other.typed === typed).length);

/** Those that have as many words as any; something else of the same size, packed or cut alike, is no answer. */
const mostAnswered = (scored: readonly Scored[]): readonly Scored[] => {
  const most = scored.reduce((more, { words }) => Math.max(more, words), PRECISION);
  return scored.filter(({ words }) => words > most - PRECISION);
};

/**
 * How surely an article is what was typed: of the words that anything has, sizes and packs apart, as much as it has. One
 * word that nothing has is a brand, mostly; where nothing has any, what is similar is something else.
 */
const certaintyOf = (
  fulfilled: readonly number[],
  { counts, isWord }: { readonly counts: readonly number[]; readonly isWord: (index: number) => boolean },
): number => {
  const words = fulfilled.filter((_, index) => isWord(index) && (counts[index] ?? 0) > 0);
  return words.length === 0 ? 0 : sum(words) / words.length;
};

/**
 * Puts a number to how well each article fits: its wishes fulfilled, rare ones counting for more, a little for short names
 * and for what sells. Those that fulfil every wish are the answer; unless it is strict, those nearly as good as well, and
 * where there are none those that fulfil most of them, in turns.
 */
export const rankProducts = (
  wishes: readonly QueryTerm[],
  products: readonly IndexedProduct[],
  { isStrict, links }: { readonly isStrict: boolean; readonly links: ReadonlySet<string> },
): Ranking => {
  const flat = compileQuery(wishes);
  const counts = wishes.map(() => 0);
  const judged = products.map((article) => {
    const { fulfilled, named, heads, isShelved } = scoreTerms(article, links, flat);
    for (const [index, value] of fulfilled.entries()) if (value > 0) counts[index] = (counts[index] ?? 0) + 1;
    return { article, fulfilled, named, heads, isShelved };
  });
  const weights = counts.map((count, index) => {
    if (count === 0) return 0;
    const rarity = 0.5 + Math.log(1 + products.length / count);
    return !isStrict && wishes[index]?.isDetail === true ? rarity * OF_A_DETAIL : rarity;
  });
  const total = sum(weights);
  const hasWords = wishes.some(({ isDetail }) => !isDetail);
  const mostPopular = products.reduce((most, { popularity }) => Math.max(most, popularity), 1);
  const shares = sharesOf(wishes);
  const isWord = (index: number) => !hasWords || wishes[index]?.isDetail === false;
  const shortnessOf = ({ article, named }: (typeof judged)[number]) =>
    Math.min(1, named / Math.max(1, article.name_length));
  const namedOf = (one: (typeof judged)[number]) => ({
    article: one.article,
    certainty: one.heads / wishes.length,
    shortness: Math.min(1, one.heads / Math.max(1, one.article.name_length)),
    isShelved: one.isShelved,
  });
  const standsWhere = shelfEvidence(judged.map(namedOf));
  const scored = judged.map((one): Scored => {
    const { article, fulfilled } = one;
    const isWhole = fulfilled.every((value) => value > 0);
    const fit = sum(fulfilled.map((value, index) => value * (weights[index] ?? 0))) / (total || 1);
    const popularity = Math.log1p(article.popularity) / Math.log1p(mostPopular);
    return {
      sku: article.sku,
      isWhole,
      answered: fulfilled.map((value, index) => (value > 0 && isWord(index) ? '1' : '0')).join(''),
      words: sum(shares.map((share, index) => ((fulfilled[index] ?? 0) > 0 && isWord(index) ? share : 0))),
      certainty: sum(shares.map((share, index) => share * (fulfilled[index] ?? 0))),
      fit,
      score:
        fit +
        FOR_SHORTNESS * shortnessOf(one) +
        (isWhole ? FOR_SHELF * standsWhere(namedOf(one)) : 0) +
        FOR_POPULARITY * popularity,
    };
  });
  const unfulfilled = wishes.filter((_, index) => counts[index] === 0);
  const certainties = new Map(
    judged.map(({ article, fulfilled }) => [article.sku, certaintyOf(fulfilled, { counts, isWord })]),
  );
  const whole = scored.filter(({ isWhole }) => isWhole);
  const scores = new Map(whole.map(({ sku, score }) => [sku, score]));
  if (isStrict || whole.length >= ENOUGH) return { scores, unfulfilled, missing: unfulfilled, certainties };
  // What is similar in every word may be something else: "E.Senn, Kübel" for "Senf Kübel". The rest follows it.
  const lowest = whole.reduce((least, { score }) => Math.min(least, score), HIGHEST);
  for (const [sku, score] of interleave(mostAnswered(scored.filter(({ isWhole }) => !isWhole)), lowest))
    scores.set(sku, score);
  const answers = judged.filter(({ article }) => scores.has(article.sku));
  const missing = wishes.filter((_, index) =>
    answers.every(({ fulfilled }) => (fulfilled[index] ?? 0) === 0),
  );
  return { scores, unfulfilled, missing, certainties };
};
