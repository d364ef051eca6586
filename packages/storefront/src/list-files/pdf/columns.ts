import { isHeadingRow } from '../sheets/product-rows';

/** A cell of a line, before its column is known. */
export interface PlacedCell {
  readonly text: string;
  /** In points from the left edge of its page. */
  readonly left: number;
  readonly right: number;
}

type Line = readonly PlacedCell[];

/** Of the lines of tables: what fewer of them cross is a gap between columns. */
const CROSSING = 0.04;

/** Lines of so many cells are those of a table, where there are at least two of them; an address has fewer. */
const TABLE_CELLS = 3;

const tableLines = (lines: readonly Line[]): readonly Line[] => {
  const wide = lines.filter((cells) => cells.length >= TABLE_CELLS);
  return wide.length > 1 ? wide : lines.filter((cells) => cells.length > 1);
};

/**
 * Finds the columns of a paper: where the lines of its tables leave a gap from the top to the bottom. What is named by a
 * heading is a column, however few of its cells are filled.
 *
 * @returns the place of a cell's column
 */
export const columnsOf = (lines: readonly Line[]): ((cell: PlacedCell) => number) => {
  const table = tableLines(lines);
  const covered: number[] = [];
  for (const line of table) {
    const weight = isHeadingRow(line.map(({ text }) => text)) ? table.length : 1;
    for (const { left, right } of line)
      for (let point = Math.max(0, Math.floor(left)); point < right; point += 1)
        covered[point] = (covered[point] ?? 0) + weight;
  }
  const least = table.length * CROSSING;
  const starts: number[] = [];
  for (let point = 0, wasFree = true; point < covered.length; point += 1) {
    const isFree = (covered[point] ?? 0) <= least;
    if (wasFree && !isFree) starts.push(point);
    wasFree = isFree;
  }
  return ({ left, right }) => {
    const middle = (Math.max(0, left) + right) / 2;
    return Math.max(
      0,
      starts.findLastIndex((start) => start <= middle),
    );
  };
};
