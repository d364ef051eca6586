import type { QueryTerm } from '../query/query-term';
import { CATEGORIES_END, type IndexedProduct } from './product-index';
import { sum } from './sum';

/** What a word is worth that names a category of the article, or stands in other texts. */
const IN_CATEGORY = 0.66;
const ELSEWHERE = 0.4;
/** Added where a category says the same as the name: a Bergkäse is more of a cheese than an Erdäpfelkäse. */
const FOR_CATEGORY = 0.16;
/** So surely an article or a category is called what was typed, or is a kind of it: a compound is what it ends with. */
const HEAD = 0.8;

interface Hit {
  readonly part: number;
  readonly certainty: number;
  readonly isAnywhere: boolean;
  readonly isFirstPart?: boolean | undefined;
}

/** What a word is worth behind "in", "mit" or "für": fish in oil is no oil. */
const BEHIND_LINK = 0.85;
/** What is left of a word where the name has it as the beginning of another as well: "Butterschmalz, Clarified butter". */
const BEGINS_ANOTHER = 0.9;

interface FlatReading {
  readonly first: number;
  readonly end: number;
  readonly certainty: number;
}

/** What the beginning of a word is worth where nothing more is known of it. */
const BEGINNING = 0.5;

/** Wishes in a form in which many articles are quickly compared with them. */
export const compileQuery = (wishes: readonly QueryTerm[]) => {
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

/** How well one article fulfils each wish, and what of it its name and its shelf say. */
export const scoreTerms = (
  { name_words, other_words }: IndexedProduct,
  links: ReadonlySet<string>,
  { hits, readings, leasts, parts }: ReturnType<typeof compileQuery>,
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
  const begins = new Uint8Array(parts);
  let before = '';
  for (const word of name_words.split(' ')) {
    for (const { part, certainty, isFirstPart } of hits.get(word) ?? []) {
      best[part] = Math.max(best[part] ?? 0, links.has(before) ? certainty * BEHIND_LINK : certainty);
      if (isFirstPart === true) begins[part] = 1;
    }
    before = word;
  }
  for (const [part, value] of best.entries())
    if (begins[part] === 1 && value >= HEAD) best[part] = value * BEGINS_ANOTHER;
  const namedEach = fulfilled();
  const [categories = '', others = ''] = other_words.split(CATEGORIES_END);
  const inCategory = new Float64Array(parts);
  take(categories, 1, inCategory);
  const isShelved = readings.some((ways) =>
    ways.some(({ first, end }) => inCategory.subarray(first, end).some((value) => value >= HEAD)),
  );
  for (const [part, value] of best.entries())
    if (value > 0 && (inCategory[part] ?? 0) > 0) best[part] = value + FOR_CATEGORY;
  take(categories, IN_CATEGORY, best, false);
  take(others, ELSEWHERE);
  return {
    fulfilled: fulfilled(),
    named: sum(namedEach),
    heads: sum(namedEach.map((value) => (value >= HEAD ? 1 : value))),
    isShelved,
  };
};
