/** Words in the order of their letters, with what each stands for. */
export interface SortedWords {
  /** What stands for the words that begin so, at most so many. */
  beginning(start: string, atMost: number): readonly number[];
}

const placeOf = (words: readonly string[], start: string): number => {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Sorts words, so that those with the same beginning stand together. */
export const sortedWords = (
  entries: readonly { readonly word: string; readonly index: number }[],
): SortedWords => {
  const sorted = entries.toSorted((one, other) =>
    one.word < other.word ? -1 : one.word > other.word ? 1 : 0,
  );
  const words = sorted.map(({ word }) => word);
  const indexes = Int32Array.from(sorted, ({ index }) => index);
  return {
    beginning: (start, atMost) => {
      const found: number[] = [];
      for (let at = placeOf(words, start); at < words.length && found.length < atMost; at += 1) {
        if (words[at]?.startsWith(start) !== true) break;
        found.push(indexes[at] ?? 0);
      }
      return found;
    },
  };
};
