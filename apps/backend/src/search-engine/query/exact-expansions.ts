import { stemVariants, stem, suffixStem } from '../language/stem';
import { isFirstPart, isLastPart, mayBeFirstPart } from '../vocabulary/compounds';
import type { Vocabulary } from '../vocabulary/vocabulary';
import { CONFIDENCE, MAX_WORDS } from './confidence';
import { collectExpansions, type AddExpansion } from './collect-expansions';
import type { Lexicon } from './lexicon';
import type { Candidates } from './query-term';

/** Added to a beginning the more of the word is there. */
const FOR_LENGTH = 0.25;
const FEWEST_LETTERS_OF_BEGINNING = 3;
/** Fewer letters begin too many words by chance. */
const FEWEST_LETTERS_OF_UNPROVEN_BEGINNING = 4;
const FEWEST_LETTERS_OF_END = 4;
const FEWEST_LETTERS_OF_RELATED_END = 6;
const FEWEST_LETTERS_OF_STEM_AT_START = 5;
const NOUN_OF_STATE = /^.{5,}tes$/;
const FORM_OF_STATE = /te[nrm]?$/;
/** Of these a word is known to be a part of compounds. */
const PROVEN: ReadonlySet<number> = new Set([CONFIDENCE.firstPart, CONFIDENCE.lastPart]);

/** A word, and what compounds that end with it have at the end of their stem. */
interface End {
  readonly word: string;
  readonly ending: string;
}

/** Compounds that end with a word. */
const putCompounds = (
  vocabulary: Vocabulary,
  { word, ending }: End,
  share: number,
  put: AddExpansion,
): void => {
  for (const known of vocabulary.ending(ending, MAX_WORDS)) {
    const first = stem(known.word).slice(0, -ending.length);
    if (first === '') continue;
    // So few letters end by chance what is quite another word.
    if (ending.length < FEWEST_LETTERS_OF_END && !known.word.endsWith(word)) continue;
    if (isFirstPart(vocabulary, first)) put(known, CONFIDENCE.lastPart * share, false);
    else if (word.length >= FEWEST_LETTERS_OF_END && mayBeFirstPart(first))
      put(known, CONFIDENCE.end * share, false);
  }
};

/** "Faschiertes" is a thing, "Faschierte" says how another one is made. */
const isDescribing = (word: string, form: string): boolean =>
  NOUN_OF_STATE.test(word) && FORM_OF_STATE.test(form) && !form.endsWith('tes');

const putForms = ({ vocabulary }: Pick<Lexicon, 'vocabulary'>, word: string, put: AddExpansion): void => {
  const stemmed = stem(word);
  for (const known of vocabulary.ofStem(stemmed))
    put(known, isDescribing(word, known.word) ? CONFIDENCE.relatedStem : CONFIDENCE.stem, true);
  for (const related of stemVariants(stemmed))
    for (const known of vocabulary.ofStem(related)) put(known, CONFIDENCE.relatedStem, true);
  const same = vocabulary.find(word);
  if (same !== undefined) put(same, CONFIDENCE.same, true);
  putCompounds(vocabulary, { word, ending: stemmed }, 1, put);
  const atEnd = suffixStem(word);
  if (atEnd !== stemmed) putCompounds(vocabulary, { word, ending: atEnd }, 1, put);
  // Gherkins of which no article is a "Gurke", all of them "Essiggurkerl".
  for (const related of stemVariants(stemmed))
    if (related.length > stemmed.length && related.length >= FEWEST_LETTERS_OF_RELATED_END)
      putCompounds(vocabulary, { word: related, ending: related }, CONFIDENCE.relatedStem, put);
};

const putBeginnings = (
  { vocabulary }: Pick<Lexicon, 'vocabulary'>,
  word: string,
  put: AddExpansion,
): void => {
  if (word.length < FEWEST_LETTERS_OF_BEGINNING) return;
  for (const known of vocabulary.beginning(word, MAX_WORDS)) {
    const rest = known.word.slice(word.length);
    if (rest === '') continue;
    if (isLastPart(vocabulary, rest)) put(known, CONFIDENCE.firstPart, false, true);
    else if (word.length >= FEWEST_LETTERS_OF_UNPROVEN_BEGINNING)
      put(known, CONFIDENCE.beginning + FOR_LENGTH * (word.length / known.word.length), false, true);
  }
  // "Grammeln" of which no article is anything but a "Grammelschmalz".
  const stemmed = stem(word);
  if (stemmed === word || stemmed.length < FEWEST_LETTERS_OF_STEM_AT_START) return;
  for (const known of vocabulary.beginning(stemmed, MAX_WORDS)) {
    const rest = known.word.slice(stemmed.length);
    if (rest !== '' && isLastPart(vocabulary, rest)) put(known, CONFIDENCE.firstPart, false, true);
  }
};

/** Candidates for a word that need no guessing: itself, its forms, compounds of it, what it begins. */
export const exactExpansions = (language: Pick<Lexicon, 'vocabulary'>, word: string): Candidates => {
  const { found, put } = collectExpansions();
  putBeginnings(language, word, put);
  putForms(language, word, put);
  return found;
};

/** Whether a word is a part of compounds as it stands. */
export const isPartOfCompounds = (candidates: Candidates): boolean =>
  [...candidates.values()].some(({ certainty }) => PROVEN.has(certainty));
