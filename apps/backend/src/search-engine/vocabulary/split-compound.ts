import { isBeginningOnly, isEnd, isKnown, isKnownOtherwise, SHORTEST_PART, withoutJoint } from './compounds';
import type { Vocabulary } from './vocabulary';

const SPLITS = 3;
/** Three short words stand in a row in many a word by chance. */
const SHORTEST_OF_THREE = 4;
/** What words end with is no part of them, although some article may have it as a word. */
const SUFFIXES: ReadonlySet<string> = new Set('ung ungen heit keit isch lich chen erl'.split(' '));

interface Split {
  readonly parts: readonly string[];
  /** How many letters the shorter part has. */
  readonly evenness: number;
  /** Both parts are words by themselves, not only the beginning or end of some. */
  readonly isProven: boolean;
}

/**
 * The ways in which a word falls into two or more words that the catalogues use, those into words proper first, then the
 * most even: "wandhalterung" is "wand" and "halterung", and "hollersaft" is no "holl" with the end of "ingwersaft".
 */
export const splitCompound = (
  vocabulary: Vocabulary,
  whole: string,
  isPart: (part: string) => boolean = () => false,
): readonly (readonly string[])[] => {
  const splits: Split[] = [];
  for (let at = SHORTEST_PART; at <= whole.length - SHORTEST_PART; at += 1) {
    const first = whole.slice(0, at);
    const last = whole.slice(at);
    const word = isPart(first) ? first : withoutJoint(vocabulary, first);
    const head = word ?? (isBeginningOnly(vocabulary, first, last) ? first : undefined);
    if (head === undefined || SUFFIXES.has(last)) continue;
    const evenness = Math.min(head.length, last.length);
    const isWord = isPart(last) || isKnown(vocabulary, last) || isKnownOtherwise(vocabulary, last);
    if (isWord || (word !== undefined && isEnd(vocabulary, last)))
      splits.push({ parts: [head, last], evenness, isProven: isWord && word !== undefined });
    else if (word !== undefined && last.length > 2 * SHORTEST_PART)
      for (const parts of splitCompound(vocabulary, last, isPart).slice(0, 1))
        if ([head, ...parts].every((part) => part.length >= SHORTEST_OF_THREE))
          splits.push({ parts: [head, ...parts], evenness: evenness - SHORTEST_PART, isProven: false });
  }
  return splits
    .toSorted((one, other) => Number(other.isProven) - Number(one.isProven) || other.evenness - one.evenness)
    .slice(0, SPLITS)
    .map(({ parts }) => parts);
};
