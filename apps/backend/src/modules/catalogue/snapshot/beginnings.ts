import { setImmediate } from 'node:timers/promises';
import { fold } from '../../../search-engine';
import type { ProductRow } from './product-row';
import type { Snapshot } from './snapshot';

/** Longer beginnings have few enough words to be searched for. */
const LONGEST = 3;
/** Articles read at once: between two parts other requests have their turn. */
const PART = 2_000;
/** Stands before a beginning that is a whole word. */
const WHOLE = '=';

/** Which articles have a word that begins with one, two or three letters. */
export interface Beginnings {
  /**
   * The first articles with such a word: where it is the whole word, then what sells, then short names.
   *
   * @param start folded, one to three letters
   */
  first(start: string, atMost: number, mayBeFound: (sku: string) => boolean): readonly number[];
}

const wordsOf = ({ name, english_name, brand }: ProductRow): readonly string[] =>
  fold(`${name} ${english_name ?? ''} ${brand ?? ''}`).match(/\p{L}+/gu) ?? [];

const startsOf = (words: readonly string[]): ReadonlySet<string> => {
  const starts = new Set<string>();
  for (const word of words) {
    for (let length = 1; length <= Math.min(LONGEST, word.length); length += 1)
      starts.add(word.slice(0, length));
    if (word.length <= LONGEST) starts.add(`${WHOLE}${word}`);
  }
  return starts;
};

/** Positions of all beginnings, one behind the other; a list for each would take several times the memory. */
const flatten = (lists: ReadonlyMap<string, readonly number[]>) => {
  let size = 0;
  const places = new Map<string, { readonly from: number; readonly to: number }>();
  for (const [start, { length }] of lists) {
    places.set(start, { from: size, to: size + length });
    size += length;
  }
  const positions = new Int32Array(size);
  for (const [start, list] of lists) positions.set(list, places.get(start)?.from ?? 0);
  return { places, positions };
};

const readBeginnings = async (products: readonly ProductRow[]): Promise<Beginnings> => {
  const read: { readonly position: number; readonly words: readonly string[] }[] = [];
  for (const [position, product] of products.entries()) {
    read.push({ position, words: wordsOf(product) });
    if (read.length % PART === 0) await setImmediate();
  }
  const soldOf = ({ position }: (typeof read)[number]): number => products[position]?.popularity ?? 0;
  read.sort((one, other) => soldOf(other) - soldOf(one) || one.words.length - other.words.length);
  const lists = new Map<string, number[]>();
  for (const [index, { position, words }] of read.entries()) {
    for (const start of startsOf(words)) {
      const list = lists.get(start);
      if (list === undefined) lists.set(start, [position]);
      else list.push(position);
    }
    if (index % PART === PART - 1) await setImmediate();
  }
  const { places, positions } = flatten(lists);
  return {
    first: (start, atMost, mayBeFound) => {
      const found = new Set<number>();
      for (const key of [`${WHOLE}${start}`, start]) {
        const { from = 0, to = 0 } = places.get(key) ?? {};
        for (const position of positions.subarray(from, to)) {
          if (found.size >= atMost) break;
          if (mayBeFound(products[position]?.sku ?? '')) found.add(position);
        }
      }
      return [...found];
    },
  };
};

const known = new WeakMap<Snapshot, Promise<Beginnings>>();

/** The beginnings of a snapshot, read when they are first asked for. */
export const prefixIndex = (snapshot: Snapshot): Promise<Beginnings> => {
  const beginnings = known.get(snapshot) ?? readBeginnings(snapshot.articles);
  known.set(snapshot, beginnings);
  return beginnings;
};
