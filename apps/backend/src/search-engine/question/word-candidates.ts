import { relatedStems, stem, stemAtEnd } from '../language/stem';
import type { SynonymBook } from '../synonyms/synonym-book';
import { isFirstPart, isLastPart, mayBeFirstPart } from '../vocabulary/compounds';
import type { KnownWord, Vocabulary } from '../vocabulary/vocabulary';
import type { Candidate, Candidates } from './search-wishes';

/** How sure a word is meant, by what it has to do with the typed one. */
const CERTAINTY = {
  same: 1,
  stem: 0.97,
  relatedStem: 0.75,
  lastPart: 0.82,
  firstPart: 0.62,
  end: 0.58,
  beginning: 0.5,
  oneSlip: 0.74,
  twoSlips: 0.5,
  inside: 0.35,
} as const;
/** Added to a beginning the more of the word is there. */
const FOR_LENGTH = 0.25;
/** What another first letter leaves: it is rarely mistyped. */
const OTHER_FIRST_LETTER = 0.85;
const SYNONYM = 0.9;
/** Words looked at for one beginning or ending. */
const WORDS = 400;
const FEWEST_LETTERS_OF_BEGINNING = 3;
const FEWEST_LETTERS_OF_END = 4;
const FEWEST_LETTERS_OF_RELATED_END = 6;
const FEWEST_LETTERS_INSIDE = 5;
const LETTERS_OF_A_SHORT_WORD = 5;
const FEWEST_LETTERS_WITH_SLIP = 4;

/** What candidates are taken from. */
export interface Language {
  readonly vocabulary: Vocabulary;
  readonly synonyms: SynonymBook;
}

/** How a word was typed. */
export interface Typed {
  /** Perhaps not finished. */
  readonly isLast: boolean;
  /** What is no more than similar counts as well, although the word itself is known. */
  readonly isForgiving: boolean;
}

/** Collects candidates, the surest reason of each. */
const collect = () => {
  const found = new Map<number, Candidate>();
  return {
    found,
    put: ({ id }: KnownWord, certainty: number, isAnywhere: boolean) => {
      const known = found.get(id);
      if (known === undefined || known.certainty < certainty)
        found.set(id, { certainty, isAnywhere: isAnywhere || known?.isAnywhere === true });
    },
  };
};

type Put = ReturnType<typeof collect>['put'];

/** Slips a word of this length may have: one in short words, two in long ones. */
export const slipsAllowed = (word: string): number => {
  if (word.length < FEWEST_LETTERS_WITH_SLIP) return 0;
  return word.length <= LETTERS_OF_A_SHORT_WORD ? 1 : 2;
};

/** A word, and what compounds that end with it have at the end of their stem. */
interface End {
  readonly word: string;
  readonly ending: string;
}

/** Compounds that end with a word. */
const putCompounds = (vocabulary: Vocabulary, { word, ending }: End, share: number, put: Put): void => {
  for (const known of vocabulary.ending(ending, WORDS)) {
    const first = stem(known.word).slice(0, -ending.length);
    if (first === '') continue;
    // So few letters end by chance what is quite another word.
    if (ending.length < FEWEST_LETTERS_OF_END && !known.word.endsWith(word)) continue;
    if (isFirstPart(vocabulary, first)) put(known, CERTAINTY.lastPart * share, false);
    else if (word.length >= FEWEST_LETTERS_OF_END && mayBeFirstPart(first))
      put(known, CERTAINTY.end * share, false);
  }
};

const putForms = ({ vocabulary }: Language, word: string, put: Put): void => {
  const stemmed = stem(word);
  for (const known of vocabulary.ofStem(stemmed)) put(known, CERTAINTY.stem, true);
  for (const related of relatedStems(stemmed))
    for (const known of vocabulary.ofStem(related)) put(known, CERTAINTY.relatedStem, true);
  const same = vocabulary.find(word);
  if (same !== undefined) put(same, CERTAINTY.same, true);
  putCompounds(vocabulary, { word, ending: stemmed }, 1, put);
  const atEnd = stemAtEnd(word);
  if (atEnd !== stemmed) putCompounds(vocabulary, { word, ending: atEnd }, 1, put);
  // Gherkins of which no article is a "Gurke", all of them "Essiggurkerl".
  for (const related of relatedStems(stemmed))
    if (related.length > stemmed.length && related.length >= FEWEST_LETTERS_OF_RELATED_END)
      putCompounds(vocabulary, { word: related, ending: related }, CERTAINTY.relatedStem, put);
};

const putBeginnings = ({ vocabulary }: Language, word: string, put: Put): void => {
  if (word.length < FEWEST_LETTERS_OF_BEGINNING) return;
  for (const known of vocabulary.beginning(word, WORDS)) {
    const rest = known.word.slice(word.length);
    if (rest === '') continue;
    if (isLastPart(vocabulary, rest)) put(known, CERTAINTY.firstPart, false);
    else if (word.length >= FEWEST_LETTERS_WITH_SLIP)
      put(known, CERTAINTY.beginning + FOR_LENGTH * (word.length / known.word.length), false);
  }
};

/** Whether the catalogues use a word, whatever its ending. */
export const isUsed = ({ vocabulary }: Language, word: string): boolean =>
  vocabulary.find(word) !== undefined || vocabulary.ofStem(stem(word)).length > 0;

const putSlips = (language: Language, word: string, isLast: boolean, put: Put): void => {
  const { vocabulary } = language;
  // What is a word is mistyped for another one less easily.
  const slips = Math.min(slipsAllowed(word), isUsed(language, word) ? 1 : 2);
  if (slips === 0) return;
  const stemmed = stem(word);
  const near = [
    ...vocabulary.near(word, slips),
    ...(stemmed === word ? [] : vocabulary.near(stemmed, slips)),
  ];
  for (const known of near) {
    const certainty = known.slips <= 1 ? CERTAINTY.oneSlip : CERTAINTY.twoSlips;
    put(known, certainty * (known.word.startsWith(word.charAt(0)) ? 1 : OTHER_FIRST_LETTER), false);
  }
  if (isLast && word.length >= LETTERS_OF_A_SHORT_WORD)
    for (const known of vocabulary.beginningNear(word)) put(known, CERTAINTY.twoSlips, false);
};

/** Candidates for a word that need no guessing: itself, its forms, compounds of it, what it begins. */
export const plainCandidates = (language: Language, word: string): Candidates => {
  const { found, put } = collect();
  putBeginnings(language, word, put);
  putForms(language, word, put);
  return found;
};

/** All candidates for a typed word, those of words that mean the same among them. */
export const candidatesFor = (
  language: Language,
  word: string,
  { isLast, isForgiving }: Typed,
): Candidates => {
  const { found, put } = collect();
  const { vocabulary, synonyms } = language;
  for (const other of synonyms.othersOf([word])) {
    const [only, ...more] = other;
    if (only === undefined || more.length > 0) continue;
    for (const [id, { certainty, isAnywhere }] of plainCandidates(language, only))
      put({ id, word: '' }, certainty * SYNONYM, isAnywhere);
  }
  if (isForgiving || (!isUsed(language, word) && found.size === 0)) putSlips(language, word, isLast, put);
  if (isForgiving && word.length >= FEWEST_LETTERS_INSIDE)
    for (const known of vocabulary.containing(word, WORDS)) put(known, CERTAINTY.inside, false);
  putBeginnings(language, word, put);
  putForms(language, word, put);
  return found;
};
