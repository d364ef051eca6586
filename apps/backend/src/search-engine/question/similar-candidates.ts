import { stem } from '../language/stem';
import { isLastPart } from '../vocabulary/compounds';
import { CERTAINTY, LETTERS_OF_A_SHORT_WORD, SYNONYM } from './certainty';
import type { Put } from './collect-candidates';
import { isUsed, type Language } from './language';
import { plainCandidates } from './plain-candidates';

/** What another first letter leaves: it is rarely mistyped. */
const OTHER_FIRST_LETTER = 0.85;
const FEWEST_LETTERS_WITH_SLIP = 4;
/** Sounds that may differ between words of so many letters. */
const LETTERS_OF_TWO_SOUNDS = 9;
/** A word of an article that is cut short has so many letters, and lacks no more than these. */
const FEWEST_LETTERS_OF_CUT = 5;
const LETTERS_CUT = 4;

/** Slips a word of this length may have: one in short words, two in long ones. */
export const slipsAllowed = (word: string): number => {
  if (word.length < FEWEST_LETTERS_WITH_SLIP) return 0;
  return word.length <= LETTERS_OF_A_SHORT_WORD ? 1 : 2;
};

/** Words that are no more than the beginning of the typed one: "laktosefr." is short for "laktosefreie". */
export const putCutShort = ({ vocabulary }: Language, word: string, put: Put): void => {
  const shortest = Math.max(FEWEST_LETTERS_OF_CUT, word.length - LETTERS_CUT);
  for (let length = word.length - 1; length >= shortest; length -= 1) {
    const known = vocabulary.find(word.slice(0, length));
    if (known === undefined || isLastPart(vocabulary, word.slice(length))) continue;
    put(known, CERTAINTY.cutShort * (length / word.length), false);
  }
};

const putSlips = (language: Language, word: string, isLast: boolean, put: Put): void => {
  const { vocabulary } = language;
  // What is a word is mistyped for another one less easily.
  const slips = Math.min(slipsAllowed(word), isUsed(language, word) ? 1 : 2);
  if (slips === 0) return;
  const stemmed = stem(word);
  const near = [
    ...vocabulary.near(word, slips),
    // A short stem is near to too much.
    ...(stemmed === word || stemmed.length < LETTERS_OF_A_SHORT_WORD ? [] : vocabulary.near(stemmed, slips)),
  ];
  for (const known of near) {
    const certainty = known.slips <= 1 ? CERTAINTY.oneSlip : CERTAINTY.twoSlips;
    put(known, certainty * (known.word.startsWith(word.charAt(0)) ? 1 : OTHER_FIRST_LETTER), false);
  }
  if (isLast && word.length >= LETTERS_OF_A_SHORT_WORD)
    for (const known of vocabulary.beginningNear(word)) put(known, CERTAINTY.twoSlips, false);
};

/** Words that sound like the typed one, whichever language they are written in. */
const putSounds = (language: Language, word: string, put: Put): void => {
  if (word.length < LETTERS_OF_A_SHORT_WORD) return;
  const slips = isUsed(language, word) ? 0 : word.length >= LETTERS_OF_TWO_SOUNDS ? 2 : 1;
  for (const known of language.vocabulary.soundingLike(word, slips))
    if (known.slips <= 1 || known.word.startsWith(word.charAt(0)))
      put(known, known.slips === 0 ? CERTAINTY.sameSound : CERTAINTY.likeSound, false);
};

/** Words that mean the same as one that was mistyped: no article need have the one that was meant. */
const putSynonymsOfSlips = (language: Language, word: string, put: Put): void => {
  const { synonyms } = language;
  if (isUsed(language, word) || synonyms.has(word)) return;
  if (word.length <= LETTERS_OF_A_SHORT_WORD) return;
  const putTerm = (term: string, share: number) => {
    for (const [id, { certainty }] of plainCandidates(language, term))
      put({ id }, certainty * CERTAINTY.oneSlip * share, false);
  };
  for (const term of synonyms.near(word, 1)) {
    putTerm(term, 1);
    for (const [only, ...more] of synonyms.othersOf([term]))
      if (only !== undefined && more.length === 0) putTerm(only, SYNONYM);
  }
};

/** Words that what was typed may be a slip away from. */
export const putSimilar = (language: Language, word: string, isLast: boolean, put: Put): void => {
  putSlips(language, word, isLast, put);
  putSounds(language, word, put);
  putSynonymsOfSlips(language, word, put);
};
