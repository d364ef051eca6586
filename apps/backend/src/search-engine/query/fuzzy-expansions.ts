import { stem } from '../language/stem';
import { isLastPart } from '../vocabulary/compounds';
import { CONFIDENCE, LETTERS_OF_A_SHORT_WORD, SYNONYM } from './confidence';
import type { AddExpansion } from './collect-expansions';
import { isUsed, type Lexicon } from './lexicon';
import { exactExpansions } from './exact-expansions';

/** What another first letter leaves: it is rarely mistyped. */
const OTHER_FIRST_LETTER = 0.85;
const FEWEST_LETTERS_WITH_SLIP = 4;
/** Sounds that may differ between words of so many letters. */
const LETTERS_OF_TWO_SOUNDS = 9;
/** A word of an article that is cut short has so many letters, and lacks no more than these. */
const FEWEST_LETTERS_OF_CUT = 5;
const LETTERS_CUT = 4;

/** Slips a word of this length may have: one in short words, two in long ones. */
export const maxEdits = (word: string): number => {
  if (word.length < FEWEST_LETTERS_WITH_SLIP) return 0;
  return word.length <= LETTERS_OF_A_SHORT_WORD ? 1 : 2;
};

/** Words that are no more than the beginning of the typed one: "laktosefr." is short for "laktosefreie". */
export const addTruncated = ({ vocabulary }: Lexicon, word: string, put: AddExpansion): void => {
  const shortest = Math.max(FEWEST_LETTERS_OF_CUT, word.length - LETTERS_CUT);
  for (let length = word.length - 1; length >= shortest; length -= 1) {
    const known = vocabulary.find(word.slice(0, length));
    if (known === undefined || isLastPart(vocabulary, word.slice(length))) continue;
    put(known, CONFIDENCE.cutShort * (length / word.length), false);
  }
};

const putSlips = (language: Lexicon, word: string, isLast: boolean, put: AddExpansion): void => {
  const { vocabulary } = language;
  // What is a word is mistyped for another one less easily.
  const slips = Math.min(maxEdits(word), isUsed(language, word) ? 1 : 2);
  if (slips === 0) return;
  const stemmed = stem(word);
  const near = [
    ...vocabulary.near(word, slips),
    // A short stem is near to too much.
    ...(stemmed === word || stemmed.length < LETTERS_OF_A_SHORT_WORD ? [] : vocabulary.near(stemmed, slips)),
  ];
  for (const known of near) {
    const certainty = known.slips <= 1 ? CONFIDENCE.oneSlip : CONFIDENCE.twoSlips;
    put(known, certainty * (known.word.startsWith(word.charAt(0)) ? 1 : OTHER_FIRST_LETTER), false);
  }
  if (isLast && word.length >= LETTERS_OF_A_SHORT_WORD)
    for (const known of vocabulary.beginningNear(word)) put(known, CONFIDENCE.twoSlips, false);
};

/** Words that sound like the typed one, whichever language they are written in. */
const putSounds = (language: Lexicon, word: string, put: AddExpansion): void => {
  if (word.length < LETTERS_OF_A_SHORT_WORD) return;
  const slips = isUsed(language, word) ? 0 : word.length >= LETTERS_OF_TWO_SOUNDS ? 2 : 1;
  for (const known of language.vocabulary.soundingLike(word, slips))
    if (known.slips <= 1 || known.word.startsWith(word.charAt(0)))
      put(known, known.slips === 0 ? CONFIDENCE.sameSound : CONFIDENCE.likeSound, false);
};

/** Words that mean the same as one that was mistyped: no article need have the one that was meant. */
const putSynonymsOfSlips = (language: Lexicon, word: string, put: AddExpansion): void => {
  const { synonyms } = language;
  if (isUsed(language, word) || synonyms.has(word)) return;
  if (word.length <= LETTERS_OF_A_SHORT_WORD) return;
  const putTerm = (term: string, share: number) => {
    for (const [id, { certainty }] of exactExpansions(language, term))
      put({ id }, certainty * CONFIDENCE.oneSlip * share, false);
  };
  for (const term of synonyms.near(word, 1)) {
    putTerm(term, 1);
    for (const [only, ...more] of synonyms.othersOf([term]))
      if (only !== undefined && more.length === 0) putTerm(only, SYNONYM);
  }
};

/** Words that what was typed may be a slip away from. */
export const addFuzzy = (language: Lexicon, word: string, isLast: boolean, put: AddExpansion): void => {
  putSlips(language, word, isLast, put);
  putSounds(language, word, put);
  putSynonymsOfSlips(language, word, put);
};
