/** How much of a list is looked at to see where its columns are. */
const ROWS_LOOKED_AT = 300;
const CELL = /\S+(?: \S+)*/g;

/** Cells of a line that stand apart by two blanks and more, as a program prints them. */
export const printedCells = (line: string): readonly string[] => line.match(CELL) ?? [];

/** From where to where something stands in its line. */
interface Span {
  readonly start: number;
  readonly end: number;
}

const spansOf = (line: string): readonly Span[] =>
  [...line.matchAll(CELL)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));

const FEWEST_COLUMNS = 4;
const NUMBER = /^\d{5,14}$/;

/**
 * Whether lines without headings are a table: as many cells in each, of which every column keeps to its left or its right
 * edge, and one holds numbers as long as those of articles alone. Sentences with wide blanks are none.
 */
export const areAligned = (lines: readonly string[]): boolean => {
  const spans = lines.map(spansOf);
  const [first = []] = spans;
  if (first.length < FEWEST_COLUMNS || spans.some(({ length }) => length !== first.length)) return false;
  const keepsTo = (edge: 'start' | 'end', column: number): boolean =>
    spans.every((cells) => cells[column]?.[edge] === first[column]?.[edge]);
  const cells = lines.map(printedCells);
  return (
    first.every((_, column) => keepsTo('start', column) || keepsTo('end', column)) &&
    first.some((_, column) => cells.every((row) => NUMBER.test(row[column] ?? '')))
  );
};

const isBlankAt = (line: string, at: number): boolean => (line[at] ?? ' ') === ' ';

/** Of the places between two headings the one where most rows are blank, as far to the right as may be. */
const cutBetween = (end: number, start: number, rows: readonly string[]): number => {
  let best = start - 1;
  let most = -1;
  for (let at = start - 1; at >= end; at -= 1) {
    const blank = rows.filter((row) => isBlankAt(row, at)).length;
    if (blank > most) [best, most] = [at, blank];
  }
  return best;
};

/** Where the cells of a column begin or end: at the heading's edge, and at one that most rows share. */
const edgesOf = (ofHeading: number, ofRows: readonly number[]): ReadonlySet<number> => {
  const counts = new Map<number, number>();
  for (const edge of ofRows) counts.set(edge, (counts.get(edge) ?? 0) + 1);
  const shared = [...counts].filter(([, count]) => count > 1 && count * 2 >= ofRows.length);
  return new Set([ofHeading, ...shared.map(([edge]) => edge)]);
};

/** Whether a cell stands where its column does: at the left edge, or at the right one. */
const columnTest = (
  heads: readonly Span[],
  rows: readonly string[],
): ((cell: Span, column: number) => boolean) => {
  const full = rows.map(spansOf).filter(({ length }) => length === heads.length);
  const columns = heads.map(({ start, end }, at) => ({
    starts: edgesOf(
      start,
      full.flatMap((spans) => spans[at]?.start ?? []),
    ),
    ends: edgesOf(
      end,
      full.flatMap((spans) => spans[at]?.end ?? []),
    ),
  }));
  return ({ start, end }, column) =>
    columns[column]?.starts.has(start) === true || columns[column]?.ends.has(end) === true;
};

/**
 * Cuts lines whose columns stand below one another under their headings, empty cells as well; of a line without empty
 * cells each stands for its column.
 *
 * @param heading the line with the names of the columns
 * @param rows the lines below it
 * @returns the cells of a line; undefined for one that does not keep to the columns, as a title or a sum
 */
export const alignedCells = (
  heading: string,
  rows: readonly string[],
): ((line: string) => readonly string[] | undefined) => {
  const heads = spansOf(heading);
  const looked = rows.slice(0, ROWS_LOOKED_AT);
  const cuts = heads.flatMap(({ end }, at) => {
    const next = heads[at + 1];
    return next === undefined ? [] : [cutBetween(end, next.start, looked)];
  });
  const standsIn = columnTest(heads, looked);
  const keepsToColumns = (line: string): boolean =>
    spansOf(line).every((cell) => standsIn(cell, cuts.filter((cut) => cut <= cell.start).length));
  return (line) => {
    const printed = printedCells(line);
    // With none empty each stands for its column, wherever it stands.
    if (printed.length === heads.length) return printed;
    if (!cuts.every((cut) => isBlankAt(line, cut)) || !keepsToColumns(line)) return undefined;
    const cells = [0, ...cuts].map((cut, at) => line.slice(cut, cuts[at]).trim());
    // Two below one heading keep to other columns.
    return cells.some((cell) => printedCells(cell).length > 1) ? undefined : cells;
  };
};
