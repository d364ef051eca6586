/** Where rows begin, and at the end the height of all, in pixels. */
export const rowOffsets = (heights: readonly number[]): readonly number[] => {
  const starts = [0];
  let start = 0;
  for (const height of heights) {
    start += height;
    starts.push(start);
  }
  return starts;
};

/** The row at a height, by halving: the first or last one where it is above or below all. */
export const rowIndexAt = (starts: readonly number[], height: number): number => {
  let low = 0;
  let high = Math.max(0, starts.length - 2);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
};
