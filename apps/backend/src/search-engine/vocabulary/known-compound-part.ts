import {
  isCommonSuffix,
  isKnown,
  MIN_PREFIX_LENGTH,
  MIN_SUFFIX_LENGTH,
  MIN_PART_LENGTH,
  stripLinkingElement,
} from './compounds';
import type { Vocabulary } from './vocabulary';

/** An end that is no word itself counts from so many letters on. */
const SHORTEST_END_ONLY = 5;

/**
 * The part of an unknown compound that is a word of the catalogues: what it ends with, for that says what it is, or else
 * what it begins with.
 */
export const knownCompoundPart = (
  vocabulary: Vocabulary,
  word: string,
  isPart: (part: string) => boolean,
): string | undefined => {
  const isWord = (part: string) =>
    isPart(part) ||
    isKnown(vocabulary, part) ||
    (part.length >= SHORTEST_END_ONLY && isCommonSuffix(vocabulary, part));
  for (let at = MIN_PART_LENGTH; at <= word.length - MIN_SUFFIX_LENGTH; at += 1)
    if (isWord(word.slice(at))) return word.slice(at);
  for (let at = word.length - MIN_PART_LENGTH; at >= MIN_PREFIX_LENGTH; at -= 1) {
    const start = word.slice(0, at);
    const first = isPart(start) ? start : stripLinkingElement(vocabulary, start);
    if (first !== undefined && first.length >= MIN_PREFIX_LENGTH) return first;
  }
  return undefined;
};
