import { LRUCache } from 'lru-cache';
import type { SynonymIndex } from '../synonyms/create-synonym-index';
import type { Vocabulary } from '../vocabulary/vocabulary';
import type { QueryTerm } from './query-term';

/** What words were read as, kept because kitchens type the same ones again and again. */
export interface TermCache {
  /** What a word typed in a certain way was read as, or is now. */
  as(key: string, read: () => QueryTerm): QueryTerm;
}

/** Words kept by one process, for all tenants: some five kilobytes each. */
const WORDS = 4_000;

/** Reads every word anew. */
export const NO_TERM_CACHE: TermCache = { as: (_, read) => read() };

/**
 * Makes the memory of one process. A word is read anew as soon as the catalogues have learned or forgotten any word, or
 * the tenant has other synonyms.
 */
export const createWordMemory = () => {
  const wishes = new LRUCache<string, QueryTerm>({ max: WORDS });
  const numbers = new WeakMap<SynonymIndex, number>();
  let books = 0;
  let known: { readonly vocabulary: Vocabulary; readonly size: number } | undefined;

  const numberOf = (book: SynonymIndex): number => {
    const number = numbers.get(book) ?? books + 1;
    numbers.set(book, number);
    books = Math.max(books, number);
    return number;
  };

  return {
    /** The memory of words read with this vocabulary and these synonyms. */
    for: (vocabulary: Vocabulary, synonyms: SynonymIndex): TermCache => {
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
