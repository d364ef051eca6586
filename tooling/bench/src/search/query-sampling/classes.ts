import { injectTypo } from './inject-typo';
import { begins, idsWith, type Pool, type PooledProduct, type WordTest } from './pool';
import type { Seeded } from './seeded';
import { sizesAsTyped } from './sizes';
import { folded, significantWords } from './words-of';

/** A query with what it means. */
interface Drawn {
  readonly query: string;
  readonly expected: readonly string[];
}

/** Tries to make a query of its class from an article; undefined where the article has nothing to make it from. */
export type DrawingClass = (product: PooledProduct, pool: Pool, seed: Seeded) => Drawn | undefined;

const drawn = (pool: Pool, query: readonly string[], tests: readonly WordTest[]): Drawn => ({
  query: query.join(' '),
  expected: idsWith(pool, tests),
});

/** Another telling word of the same article. */
const companion = ({ name }: PooledProduct, word: string, { pick }: Seeded) =>
  pick(significantWords(name).filter((other) => !folded(other).includes(folded(word)) && other !== word));

const LONG_ENOUGH_TO_MISTYPE = 5;
const LONG_ENOUGH_FOR_TWO = 10;

const typingError: DrawingClass = (product, pool, seed) => {
  const word = seed.pick(
    significantWords(product.name).filter((one) => one.length >= LONG_ENOUGH_TO_MISTYPE),
  );
  if (word === undefined) return undefined;
  const once = injectTypo(word, seed);
  const typed = word.length >= LONG_ENOUGH_FOR_TWO && seed.below(2) === 0 ? injectTypo(once, seed) : once;
  const other = seed.below(2) === 0 ? companion(product, word, seed) : undefined;
  // A slip that makes another word of the catalogue means that one.
  if (typed === word || pool.frequency.has(folded(typed))) return undefined;
  const tests = [begins(word), ...(other === undefined ? [] : [begins(other)])];
  return drawn(pool, [...(other === undefined ? [] : [other]), typed], tests);
};

const SHORTEST_PREFIX = 4;

const prefix: DrawingClass = (product, pool, seed) => {
  const word = seed.pick(significantWords(product.name).filter((one) => one.length > SHORTEST_PREFIX + 1));
  const other = word === undefined ? undefined : companion(product, word, seed);
  if (word === undefined || other === undefined) return undefined;
  const typed = word.slice(0, SHORTEST_PREFIX + seed.below(word.length - SHORTEST_PREFIX - 1));
  return drawn(pool, [other, typed], [begins(other), begins(typed)]);
};

const SHORTEST_PART = 5;
const SHORTEST_FIRST = 4;

/** Whether what stands before the last part of a compound is a word, with or without a joint. */
const isWord = ({ frequency }: Pool, first: string): boolean =>
  first.length >= SHORTEST_FIRST &&
  ((frequency.get(first) ?? 0) > 1 || (frequency.get(first.replace(/(?:e?n|e?s|er)$/, '')) ?? 0) > 1);

const partOfCompound: DrawingClass = (product, pool, seed) => {
  const parts = significantWords(product.name).flatMap((word) => {
    const plain = folded(word);
    if (plain.length !== word.length) return [];
    return Array.from(
      { length: Math.max(0, word.length - SHORTEST_FIRST - SHORTEST_PART + 1) },
      (_, index) => {
        const at = index + SHORTEST_FIRST;
        return { head: word.slice(at), tail: plain.slice(at), first: plain.slice(0, at) };
      },
    ).filter(({ tail, first }) => (pool.frequency.get(tail) ?? 0) > 2 && isWord(pool, first));
  });
  const part = seed.pick(parts);
  const other = part === undefined ? undefined : companion(product, part.head, seed);
  if (part === undefined || other === undefined || folded(other).endsWith(part.tail)) return undefined;
  // Where the part stands by itself as well, the compound would prove nothing.
  if (idsWith(pool, [begins(other), begins(part.head)]).length > 0) return undefined;
  return drawn(pool, [other, part.head], [begins(other), (word) => word.endsWith(part.tail)]);
};

const SPELLINGS = [
  (word: string) =>
    word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss'),
  folded,
  (word: string) => word.replaceAll('ß', 'ss'),
  (word: string) => word.replaceAll('ss', 'ß'),
] as const;

const umlaut: DrawingClass = (product, pool, seed) => {
  const word = seed.pick(significantWords(product.name).filter((one) => /[äöüß]|ss/.test(one)));
  const other = word === undefined ? undefined : companion(product, word, seed);
  const typed = word === undefined ? undefined : seed.pick(SPELLINGS)?.(word);
  if (word === undefined || other === undefined || typed === undefined || typed === word) return undefined;
  return drawn(pool, [typed, other], [begins(word), begins(other)]);
};

const wordOrder: DrawingClass = (product, pool, { below }) => {
  const words = significantWords(product.name).slice(0, 3);
  if (words.length < 2) return undefined;
  const turned = below(2) === 0 ? words.toReversed() : [...words.slice(1), ...words.slice(0, 1)];
  return drawn(pool, turned, words.map(begins));
};

const packSize: DrawingClass = (product, pool, seed) => {
  const typed = seed.pick(sizesAsTyped(product));
  const words = significantWords(product.name).slice(0, 2);
  if (typed === undefined || words.length < 2) return undefined;
  const alike = new Set(idsWith(pool, words.map(begins)));
  const expected = pool.articles
    .filter(
      ({ id, quantity, unit }) => alike.has(id) && quantity === product.quantity && unit === product.unit,
    )
    .map(({ id }) => id);
  const query = [...words, typed];
  return { query: (seed.below(4) === 0 ? query.toReversed() : query).join(' '), expected };
};

/** The class of synonyms, from groups of words that mean the same. */
export const synonymOf =
  (groups: readonly (readonly string[])[]): DrawingClass =>
  (product, pool, seed) => {
    const holds = (term: string) => (word: string) => {
      const plain = folded(term);
      if (word.startsWith(plain)) return true;
      return (
        plain.length >= SHORTEST_PART && word.endsWith(plain) && isWord(pool, word.slice(0, -plain.length))
      );
    };
    const group = seed.pick(groups.filter((terms) => terms.some((term) => product.words.some(holds(term)))));
    const meant = group?.find((term) => product.words.some(holds(term)));
    const typed = seed.pick(group?.filter((term) => term !== meant) ?? []);
    if (group === undefined || meant === undefined || typed === undefined) return undefined;
    const other = companion(product, meant, seed);
    if (other === undefined || folded(other).includes(folded(meant))) return undefined;
    const companionTest = begins(other);
    // Where what is typed stands there as well, the synonym would prove nothing.
    if (idsWith(pool, [companionTest, (word) => word.includes(folded(typed))]).length > 0) return undefined;
    return drawn(pool, [typed, other], [companionTest, holds(meant)]);
  };

/** The classes that need nothing but the catalogue, by their names. */
export const CLASSES: Readonly<Record<string, DrawingClass>> = {
  'typing-error': typingError,
  prefix,
  'part-of-compound': partOfCompound,
  umlaut,
  'word-order': wordOrder,
  'pack-size': packSize,
};
