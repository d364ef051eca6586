import { isState } from '../language/describing-words';
import { CERTAINTY, SYNONYM, WORDS_AT_MOST } from './certainty';
import { collectCandidates, type Put } from './collect-candidates';
import { isUsed, type Language } from './language';
import { isPartOfCompounds, plainCandidates } from './plain-candidates';
import type { Candidates } from './search-wishes';
import { putCutShort, putSimilar } from './similar-candidates';

/** What is left of slips where what was typed is the beginning or end of compounds as it stands. */
const ALTHOUGH_PART = 0.8;
const FEWEST_LETTERS_INSIDE = 5;

/** How a word was typed. */
export interface Typed {
  /** Perhaps not finished. */
  readonly isLast: boolean;
  /** What is no more than similar counts as well, although the word itself is known. */
  readonly isForgiving: boolean;
  /** Certainly not mistyped. */
  readonly isExact?: boolean | undefined;
}

/** Words of a term that means the same. "Gehacktes" is minced meat; "gehackt" is how nuts are cut. */
const meaningTheSame = (language: Language, term: string): Candidates => {
  const candidates = plainCandidates(language, term);
  if (!isState(term)) return candidates;
  const same = language.vocabulary.find(term);
  return new Map([...candidates].filter(([id]) => id === same?.id));
};

/** All candidates for a typed word, those of words that mean the same among them. */
export const candidatesFor = (
  language: Language,
  word: string,
  { isLast, isForgiving, isExact = false }: Typed,
): Candidates => {
  const { found, put } = collectCandidates();
  const { vocabulary, synonyms } = language;
  for (const other of synonyms.othersOf([word])) {
    const [only, ...more] = other;
    if (only === undefined || more.length > 0) continue;
    for (const [id, { certainty, isAnywhere }] of meaningTheSame(language, only))
      put({ id }, certainty * SYNONYM, isAnywhere);
  }
  // What was typed comes before what means the same, however it is spelt.
  for (const term of synonyms.spelt(word))
    for (const [id, { certainty, isAnywhere }] of plainCandidates(language, term))
      put({ id }, certainty * CERTAINTY.stem, isAnywhere);
  const plain = plainCandidates(language, word);
  if (isForgiving || (!isExact && !isUsed(language, word) && found.size === 0)) {
    const share = isPartOfCompounds(plain) ? ALTHOUGH_PART : 1;
    const putLess: Put = (known, certainty, isAnywhere) => {
      put(known, certainty * share, isAnywhere);
    };
    putSimilar(language, word, isLast, putLess);
  }
  if (isForgiving || (!isExact && !isUsed(language, word))) putCutShort(language, word, put);
  if (isForgiving && word.length >= FEWEST_LETTERS_INSIDE)
    for (const known of vocabulary.containing(word, WORDS_AT_MOST)) put(known, CERTAINTY.inside, false);
  for (const [id, { certainty, isAnywhere }] of plain) put({ id }, certainty, isAnywhere);
  return found;
};
