import { stemVariants, stem, suffixStem } from '../language/stem';
import type { Vocabulary } from './vocabulary';

/** What German puts between the parts of a compound: Rind-s-suppe, Tomate-n-mark, Rind-er-filet. */
export const LINKING_ELEMENTS = ['', 'n', 's', 'en', 'er', 'e', 'es', 'ns'] as const;

/** Parts of compounds have so many letters. */
export const MIN_PART_LENGTH = 3;
/** A beginning that no article has as a word (Hasel-, Him-) is one when so many words have it. */
export const MIN_PREFIX_LENGTH = 4;
const WORDS_THAT_PROVE = 3;

/** An end that no article has as a word (-futter) is one when so many words have it. */
export const MIN_SUFFIX_LENGTH = 4;
const ENDS_THAT_PROVE = 2;

const VOWEL = /[aeiouy]/;

/** "Schwarzer Tee" is a "Schwarztee". */
const ADJECTIVE_END = /e[mnrs]?$/;

/** Whether a word, whatever its ending, is one of the catalogues. */
export const isKnown = (vocabulary: Vocabulary, word: string): boolean =>
  vocabulary.find(word) !== undefined || vocabulary.ofStem(stem(word)).length > 0;

const SHORTEST_OTHER_FORM = 6;

/** Whether it is another form of a word, a small one, say: "Tascherl". */
export const isKnownOtherwise = (vocabulary: Vocabulary, word: string): boolean =>
  word.length >= SHORTEST_OTHER_FORM &&
  stemVariants(stem(word)).some((related) => vocabulary.ofStem(related).length > 0);

/** Whether so many words begin with it that it is one although none stands alone (Gefrier-). */
const isBeginningOfMany = (vocabulary: Vocabulary, part: string): boolean =>
  part.length >= MIN_PREFIX_LENGTH &&
  VOWEL.test(part) &&
  vocabulary.beginning(part, WORDS_THAT_PROVE).length >= WORDS_THAT_PROVE;

/** Whether it is a word that a compound may begin with, its joint included. */
export const isFirstPart = (vocabulary: Vocabulary, part: string): boolean => {
  if (part.length < MIN_PART_LENGTH || !VOWEL.test(part)) return false;
  const isWord = LINKING_ELEMENTS.some((joint) => {
    if (!part.endsWith(joint)) return false;
    const bare = part.slice(0, part.length - joint.length);
    return bare.length >= MIN_PART_LENGTH && isKnown(vocabulary, bare);
  });
  return isWord || isBeginningOfMany(vocabulary, part);
};

/** Whether it could be a word that a compound begins with, although no article has it: long enough, and to be spoken. */
export const mayBeFirstPart = (part: string): boolean => part.length >= MIN_PART_LENGTH && VOWEL.test(part);

/** Whether what follows the beginning of a compound is a word, perhaps behind a joint. */
export const isLastPart = (vocabulary: Vocabulary, part: string): boolean =>
  LINKING_ELEMENTS.some((joint) => {
    if (!part.startsWith(joint)) return false;
    const bare = part.slice(joint.length);
    return bare.length >= MIN_PART_LENGTH && isKnown(vocabulary, bare);
  });

/** Whether several words end so: it is a part of compounds although no article has it as a word. */
export const isCommonSuffix = (vocabulary: Vocabulary, part: string): boolean =>
  part.length >= MIN_SUFFIX_LENGTH &&
  VOWEL.test(part) &&
  vocabulary.ending(stem(part), ENDS_THAT_PROVE).length >= ENDS_THAT_PROVE;

/** What follows a beginning that is no word has so many letters, or it may stand there by chance. */
const SHORTEST_AFTER_BEGINNING = 5;
/** A beginning of so many letters needs one word only that begins so. */
const CERTAIN_BEGINNING = 6;

/** Whether a compound may begin so although no article has it as a word: "Gefrier-" before "Sackerl". */
export const isPrefixOnly = (vocabulary: Vocabulary, first: string, last: string): boolean =>
  last.length >= SHORTEST_AFTER_BEGINNING &&
  (first.length >= CERTAIN_BEGINNING
    ? vocabulary.beginning(first, 1).length > 0
    : isBeginningOfMany(vocabulary, first));

/** The word a first part stands for: without its joint where only so it is one. */
export const stripLinkingElement = (vocabulary: Vocabulary, part: string): string | undefined => {
  for (const joint of LINKING_ELEMENTS) {
    if (!part.endsWith(joint)) continue;
    const bare = part.slice(0, part.length - joint.length);
    if (bare.length >= MIN_PART_LENGTH && isKnown(vocabulary, bare)) return bare;
  }
  return undefined;
};

/** Stems of what two words may be called as one, with and without a joint, and the ending the first loses before the other. */
export const compoundStems = (first: string, last: string): readonly string[] => {
  const end = suffixStem(last);
  return [...new Set([first, stem(first), first.replace(ADJECTIVE_END, '')])].flatMap((start) =>
    LINKING_ELEMENTS.map((joint) => `${start}${joint}${end}`),
  );
};
