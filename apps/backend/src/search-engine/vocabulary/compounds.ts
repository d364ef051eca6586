import { stem } from '../language/stem';
import type { Vocabulary } from './vocabulary';

/** What German puts between the parts of a compound: Rind-s-suppe, Tomate-n-mark, Rind-er-filet. */
const JOINTS = ['', 'n', 's', 'en', 'er', 'e', 'es', 'ns'] as const;

const SHORTEST_PART = 3;
/** A beginning that no article has as a word (Hasel-, Him-) is one when so many words have it. */
const SHORTEST_BEGINNING = 4;
const WORDS_THAT_PROVE = 3;

/** An end that no article has as a word (-futter) is one when so many words have it. */
const SHORTEST_END = 4;
const ENDS_THAT_PROVE = 2;

const VOWEL = /[aeiouy]/;

/** Whether a word, whatever its ending, is one of the catalogues. */
const isKnown = (vocabulary: Vocabulary, word: string): boolean =>
  vocabulary.find(word) !== undefined || vocabulary.ofStem(stem(word)).length > 0;

/** Whether it is a word that a compound may begin with, its joint included. */
export const isFirstPart = (vocabulary: Vocabulary, part: string): boolean => {
  if (part.length < SHORTEST_PART || !VOWEL.test(part)) return false;
  const isWord = JOINTS.some((joint) => {
    if (!part.endsWith(joint)) return false;
    const bare = part.slice(0, part.length - joint.length);
    return bare.length >= SHORTEST_PART && isKnown(vocabulary, bare);
  });
  if (isWord) return true;
  return (
    part.length >= SHORTEST_BEGINNING &&
    vocabulary.beginning(part, WORDS_THAT_PROVE).length >= WORDS_THAT_PROVE
  );
};

/** Whether it could be a word that a compound begins with, although no article has it: long enough, and to be spoken. */
export const mayBeFirstPart = (part: string): boolean => part.length >= SHORTEST_PART && VOWEL.test(part);

/** Whether what follows the beginning of a compound is a word, perhaps behind a joint. */
export const isLastPart = (vocabulary: Vocabulary, part: string): boolean =>
  JOINTS.some((joint) => {
    if (!part.startsWith(joint)) return false;
    const bare = part.slice(joint.length);
    return bare.length >= SHORTEST_PART && isKnown(vocabulary, bare);
  });

/**
 * The part of an unknown compound that is a word of the catalogues: what it ends with, for that says what it is, or else
 * what it begins with.
 */
export const knownPart = (
  vocabulary: Vocabulary,
  word: string,
  isPart: (part: string) => boolean,
): string | undefined => {
  const isWord = (part: string) => isPart(part) || isKnown(vocabulary, part);
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_END; at += 1)
    if (isWord(word.slice(at))) return word.slice(at);
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_BEGINNING; at -= 1) {
    const start = word.slice(0, at);
    const first = isPart(start) ? start : withoutJoint(vocabulary, start);
    if (first !== undefined && first.length >= SHORTEST_BEGINNING) return first;
  }
  return undefined;
};

const isEnd = (vocabulary: Vocabulary, part: string): boolean =>
  part.length >= SHORTEST_END &&
  VOWEL.test(part) &&
  vocabulary.ending(stem(part), ENDS_THAT_PROVE).length >= ENDS_THAT_PROVE;

const SPLITS = 3;

/** The word a first part stands for: without its joint where only so it is one. */
const withoutJoint = (vocabulary: Vocabulary, part: string): string | undefined => {
  for (const joint of JOINTS) {
    if (!part.endsWith(joint)) continue;
    const bare = part.slice(0, part.length - joint.length);
    if (bare.length >= SHORTEST_PART && isKnown(vocabulary, bare)) return bare;
  }
  return undefined;
};

/**
 * The ways in which a word falls into two or more words that the catalogues use, the most even first: "wandhalterung" is
 * "wand" and "halterung".
 */
export const splitCompound = (
  vocabulary: Vocabulary,
  word: string,
  isPart: (part: string) => boolean = () => false,
): readonly (readonly string[])[] => {
  const splits: { readonly parts: readonly string[]; readonly evenness: number }[] = [];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const first = word.slice(0, at);
    const last = word.slice(at);
    const head = isPart(first) ? first : withoutJoint(vocabulary, first);
    if (head === undefined) continue;
    const evenness = Math.min(head.length, last.length);
    if (isPart(last) || isKnown(vocabulary, last) || isEnd(vocabulary, last))
      splits.push({ parts: [head, last], evenness });
    else if (last.length > 2 * SHORTEST_PART)
      for (const parts of splitCompound(vocabulary, last, isPart).slice(0, 1))
        splits.push({ parts: [head, ...parts], evenness: evenness - SHORTEST_PART });
  }
  return splits
    .toSorted((one, other) => other.evenness - one.evenness)
    .slice(0, SPLITS)
    .map(({ parts }) => parts);
};
