import { splitCompound } from '../vocabulary/split-compound';
import { splitMistyped } from '../vocabulary/split-mistyped';
import { isUsed, type Language } from './language';
import { isPartOfCompounds, plainCandidates } from './plain-candidates';
import type { Candidates, Reading } from './search-wishes';
import { candidatesFor } from './word-candidates';

/** How sure a reading is that takes a word apart, or takes another term for it. */
const APART = 0.8;
const APART_ALTHOUGH_KNOWN = 0.6;
const OTHER_TERM = 0.9;
const FEWEST_LETTERS_TO_SPLIT = 6;

/** Whether it leads anywhere. */
export const isReadable = ({ parts }: Reading): boolean => parts.every((part) => part.size > 0);

/** Candidates for a part of what was typed. */
export const withSynonyms = (language: Language, word: string, isExact = true): Candidates =>
  candidatesFor(language, word, { isLast: false, isForgiving: false, isExact });

/** The ways to take a compound apart into words of the articles. */
export const splitsOf = (language: Language, word: string): readonly Reading[] => {
  if (word.length < FEWEST_LETTERS_TO_SPLIT) return [];
  const certainty = isUsed(language, word) ? APART_ALTHOUGH_KNOWN : APART;
  const isTerm = (part: string) => language.synonyms.has(part);
  return splitCompound(language.vocabulary, word, isTerm).map((parts) => ({
    parts: parts.map((part) => withSynonyms(language, part)),
    certainty,
  }));
};

/** Takes a compound apart of which one part is mistyped: "Marilenmarmelade". */
export const mistypedSplits = (language: Language, word: string): readonly Reading[] => {
  const { vocabulary, synonyms } = language;
  const isMeant = (part: string) =>
    isUsed(language, part) || synonyms.has(part) || isPartOfCompounds(plainCandidates(language, part));
  return splitMistyped(vocabulary, word, isMeant).map((parts) => ({
    parts: parts.map((part) => withSynonyms(language, part, isMeant(part))),
    certainty: APART_ALTHOUGH_KNOWN,
  }));
};

/** Words that mean the same, taken apart, for articles may write them so: "sojadrink" is a "Soja Drink". */
export const splitSynonyms = (language: Language, word: string): readonly Reading[] =>
  language.synonyms
    .othersOf([word])
    .flatMap(([only, ...more]) => (only === undefined || more.length > 0 ? [] : splitsOf(language, only)))
    .map(({ parts, certainty }) => ({ parts, certainty: certainty * OTHER_TERM }));

/** Terms of several words that mean the same as these, or as several of these. */
export const termsOfSeveralWords = (language: Language, words: readonly string[]): readonly Reading[] =>
  language.synonyms
    .othersOf(words)
    .filter((other) => other.length > 1 || words.length > 1)
    .map((other) => ({
      parts: other.map((word) => plainCandidates(language, word)),
      certainty: OTHER_TERM,
    }));
