import { isState } from '../language/modifier-words';
import { CONFIDENCE, SYNONYM, MAX_WORDS } from './confidence';
import { collectExpansions, type AddExpansion } from './collect-expansions';
import { isUsed, type Lexicon } from './lexicon';
import { isPartOfCompounds, exactExpansions } from './exact-expansions';
import type { Candidates } from './query-term';
import { addTruncated, addFuzzy } from './fuzzy-expansions';

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
const meaningTheSame = (language: Lexicon, term: string): Candidates => {
  const candidates = exactExpansions(language, term);
  if (!isState(term)) return candidates;
  const same = language.vocabulary.find(term);
  return new Map([...candidates].filter(([id]) => id === same?.id));
};

/** All candidates for a typed word, those of words that mean the same among them. */
export const expandTerm = (
  language: Lexicon,
  word: string,
  { isLast, isForgiving, isExact = false }: Typed,
): Candidates => {
  const { found, put } = collectExpansions();
  const { vocabulary, synonyms } = language;
  for (const other of synonyms.othersOf([word])) {
    const [only, ...more] = other;
    if (only === undefined || more.length > 0) continue;
    for (const [id, { certainty, isAnywhere, isFirstPart }] of meaningTheSame(language, only))
      put({ id }, certainty * SYNONYM, isAnywhere, isFirstPart);
  }
  // What was typed comes before what means the same, however it is spelt.
  for (const term of synonyms.spelt(word))
    for (const [id, { certainty, isAnywhere, isFirstPart }] of exactExpansions(language, term))
      put({ id }, certainty * CONFIDENCE.stem, isAnywhere, isFirstPart);
  const plain = exactExpansions(language, word);
  if (isForgiving || (!isExact && !isUsed(language, word) && found.size === 0)) {
    const share = isPartOfCompounds(plain) ? ALTHOUGH_PART : 1;
    const putLess: AddExpansion = (known, certainty, isAnywhere, isFirstPart) => {
      put(known, certainty * share, isAnywhere, isFirstPart);
    };
    addFuzzy(language, word, isLast, putLess);
  }
  if (isForgiving || (!isExact && !isUsed(language, word))) addTruncated(language, word, put);
  if (isForgiving && word.length >= FEWEST_LETTERS_INSIDE)
    for (const known of vocabulary.containing(word, MAX_WORDS)) put(known, CONFIDENCE.inside, false);
  for (const [id, { certainty, isAnywhere, isFirstPart }] of plain)
    put({ id }, certainty, isAnywhere, isFirstPart);
  return found;
};
