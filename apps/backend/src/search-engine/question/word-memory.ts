import { LRUCache } from 'lru-cache';
import type { SynonymBook } from '../synonyms/synonym-book';
import type { Vocabulary } from '../vocabulary/vocabulary';
import type { Wish } from './search-wishes';

/** What words were read as, kept because kitchens type the same ones again and again. */
export interface ReadWords {
  /** What a word typed in a certain way was read as, or is now. */
  as(key: string, read: () => Wish): Wish;
}

/** Words kept by one process, for all tenants: some five kilobytes each. */
const WORDS = 4_000;

/** Reads every word anew. */
export const READ_ANEW: ReadWords = { as: (_, read) => read() };

/**
 * Makes the memory of one process. A word is read anew as soon as the catalogues have learned or forgotten any word, or
 * the tenant has other synonyms.
 */
export const createWordMemory = () => {
  const wishes = new LRUCache<string, Wish>({ max: WORDS });
  const numbers = new WeakMap<SynonymBook, number>();
  let books = 0;
  let known: { readonly vocabulary: Vocabulary; readonly size: number } | undefined;

  const numberOf = (book: SynonymBook): number => {
    const number = numbers.get(book) ?? books + 1;
    numbers.set(book, number);
    books = Math.max(books, number);
    return number;
  };

  return {
    /** The memory of words read with this vocabulary and these synonyms. */
    for: (vocabulary: Vocabulary, synonyms: SynonymBook): ReadWords => {
      const { size } = vocabulary;
      if (known?.vocabulary !== vocabulary || known.size !== size) wishes.clear();
      known = { vocabulary, size };
      const book = numberOf(synonyms);
      return {
        as: (key, read) => {
          const own = `${book} ${key}`;
          const earlier = wishes.get(own);
          if (earlier !== undefined) return earlier;
          const wish = read();
          // The catalogues may have learned words since this search began.
          if (vocabulary.size === size && known?.vocabulary === vocabulary && known.size === size)
            wishes.set(own, wish);
          return wish;
        },
      };
    },
  };
};
