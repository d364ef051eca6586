import type { JudgedProduct } from '../catalogue-products';
import { folded, wordsOf } from './words-of';

/** An article with its words made comparable. */
export interface PooledProduct extends JudgedProduct {
  readonly words: readonly string[];
}

/** What queries are drawn from. */
export interface Pool {
  readonly articles: readonly PooledProduct[];
  /** How many articles have a (comparable) word. */
  readonly frequency: ReadonlyMap<string, number>;
}

/** Makes the pool of a catalogue. */
export const poolOf = (products: readonly JudgedProduct[]): Pool => {
  const pooled = products.map((product) => ({
    ...product,
    words: [...new Set(wordsOf(product.name).map(folded))],
  }));
  const frequency = new Map<string, number>();
  for (const { words } of pooled)
    for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  return { articles: pooled, frequency };
};

/** Tells whether a word of an article is the one meant. */
export type WordTest = (word: string) => boolean;

/** A test for words that begin like this one: with it, its forms and its compounds are meant as well. */
export const begins = (text: string): WordTest => {
  const start = folded(text);
  return (word) => word.startsWith(start);
};

/** Ids of the articles that have a word for each test. */
export const idsWith = ({ articles }: Pool, tests: readonly WordTest[]): readonly string[] =>
  articles.filter(({ words }) => tests.every((passes) => words.some(passes))).map(({ id }) => id);
