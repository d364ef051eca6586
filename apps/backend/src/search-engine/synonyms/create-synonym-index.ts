import { editDistance } from '../language/edit-distance';
import { stem } from '../language/stem';
import { tokenize } from '../tokens/tokenize';

/** Words of one term, folded. */
type Term = readonly string[];

/** Which words mean the same. */
export interface SynonymIndex {
  /** The other terms that mean the same as these words, whatever their endings; empty for most. */
  othersOf(words: Term): readonly Term[];
  /** The terms of one word that this word is, spelt otherwise: "ribisel" for "ribisl". */
  spelt(word: string): readonly string[];
  /** Whether a word, whatever its ending, is a term. */
  has(word: string): boolean;
  /** Terms of one word within so many slips of the finger. */
  near(word: string, slips: number): readonly string[];
}

const wordsOf = (term: string): Term =>
  tokenize(term).flatMap((token) => (token.kind === 'word' ? [token.text] : []));

/** "Ribisl" and "Ribisel", "Knödl" and "Knödel" are spelt either way. */
const SPOKEN_END = /(?<=[bdfghkmnprstz])el$/;

const keyOfWord = (word: string): string => stem(word).replace(SPOKEN_END, 'l');

const keyOf = (words: Term): string => words.map(keyOfWord).join(' ');

/**
 * Makes a book of groups of terms.
 *
 * @param oneWay pairs of which the first means the second, and not the other way round
 */
export const createSynonymIndex = (
  groups: readonly (readonly string[])[],
  oneWay: readonly (readonly [said: string, meant: string])[] = [],
): SynonymIndex => {
  const byKey = new Map<string, Map<string, Term>>();
  const single = new Set<string>();
  const spellings = new Map<string, Set<string>>();
  const enter = (words: Term, meanings: readonly Term[]): void => {
    const key = keyOf(words);
    const [only] = words;
    if (only !== undefined && words.length === 1) {
      single.add(only);
      spellings.set(key, (spellings.get(key) ?? new Set()).add(only));
    }
    const others = byKey.get(key) ?? new Map<string, Term>();
    byKey.set(key, others);
    for (const other of meanings) if (keyOf(other) !== key) others.set(keyOf(other), other);
  };
  for (const group of groups) {
    const terms = group.map(wordsOf).filter((words) => words.length > 0);
    for (const words of terms) enter(words, terms);
  }
  for (const [said, meant] of oneWay) enter(wordsOf(said), [wordsOf(meant)]);
  return {
    othersOf: (words) => [...(byKey.get(keyOf(words))?.values() ?? [])],
    spelt: (word) => [...(spellings.get(keyOfWord(word)) ?? [])].filter((term) => term !== word),
    has: (word) => byKey.has(keyOfWord(word)),
    near: (word, slips) => [...single].filter((term) => editDistance(word, term, slips) <= slips),
  };
};
