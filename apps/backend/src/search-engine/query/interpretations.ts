import { decompound } from '../vocabulary/decompound';
import { decompoundFuzzy } from '../vocabulary/decompound-fuzzy';
import { isUsed, type Lexicon } from './lexicon';
import { isPartOfCompounds, exactExpansions } from './exact-expansions';
import type { Candidates, Interpretation } from './query-term';
import { expandTerm } from './expand-term';

/** How sure a reading is that takes a word apart, or takes another term for it. */
const APART = 0.8;
const APART_ALTHOUGH_KNOWN = 0.6;
const OTHER_TERM = 0.9;
const FEWEST_LETTERS_TO_SPLIT = 6;

/** Whether it leads anywhere. */
export const isReadable = ({ parts }: Interpretation): boolean => parts.every((part) => part.size > 0);

/** Candidates for a part of what was typed. */
export const withSynonyms = (language: Lexicon, word: string, isExact = true): Candidates =>
  expandTerm(language, word, { isLast: false, isForgiving: false, isExact });

/** The ways to take a compound apart into words of the articles. */
export const splitsOf = (language: Lexicon, word: string): readonly Interpretation[] => {
  if (word.length < FEWEST_LETTERS_TO_SPLIT) return [];
  const certainty = isUsed(language, word) ? APART_ALTHOUGH_KNOWN : APART;
  const isTerm = (part: string) => language.synonyms.has(part);
  return decompound(language.vocabulary, word, isTerm).map((parts) => ({
    parts: parts.map((part) => withSynonyms(language, part)),
    certainty,
  }));
};

/** Takes a compound apart of which one part is mistyped: "Marilenmarmelade". */
export const mistypedSplits = (language: Lexicon, word: string): readonly Interpretation[] => {
  const { vocabulary, synonyms } = language;
  const isMeant = (part: string) =>
    isUsed(language, part) || synonyms.has(part) || isPartOfCompounds(exactExpansions(language, part));
  return decompoundFuzzy(vocabulary, word, isMeant).map((parts) => ({
    parts: parts.map((part) => withSynonyms(language, part, isMeant(part))),
    certainty: APART_ALTHOUGH_KNOWN,
  }));
};

/** Words that mean the same, taken apart, for articles may write them so: "sojadrink" is a "Soja Drink". */
export const splitSynonyms = (language: Lexicon, word: string): readonly Interpretation[] =>
  language.synonyms
    .othersOf([word])
    .flatMap(([only, ...more]) => (only === undefined || more.length > 0 ? [] : splitsOf(language, only)))
    .map(({ parts, certainty }) => ({ parts, certainty: certainty * OTHER_TERM }));

/** Terms of several words that mean the same as these, or as several of these. */
export const termsOfSeveralWords = (language: Lexicon, words: readonly string[]): readonly Interpretation[] =>
  language.synonyms
    .othersOf(words)
    .filter((other) => other.length > 1 || words.length > 1)
    .map((other) => ({
      parts: other.map((word) => exactExpansions(language, word)),
      certainty: OTHER_TERM,
    }));
