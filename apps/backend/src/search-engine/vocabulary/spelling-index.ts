import { editDistance } from '../language/edit-distance';
import { countBits, letterMask } from '../language/letter-mask';

/** A spelling that is near, with how many slips lie between. */
export interface FuzzyMatch {
  /** What the spelling was added with. */
  readonly index: number;
  readonly slips: number;
}

/** How words are spelt, kept so that the few that are near a spelling are found among many. */
export interface SpellingIndex {
  add(text: string, index: number): void;
  /** All within so many slips of the finger, none left out, by their index. */
  near(asked: string, slips: number): readonly FuzzyMatch[];
}

/** Spellings of the same length: only a few lengths can be within some slips. */
interface SameLength {
  readonly texts: string[];
  readonly masks: number[];
  readonly indexes: number[];
}

/** Makes a collection without any. */
export const createSpellingIndex = (): SpellingIndex => {
  const byLength = new Map<number, SameLength>();
  return {
    add: (text, index) => {
      const known = byLength.get(text.length) ?? { texts: [], masks: [], indexes: [] };
      byLength.set(text.length, known);
      known.texts.push(text);
      known.masks.push(letterMask(text));
      known.indexes.push(index);
    },
    near: (asked, slips) => {
      const mask = letterMask(asked);
      const found: FuzzyMatch[] = [];
      for (let length = asked.length - slips; length <= asked.length + slips; length += 1) {
        const { texts = [], masks = [], indexes = [] } = byLength.get(length) ?? {};
        for (let at = 0; at < masks.length; at += 1) {
          // A slip changes two letters of the set at most.
          if (countBits((masks[at] ?? 0) ^ mask) > 2 * slips) continue;
          const distance = editDistance(asked, texts[at] ?? '', slips);
          if (distance <= slips) found.push({ index: indexes[at] ?? 0, slips: distance });
        }
      }
      return found.sort((one, other) => one.index - other.index);
    },
  };
};
