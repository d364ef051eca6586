import { isDescribing } from '../language/describing-words';
import { isLittleWord } from '../language/little-words';
import { beginningTerm } from '../tokens/beginnings';
import type { Token } from '../tokens/read-tokens';
import { compoundStems } from '../vocabulary/compounds';
import { knownPart } from '../vocabulary/known-part';
import type { KnownWord } from '../vocabulary/vocabulary';
import { CERTAINTY, LETTERS_OF_A_SHORT_WORD } from './certainty';
import { collectCandidates } from './collect-candidates';
import { isUsed, type Language } from './language';
import { isPartOfCompounds, plainCandidates } from './plain-candidates';
import type { Candidate, Wish } from './search-wishes';
import { slipsAllowed } from './similar-candidates';
import { candidatesFor, type Typed } from './word-candidates';
import {
  isReadable,
  mistypedSplits,
  splitsOf,
  splitSynonyms,
  termsOfSeveralWords,
  withSynonyms,
} from './word-readings';

/** How sure a reading is that understands but one part of a compound. */
const HALF_KNOWN = 0.4;
/** What a number may be besides what it says. */
const PERHAPS = 0.8;

type WordToken = Extract<Token, { kind: 'word' }>;

const correctionsOf = ({ vocabulary }: Language, word: string): readonly KnownWord[] => {
  const near = vocabulary.near(word, slipsAllowed(word));
  const meant = near.length > 0 ? near : vocabulary.soundingLike(word, 1);
  return meant.toSorted((one, other) => one.slips - other.slips);
};

const beginningIdOf = ({ vocabulary }: Language, text: string): number | undefined => {
  const term = beginningTerm(text);
  return term === undefined ? undefined : vocabulary.find(term)?.id;
};

const wishForWord = (language: Language, token: WordToken, typed: Typed): Wish =>
  language.readWords.as(JSON.stringify([token.text, token.shown, typed]), () =>
    readWord(language, token, typed),
  );

const readWord = (language: Language, { text, shown }: WordToken, typed: Typed): Wish => {
  const readings = [
    { parts: [candidatesFor(language, text, typed)], certainty: 1 },
    ...splitsOf(language, text),
    ...splitSynonyms(language, text),
    ...termsOfSeveralWords(language, [text]),
  ].filter(isReadable);
  const isKnown = isUsed(language, text) || language.synonyms.has(text);
  const isBeginning = typed.isLast && language.vocabulary.beginning(text, 1).length > 0;
  const isMeant = isKnown || isBeginning || readings.length > 1 || plainCandidates(language, text).size > 0;
  return {
    typed: shown,
    isDetail: isDescribing(text),
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
    isDetail: true,
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
  // A blank too many: "Ries ling".
  const isTorn = isUsed(language, joined) && !words.every((word) => isUsed(language, word));
  if (terms.length === 0 && !language.synonyms.has(joined) && !isTorn) return undefined;
  const typed = { isLast: false, isForgiving: false };
  return {
    typed: `${one.shown} ${other.shown}`,
    isDetail: false,
    readings: [
      { parts: words.map((word) => plainCandidates(language, word)), certainty: 1 },
      { parts: [candidatesFor(language, joined, typed)], certainty: 1 },
      ...terms,
    ].filter(isReadable),
    beginningId: undefined,
    corrections: [],
  };
};

/** A compound of this word and one beside it fulfils it as well, whichever comes first: "Tee schwarz" is a "Schwarztee". */
const orAsOneWord = (
  { vocabulary }: Language,
  wish: Wish,
  { text }: WordToken,
  beside: readonly (Token | undefined)[],
): Wish => {
  const { found, put } = collectCandidates();
  for (const other of beside)
    if (other?.kind === 'word')
      for (const stemmed of [...compoundStems(text, other.text), ...compoundStems(other.text, text)])
        for (const known of vocabulary.ofStem(stemmed)) put(known, CERTAINTY.asOneWord, true);
  const reading = { parts: [found], certainty: 1 };
  return isReadable(reading) ? { ...wish, readings: [...wish.readings, reading] } : wish;
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
  return { ...whole, readings: readings.filter(isReadable), isHalf: true };
};

/** A word that articles have is what was meant, and so is one that means the same, or is a slip away. */
const isMeantAsOne = (language: Language, text: string, whole: Wish): boolean => {
  const { vocabulary, synonyms, absent } = language;
  if (absent.has(text)) return false;
  return (
    isUsed(language, text) ||
    (synonyms.has(text) && whole.readings.length > 0) ||
    isPartOfCompounds(plainCandidates(language, text)) ||
    (text.length > LETTERS_OF_A_SHORT_WORD && vocabulary.near(text, 1).length > 0)
  );
};

const wishesForWord = (
  language: Language,
  token: WordToken,
  isLast: boolean,
  leniency: Leniency,
): readonly Wish[] => {
  const { text } = token;
  const typed = { isLast, isForgiving: leniency !== 'AS_TYPED' };
  const whole = wishForWord(language, token, typed);
  if (leniency !== 'IN_PARTS' || isMeantAsOne(language, text, whole)) return [whole];
  const [split] = [...splitsOf(language, text), ...mistypedSplits(language, text)].filter(isReadable);
  if (split === undefined) {
    const leadsNowhere = whole.readings.length === 0 || language.absent.has(text);
    return [leadsNowhere ? halfKnown(language, text, whole) : whole];
  }
  return split.parts.map((part) => ({
    ...whole,
    readings: [{ parts: [part], certainty: split.certainty }, ...whole.readings],
  }));
};

/** Without words that say nothing, as long as others are left. */
const tellingTokens = (tokens: readonly Token[]): readonly Token[] => {
  const telling = tokens.filter((token) => token.kind !== 'word' || !isLittleWord(token.text));
  return telling.length > 0 ? telling : tokens;
};

/** Reads what was typed as wishes that an article fulfils or not. */
export const readWishes = (
  language: Language,
  typed: readonly Token[],
  leniency: Leniency,
): readonly Wish[] => {
  const tokens = leniency === 'IN_PARTS' ? tellingTokens(typed) : typed;
  const wishes: Wish[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, next] = tokens.slice(at, at + 2);
    if (token === undefined) break;
    // Where nothing is what two words mean together, each of them is asked for.
    const isApart = leniency === 'IN_PARTS' && tokens.length === 2;
    const pair = next === undefined || isApart ? undefined : wishForPair(language, [token, next]);
    if (pair !== undefined && pair.readings.length > 0) {
      wishes.push(pair);
      at += 1;
    } else if (token.kind === 'size') wishes.push(wishForSize(language, token));
    else {
      const beside = [tokens[at - 1], next];
      const own = wishesForWord(language, token, at === tokens.length - 1, leniency);
      wishes.push(...own.map((wish) => orAsOneWord(language, wish, token, beside)));
    }
  }
  return wishes;
};
