/** A cell of a line, before its column is known. */
export interface PlacedCell {
  readonly text: string;
  /** In points from the left edge of its page. */
  readonly left: number;
  readonly right: number;
}

/** Cells that make a line part of a table; a heading or an address has fewer. */
const TABLE_CELLS = 3;

/** Of the lines of tables: what fewer of them cross is a gap between columns. */
const CROSSING = 0.04;

/**
 * Finds the columns of a paper: where the lines of its tables leave a gap from the top to the bottom.
 *
 * @returns the place of a cell's column
 */
export const columnsOf = (lines: readonly (readonly PlacedCell[])[]): ((cell: PlacedCell) => number) => {
  const table = lines.filter((cells) => cells.length >= TABLE_CELLS);
  const covered: number[] = [];
  for (const { left, right } of table.flat())
    for (let point = Math.max(0, Math.floor(left)); point < right; point += 1)
      covered[point] = (covered[point] ?? 0) + 1;
  const least = table.length * CROSSING;
  const starts: number[] = [];
  for (let point = 0, wasFree = true; point < covered.length; point += 1) {
    const isFree = (covered[point] ?? 0) <= least;
    if (wasFree && !isFree) starts.push(point);
    wasFree = isFree;
  }
  return ({ left, right }) => {
    const middle = (Math.max(0, left) + right) / 2;
    const column = starts.findLastIndex((start) => start <= middle);
    return Math.max(0, column);
  };
};
