import { isEnd, isKnown, SHORTEST_BEGINNING, SHORTEST_END, SHORTEST_PART, withoutJoint } from './compounds';
import type { Vocabulary } from './vocabulary';

/** An end that is no word itself counts from so many letters on. */
const SHORTEST_END_ONLY = 5;

/**
 * The part of an unknown compound that is a word of the catalogues: what it ends with, for that says what it is, or else
 * what it begins with.
 */
export const knownPart = (
  vocabulary: Vocabulary,
  word: string,
  isPart: (part: string) => boolean,
): string | undefined => {
  const isWord = (part: string) =>
    isPart(part) ||
    isKnown(vocabulary, part) ||
    (part.length >= SHORTEST_END_ONLY && isEnd(vocabulary, part));
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_END; at += 1)
    if (isWord(word.slice(at))) return word.slice(at);
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_BEGINNING; at -= 1) {
    const start = word.slice(0, at);
    const first = isPart(start) ? start : withoutJoint(vocabulary, start);
    if (first !== undefined && first.length >= SHORTEST_BEGINNING) return first;
  }
  return undefined;
};
