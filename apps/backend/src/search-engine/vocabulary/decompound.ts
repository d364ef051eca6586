import {
  isPrefixOnly,
  isCommonSuffix,
  isKnown,
  isKnownOtherwise,
  MIN_PART_LENGTH,
  stripLinkingElement,
} from './compounds';
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
export const decompound = (
  vocabulary: Vocabulary,
  whole: string,
  isPart: (part: string) => boolean = () => false,
): readonly (readonly string[])[] => {
  const splits: Split[] = [];
  for (let at = MIN_PART_LENGTH; at <= whole.length - MIN_PART_LENGTH; at += 1) {
    const first = whole.slice(0, at);
    const last = whole.slice(at);
    const word = isPart(first) ? first : stripLinkingElement(vocabulary, first);
    const head = word ?? (isPrefixOnly(vocabulary, first, last) ? first : undefined);
    if (head === undefined || SUFFIXES.has(last)) continue;
    const evenness = Math.min(head.length, last.length);
    const isWord = isPart(last) || isKnown(vocabulary, last) || isKnownOtherwise(vocabulary, last);
    if (isWord || (word !== undefined && isCommonSuffix(vocabulary, last)))
      splits.push({ parts: [head, last], evenness, isProven: isWord && word !== undefined });
    else if (word !== undefined && last.length > 2 * MIN_PART_LENGTH)
      for (const parts of decompound(vocabulary, last, isPart).slice(0, 1))
        if ([head, ...parts].every((part) => part.length >= SHORTEST_OF_THREE))
          splits.push({ parts: [head, ...parts], evenness: evenness - MIN_PART_LENGTH, isProven: false });
  }
  return splits
    .toSorted((one, other) => Number(other.isProven) - Number(one.isProven) || other.evenness - one.evenness)
    .slice(0, SPLITS)
    .map(({ parts }) => parts);
};
