import { CATEGORIES_END, type IndexedProduct } from './product-index';

/** An article with how much of what was typed its name says. */
export interface NamedProduct {
  readonly article: IndexedProduct;
  /** How surely its name fulfils the wishes, on average; 1 where it is called so, or a kind of it. */
  readonly certainty: number;
  /** How little else its name says, from 0 to 1. */
  readonly shortness: number;
  /** Whether a category of it is called so. */
  readonly isShelved: boolean;
}

/** A guess, or a word that only begins a compound, says little of where something stands. */
const POWER_OF_CERTAINTY = 4;
/** "Butter" says more than "Peanut Butter Cookies". */
const POWER_OF_SHORTNESS = 2;
/** Of a shelf of few articles one tells little. */
const PRODUCTS_TO_BELIEVE = 5;
/** Between how many articles of the shelf are called so and how large a share of them. */
const POWER_OF_SIZE = 2 / 3;

interface Shelf {
  evidence: number;
  articles: number;
}

const shelfOf = ({ other_words }: IndexedProduct): string =>
  other_words.slice(0, Math.max(0, other_words.indexOf(CATEGORIES_END)));

const evidenceOfShelves = (named: readonly NamedProduct[]): ReadonlyMap<string, number> => {
  const shelves = new Map<string, Shelf>();
  for (const { article, certainty, shortness } of named) {
    const key = shelfOf(article);
    if (certainty === 0 || key === '') continue;
    const shelf = shelves.get(key) ?? { evidence: 0, articles: 0 };
    shelf.evidence += certainty ** POWER_OF_CERTAINTY * shortness ** POWER_OF_SHORTNESS;
    shelf.articles += 1;
    shelves.set(key, shelf);
  }
  return new Map(
    [...shelves].map(([key, { evidence, articles }]) => [
      key,
      evidence / (articles + PRODUCTS_TO_BELIEVE) ** POWER_OF_SIZE,
    ]),
  );
};

/**
 * Where what was typed stands: the shelves of the articles that are called so and little else, or that are called so
 * themselves. A word in a name says only that it occurs, the shelf says what it is of: "butter" is what stands with butter,
 * whatever biscuits are made with it.
 *
 * @returns for an article whose name says what was typed how much it stands there, from 0 to 1
 */
export const shelfEvidence = (named: readonly NamedProduct[]): ((named: NamedProduct) => number) => {
  const evidence = evidenceOfShelves(named);
  const most = [...evidence.values()].reduce((highest, value) => Math.max(highest, value), 0);
  return ({ article, certainty, isShelved }) => {
    if (certainty === 0) return 0;
    return certainty * (isShelved ? 1 : (evidence.get(shelfOf(article)) ?? 0) / (most || 1));
  };
};
