/** Words as the lines of one text: looking through it once is many times as quick as looking into each of them. */
export interface WordText {
  /** Which words hold a part, by their place, the first ones of them. The part holds no line break. */
  containing(part: string, atMost: number): readonly number[];
}

/** Writes words one below the other. */
export const wordLines = (words: readonly string[]): WordText => {
  const text = words.join('\n');
  const starts = new Int32Array(words.length + 1);
  for (const [index, word] of words.entries()) starts[index + 1] = (starts[index] ?? 0) + word.length + 1;
  /** The line a place of the text is on, found by halving. */
  const lineAt = (place: number, from: number): number => {
    let low = from;
    let high = words.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((starts[middle] ?? 0) <= place) low = middle;
      else high = middle;
    }
    return low;
  };
  return {
    containing: (part, atMost) => {
      const found: number[] = [];
      let line = 0;
      let place = text.indexOf(part);
      while (place >= 0 && found.length < atMost) {
        line = lineAt(place, line);
        found.push(line);
        place = text.indexOf(part, starts[line + 1]);
      }
      return found;
    },
  };
};
