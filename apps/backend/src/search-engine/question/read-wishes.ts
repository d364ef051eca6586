import { beginningTerm } from '../tokens/beginnings';
import type { Token } from '../tokens/read-tokens';
import { knownPart, splitCompound } from '../vocabulary/compounds';
import type { KnownWord } from '../vocabulary/vocabulary';
import type { Candidate, Candidates, Reading, Wish } from './search-wishes';
import {
  candidatesFor,
  isUsed,
  plainCandidates,
  slipsAllowed,
  type Language,
  type Typed,
} from './word-candidates';

/** How sure a reading is that takes a word apart, or takes another term for it. */
const APART = 0.8;
const APART_ALTHOUGH_KNOWN = 0.6;
const OTHER_TERM = 0.9;
/** How sure a reading is that understands but one part of a compound. */
const HALF_KNOWN = 0.4;
/** What a number may be besides what it says. */
const PERHAPS = 0.8;
const FEWEST_LETTERS_TO_SPLIT = 6;

const isReadable = ({ parts }: Reading): boolean => parts.every((part) => part.size > 0);

const withSynonyms = (language: Language, word: string): Candidates =>
  candidatesFor(language, word, { isLast: false, isForgiving: false });

const splitsOf = (language: Language, word: string): readonly Reading[] => {
  if (word.length < FEWEST_LETTERS_TO_SPLIT) return [];
  const certainty = isUsed(language, word) ? APART_ALTHOUGH_KNOWN : APART;
  const isTerm = (part: string) => language.synonyms.has(part);
  return splitCompound(language.vocabulary, word, isTerm).map((parts) => ({
    parts: parts.map((part) => withSynonyms(language, part)),
    certainty,
  }));
};

const termsOfSeveralWords = (language: Language, words: readonly string[]): readonly Reading[] =>
  language.synonyms
    .othersOf(words)
    .filter((other) => other.length > 1 || words.length > 1)
    .map((other) => ({
      parts: other.map((word) => plainCandidates(language, word)),
      certainty: OTHER_TERM,
    }));

const correctionsOf = ({ vocabulary }: Language, word: string): readonly KnownWord[] =>
  vocabulary.near(word, slipsAllowed(word)).toSorted((one, other) => one.slips - other.slips);

const beginningIdOf = ({ vocabulary }: Language, text: string): number | undefined => {
  const term = beginningTerm(text);
  return term === undefined ? undefined : vocabulary.find(term)?.id;
};

const wishForWord = (language: Language, text: string, shown: string, typed: Typed): Wish => {
  const readings = [
    { parts: [candidatesFor(language, text, typed)], certainty: 1 },
    ...splitsOf(language, text),
    ...termsOfSeveralWords(language, [text]),
  ].filter(isReadable);
  const isKnown = isUsed(language, text) || language.synonyms.has(text);
  const isBeginning = typed.isLast && language.vocabulary.beginning(text, 1).length > 0;
  const isMeant = isKnown || isBeginning || readings.length > 1 || plainCandidates(language, text).size > 0;
  return {
    typed: shown,
    isSize: false,
    readings,
    beginningId: typed.isLast ? beginningIdOf(language, text) : undefined,
    corrections: isMeant ? [] : correctionsOf(language, text),
  };
};

const wishForSize = ({ vocabulary }: Language, token: Extract<Token, { kind: 'size' }>): Wish => {
  const found = new Map<number, Candidate>();
  const put = (texts: readonly string[], certainty: number) => {
    for (const text of texts) {
      const known = vocabulary.find(text);
      if (known !== undefined && !found.has(known.id)) found.set(known.id, { certainty, isAnywhere: true });
    }
  };
  put(token.said, 1);
  put(token.perhaps, PERHAPS);
  return {
    typed: token.shown,
    isSize: true,
    readings: [{ parts: [found], certainty: 1 }].filter(isReadable),
    beginningId: undefined,
    corrections: [],
  };
};

/** Two words that are one term, or part of one: "saure Sahne", "Panier Mehl". */
const wishForPair = (language: Language, [one, other]: readonly [Token, Token]): Wish | undefined => {
  if (one.kind !== 'word' || other.kind !== 'word') return undefined;
  const words = [one.text, other.text];
  const joined = words.join('');
  const terms = termsOfSeveralWords(language, words);
  if (terms.length === 0 && !language.synonyms.has(joined)) return undefined;
  const typed = { isLast: false, isForgiving: false };
  return {
    typed: `${one.shown} ${other.shown}`,
    isSize: false,
    readings: [
      { parts: words.map((word) => plainCandidates(language, word)), certainty: 1 },
      { parts: [candidatesFor(language, joined, typed)], certainty: 1 },
      ...terms,
    ].filter(isReadable),
    beginningId: undefined,
    corrections: [],
  };
};

/** How what was typed is read, more is found from one to the next. */
export type Leniency =
  /** As it stands, and corrected where no article has such a word. */
  | 'AS_TYPED'
  /** Corrected although articles have such words. */
  | 'FORGIVING'
  /** As forgiving, and a compound is as many wishes as it has parts. */
  | 'IN_PARTS';

const halfKnown = (language: Language, text: string, whole: Wish): Wish => {
  const part = knownPart(language.vocabulary, text, (known) => language.synonyms.has(known));
  if (part === undefined) return whole;
  const readings = [{ parts: [withSynonyms(language, part)], certainty: HALF_KNOWN }];
  return { ...whole, readings: readings.filter(isReadable) };
};

const wishesForWord = (
  language: Language,
  { text, shown }: Extract<Token, { kind: 'word' }>,
  isLast: boolean,
  leniency: Leniency,
): readonly Wish[] => {
  const typed = { isLast, isForgiving: leniency !== 'AS_TYPED' };
  const whole = wishForWord(language, text, shown, typed);
  // A word that articles have is what was meant.
  if (leniency !== 'IN_PARTS' || isUsed(language, text)) return [whole];
  const [split] = splitsOf(language, text).filter(isReadable);
  if (split === undefined) return [whole.readings.length > 0 ? whole : halfKnown(language, text, whole)];
  return split.parts.map((part) => ({
    ...whole,
    readings: [{ parts: [part], certainty: split.certainty }, ...whole.readings],
  }));
};

/** Reads what was typed as wishes that an article fulfils or not. */
export const readWishes = (
  language: Language,
  tokens: readonly Token[],
  leniency: Leniency,
): readonly Wish[] => {
  const wishes: Wish[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, next] = tokens.slice(at, at + 2);
    if (token === undefined) break;
    const pair = next === undefined ? undefined : wishForPair(language, [token, next]);
    if (pair !== undefined && pair.readings.length > 0) {
      wishes.push(pair);
      at += 1;
    } else if (token.kind === 'size') wishes.push(wishForSize(language, token));
    else wishes.push(...wishesForWord(language, token, at === tokens.length - 1, leniency));
  }
  return wishes;
};
