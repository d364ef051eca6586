import type { Queries } from '../../db';

/** Stands between words of categories and those of other texts. */
export const CATEGORIES_END = '|';

/** An article that may fit, with the ids of its words as text, apart by blanks. */
export interface IndexedProduct {
  readonly sku: string;
  readonly name_words: string;
  /** Those of its categories, {@link CATEGORIES_END}, those of other texts. */
  readonly other_words: string;
  readonly name_length: number;
  readonly popularity: number;
}

/** Which articles of a tenant are worth a look. */
export interface TermLookup {
  readonly tenant: string;
  /** One to three lists of terms; an article has to have one term of each. */
  readonly lists: readonly (readonly number[])[];
  /** Two of three lists, or one of two, are enough. */
  readonly isMost: boolean;
}

/** Where articles are found by their terms: all that have them, in any order. */
export type ProductIndex = (queries: Queries, asked: TermLookup) => Promise<readonly IndexedProduct[]>;
