import { relatedStems, stem, stemAtEnd } from '../language/stem';
import { isFirstPart, isLastPart, mayBeFirstPart } from '../vocabulary/compounds';
import type { Vocabulary } from '../vocabulary/vocabulary';
import { CERTAINTY, WORDS_AT_MOST } from './certainty';
import { collectCandidates, type Put } from './collect-candidates';
import type { Language } from './language';
import type { Candidates } from './search-wishes';

/** Added to a beginning the more of the word is there. */
const FOR_LENGTH = 0.25;
const FEWEST_LETTERS_OF_BEGINNING = 3;
/** Fewer letters begin too many words by chance. */
const FEWEST_LETTERS_OF_UNPROVEN_BEGINNING = 4;
const FEWEST_LETTERS_OF_END = 4;
const FEWEST_LETTERS_OF_RELATED_END = 6;
const FEWEST_LETTERS_OF_STEM_AT_START = 5;
/** Of these a word is known to be a part of compounds. */
const PROVEN: ReadonlySet<number> = new Set([CERTAINTY.firstPart, CERTAINTY.lastPart]);

/** A word, and what compounds that end with it have at the end of their stem. */
interface End {
  readonly word: string;
  readonly ending: string;
}

/** Compounds that end with a word. */
const putCompounds = (vocabulary: Vocabulary, { word, ending }: End, share: number, put: Put): void => {
  for (const known of vocabulary.ending(ending, WORDS_AT_MOST)) {
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
  for (const known of vocabulary.beginning(word, WORDS_AT_MOST)) {
    const rest = known.word.slice(word.length);
    if (rest === '') continue;
    if (isLastPart(vocabulary, rest)) put(known, CERTAINTY.firstPart, false);
    else if (word.length >= FEWEST_LETTERS_OF_UNPROVEN_BEGINNING)
      put(known, CERTAINTY.beginning + FOR_LENGTH * (word.length / known.word.length), false);
  }
  // "Grammeln" of which no article is anything but a "Grammelschmalz".
  const stemmed = stem(word);
  if (stemmed === word || stemmed.length < FEWEST_LETTERS_OF_STEM_AT_START) return;
  for (const known of vocabulary.beginning(stemmed, WORDS_AT_MOST)) {
    const rest = known.word.slice(stemmed.length);
    if (rest !== '' && isLastPart(vocabulary, rest)) put(known, CERTAINTY.firstPart, false);
  }
};

/** Candidates for a word that need no guessing: itself, its forms, compounds of it, what it begins. */
export const plainCandidates = (language: Language, word: string): Candidates => {
  const { found, put } = collectCandidates();
  putBeginnings(language, word, put);
  putForms(language, word, put);
  return found;
};

/** Whether a word is a part of compounds as it stands. */
export const isPartOfCompounds = (candidates: Candidates): boolean =>
  [...candidates.values()].some(({ certainty }) => PROVEN.has(certainty));
