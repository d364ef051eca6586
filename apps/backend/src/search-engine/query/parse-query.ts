import { isModifierWord } from '../language/modifier-words';
import { isStopWord } from '../language/stop-words';
import { prefixTerm } from '../tokens/prefixes';
import type { Token } from '../tokens/tokenize';
import { compoundStems } from '../vocabulary/compounds';
import { knownCompoundPart } from '../vocabulary/known-compound-part';
import type { KnownWord } from '../vocabulary/vocabulary';
import { CONFIDENCE, LETTERS_OF_A_SHORT_WORD } from './confidence';
import { collectExpansions } from './collect-expansions';
import { isUsed, type Lexicon } from './lexicon';
import { isPartOfCompounds, exactExpansions } from './exact-expansions';
import type { Expansion, QueryTerm } from './query-term';
import { maxEdits } from './fuzzy-expansions';
import { expandTerm, type Typed } from './expand-term';
import {
  isReadable,
  mistypedSplits,
  splitsOf,
  splitSynonyms,
  termsOfSeveralWords,
  withSynonyms,
} from './interpretations';

/** How sure a reading is that understands but one part of a compound. */
const HALF_KNOWN = 0.4;
/** What a number may be besides what it says. */
const PERHAPS = 0.8;

type WordToken = Extract<Token, { kind: 'word' }>;

const correctionsOf = ({ vocabulary }: Lexicon, word: string): readonly KnownWord[] => {
  const near = vocabulary.near(word, maxEdits(word));
  const meant = near.length > 0 ? near : vocabulary.soundingLike(word, 1);
  return meant.toSorted((one, other) => one.slips - other.slips);
};

const beginningIdOf = ({ vocabulary }: Lexicon, text: string): number | undefined => {
  const term = prefixTerm(text);
  return term === undefined ? undefined : vocabulary.find(term)?.id;
};

const wishForWord = (language: Lexicon, token: WordToken, typed: Typed): QueryTerm =>
  language.readWords.as(JSON.stringify([token.text, token.shown, typed]), () =>
    readWord(language, token, typed),
  );

const readWord = (language: Lexicon, { text, shown }: WordToken, typed: Typed): QueryTerm => {
  const readings = [
    { parts: [expandTerm(language, text, typed)], certainty: 1 },
    ...splitsOf(language, text),
    ...splitSynonyms(language, text),
    ...termsOfSeveralWords(language, [text]),
  ].filter(isReadable);
  const isKnown = isUsed(language, text) || language.synonyms.has(text);
  const isBeginning = typed.isLast && language.vocabulary.beginning(text, 1).length > 0;
  const isMeant = isKnown || isBeginning || readings.length > 1 || exactExpansions(language, text).size > 0;
  return {
    typed: shown,
    isDetail: isModifierWord(text),
    readings,
    beginningId: typed.isLast ? beginningIdOf(language, text) : undefined,
    corrections: isMeant ? [] : correctionsOf(language, text),
  };
};

const wishForSize = ({ vocabulary }: Lexicon, token: Extract<Token, { kind: 'size' }>): QueryTerm => {
  const found = new Map<number, Expansion>();
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
const wishForPair = (language: Lexicon, [one, other]: readonly [Token, Token]): QueryTerm | undefined => {
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
      { parts: words.map((word) => exactExpansions(language, word)), certainty: 1 },
      { parts: [expandTerm(language, joined, typed)], certainty: 1 },
      ...terms,
    ].filter(isReadable),
    beginningId: undefined,
    corrections: [],
  };
};

/** A compound of this word and one beside it fulfils it as well, whichever comes first: "Tee schwarz" is a "Schwarztee". */
const orAsOneWord = (
  { vocabulary }: Lexicon,
  wish: QueryTerm,
  { text }: WordToken,
  beside: readonly (Token | undefined)[],
): QueryTerm => {
  const { found, put } = collectExpansions();
  for (const other of beside)
    if (other?.kind === 'word')
      for (const stemmed of [...compoundStems(text, other.text), ...compoundStems(other.text, text)])
        for (const known of vocabulary.ofStem(stemmed)) put(known, CONFIDENCE.asOneWord, true);
  const reading = { parts: [found], certainty: 1 };
  return isReadable(reading) ? { ...wish, readings: [...wish.readings, reading] } : wish;
};

/** How what was typed is read, more is found from one to the next. */
export type MatchMode =
  /** As it stands, and corrected where no article has such a word. */
  | 'AS_TYPED'
  /** Corrected although articles have such words. */
  | 'FORGIVING'
  /** As forgiving, and a compound is as many wishes as it has parts. */
  | 'IN_PARTS';

const halfKnown = (language: Lexicon, text: string, whole: QueryTerm): QueryTerm => {
  const part = knownCompoundPart(language.vocabulary, text, (known) => language.synonyms.has(known));
  if (part === undefined) return whole;
  const readings = [{ parts: [withSynonyms(language, part)], certainty: HALF_KNOWN }];
  return { ...whole, readings: readings.filter(isReadable), isHalf: true };
};

/** A word that articles have is what was meant, and so is one that means the same, or is a slip away. */
const isMeantAsOne = (language: Lexicon, text: string, whole: QueryTerm): boolean => {
  const { vocabulary, synonyms, absent } = language;
  if (absent.has(text)) return false;
  return (
    isUsed(language, text) ||
    (synonyms.has(text) && whole.readings.length > 0) ||
    isPartOfCompounds(exactExpansions(language, text)) ||
    (text.length > LETTERS_OF_A_SHORT_WORD && vocabulary.near(text, 1).length > 0)
  );
};

const wishesForWord = (
  language: Lexicon,
  token: WordToken,
  isLast: boolean,
  leniency: MatchMode,
): readonly QueryTerm[] => {
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
  const telling = tokens.filter((token) => token.kind !== 'word' || !isStopWord(token.text));
  return telling.length > 0 ? telling : tokens;
};

/** Reads what was typed as wishes that an article fulfils or not. */
export const parseQuery = (
  language: Lexicon,
  typed: readonly Token[],
  leniency: MatchMode,
): readonly QueryTerm[] => {
  const tokens = leniency === 'IN_PARTS' ? tellingTokens(typed) : typed;
  const wishes: QueryTerm[] = [];
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
