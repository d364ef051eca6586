import type { Wish } from '../question/search-wishes';
import { CATEGORIES_END, type IndexedArticle } from './article-source';

/** What ranking came to. */
export interface Ranking {
  readonly scores: ReadonlyMap<string, number>;
  /** Wishes that no article fulfils. */
  readonly missing: readonly Wish[];
}

/** What a word is worth that names a category of the article, or stands in other texts. */
const IN_CATEGORY = 0.66;
const ELSEWHERE = 0.4;
/** Added where a category says the same as the name: a Bergkäse is more of a cheese than an Erdäpfelkäse. */
const FOR_CATEGORY = 0.16;
/** Added for a name that says little else than what was typed. */
const FOR_SHORTNESS = 0.12;
/** Added for what is bought most. */
const FOR_POPULARITY = 0.06;
/** Of the weight of a wish, where articles need not fulfil all: ten litres of something else are no answer. */
const OF_A_SIZE = 0.4;
/** What fits much less well than the best is no answer. */
const SHARE_OF_BEST = 0.62;

interface Hit {
  readonly part: number;
  readonly certainty: number;
  readonly isAnywhere: boolean;
}

interface FlatReading {
  readonly first: number;
  readonly end: number;
  readonly certainty: number;
}

/** What the beginning of a word is worth where nothing more is known of it. */
const BEGINNING = 0.5;

const flatten = (wishes: readonly Wish[]) => {
  const hits = new Map<string, Hit[]>();
  const readings: FlatReading[][] = [];
  const leasts = wishes.map(({ beginningId }) => (beginningId === undefined ? 0 : BEGINNING));
  let parts = 0;
  for (const wish of wishes) {
    readings.push(
      wish.readings.map((reading) => {
        const first = parts;
        for (const candidates of reading.parts) {
          for (const [id, candidate] of candidates) {
            const key = String(id);
            const hit = { part: parts, ...candidate };
            const known = hits.get(key);
            if (known === undefined) hits.set(key, [hit]);
            else known.push(hit);
          }
          parts += 1;
        }
        return { first, end: parts, certainty: reading.certainty };
      }),
    );
  }
  return { hits, readings, leasts, parts };
};

const sum = (values: Iterable<number>): number => {
  let total = 0;
  for (const value of values) total += value;
  return total;
};

/** How well one article fulfils each wish. */
const fulfilment = (
  { name_words, other_words }: IndexedArticle,
  { hits, readings, leasts, parts }: ReturnType<typeof flatten>,
) => {
  const best = new Float64Array(parts);
  const take = (words: string, share: number, into = best, withSimilar = share === 1) => {
    for (const word of words.split(' ')) {
      const found = hits.get(word);
      if (found === undefined) continue;
      for (const { part, certainty, isAnywhere } of found)
        if (withSimilar || isAnywhere) into[part] = Math.max(into[part] ?? 0, certainty * share);
    }
  };
  // A reading is worth what its parts are on average, and nothing where one of them is missing.
  const valueOf = ({ first, end, certainty }: FlatReading): number => {
    const values = best.subarray(first, end);
    return values.includes(0) ? 0 : (certainty * sum(values)) / values.length;
  };
  const fulfilled = () => readings.map((ways, wish) => Math.max(leasts[wish] ?? 0, ...ways.map(valueOf)));
  take(name_words, 1);
  const named = sum(fulfilled());
  const [categories = '', others = ''] = other_words.split(CATEGORIES_END);
  const inCategory = new Float64Array(parts);
  take(categories, 1, inCategory);
  for (const [part, value] of best.entries())
    if (value > 0 && (inCategory[part] ?? 0) > 0) best[part] = value + FOR_CATEGORY;
  take(categories, IN_CATEGORY, best, false);
  take(others, ELSEWHERE);
  return { fulfilled: fulfilled(), named };
};

/**
 * Puts a number to how well each article fits, those that fulfil every wish and, unless it is strict, those nearly as good: its wishes fulfilled, rare ones counting for more, a little for short names
 * and for what sells.
 */
export const rankArticles = (
  wishes: readonly Wish[],
  articles: readonly IndexedArticle[],
  isStrict: boolean,
): Ranking => {
  const flat = flatten(wishes);
  const counts = wishes.map(() => 0);
  const judged = articles.map((article) => {
    const { fulfilled, named } = fulfilment(article, flat);
    for (const [index, value] of fulfilled.entries()) if (value > 0) counts[index] = (counts[index] ?? 0) + 1;
    return { article, fulfilled, named };
  });
  const weights = counts.map((count, index) => {
    if (count === 0) return 0;
    const rarity = 0.5 + Math.log(1 + articles.length / count);
    return !isStrict && wishes[index]?.isSize === true ? rarity * OF_A_SIZE : rarity;
  });
  const total = sum(weights);
  const hasWords = wishes.some(({ isSize }) => !isSize);
  const mostPopular = articles.reduce((most, { popularity }) => Math.max(most, popularity), 1);
  const scored = judged.map(({ article, fulfilled, named }) => {
    const fit = sum(fulfilled.map((value, index) => value * (weights[index] ?? 0))) / (total || 1);
    const shortness = Math.min(1, named / Math.max(1, article.name_length));
    const popularity = Math.log1p(article.popularity) / Math.log1p(mostPopular);
    return {
      sku: article.sku,
      isWhole: fulfilled.every((value) => value > 0),
      // Something else of the same size is no answer, as long as a word says what is wanted.
      isNamed: !hasWords || fulfilled.some((value, index) => value > 0 && wishes[index]?.isSize === false),
      fit,
      score: fit + FOR_SHORTNESS * shortness + FOR_POPULARITY * popularity,
    };
  });
  const best = scored.reduce((most, { fit }) => Math.max(most, fit), 0);
  return {
    scores: new Map(
      scored
        .filter(
          ({ fit, isWhole, isNamed }) => isWhole || (!isStrict && isNamed && fit >= best * SHARE_OF_BEST),
        )
        .map(({ sku, score }) => [sku, score]),
    ),
    missing: wishes.filter((_, index) => counts[index] === 0),
  };
};
