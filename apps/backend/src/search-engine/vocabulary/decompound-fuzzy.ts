import { isCommonSuffix, LINKING_ELEMENTS, stripLinkingElement } from './compounds';
import type { Vocabulary } from './vocabulary';

const SPLITS = 3;
/** A part has so many letters where the other one is mistyped: shorter ones stand in many words by chance. */
const SHORTEST_BESIDE_MISTYPED = 5;

const evennessOf = ([first, last]: readonly [string, string]): number => Math.min(first.length, last.length);

/** The ways in which a word falls into a word and one that is a slip away from a word, the most even first. */
export const decompoundFuzzy = (
  vocabulary: Vocabulary,
  whole: string,
  isWord: (part: string) => boolean,
): readonly (readonly [string, string])[] => {
  const isNear = (part: string) => vocabulary.near(part, 1).length > 0;
  const places = Array.from(
    { length: Math.max(0, whole.length - 2 * SHORTEST_BESIDE_MISTYPED + 1) },
    (_, index) => index + SHORTEST_BESIDE_MISTYPED,
  );
  return places
    .flatMap((at): readonly (readonly [string, string])[] => {
      const last = whole.slice(at);
      const first = whole.slice(0, at);
      const bare = stripLinkingElement(vocabulary, first);
      if (bare !== undefined && bare.length >= SHORTEST_BESIDE_MISTYPED && isNear(last))
        return [[bare, last]];
      if (!isWord(last) && !isCommonSuffix(vocabulary, last)) return [];
      const mistyped = LINKING_ELEMENTS.filter((joint) => first.endsWith(joint))
        .map((joint) => first.slice(0, first.length - joint.length))
        .find((part) => part.length >= SHORTEST_BESIDE_MISTYPED && isNear(part));
      return mistyped === undefined ? [] : [[mistyped, last]];
    })
    .toSorted((one, other) => evennessOf(other) - evennessOf(one))
    .slice(0, SPLITS);
};
