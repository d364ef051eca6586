/** How much of a list is looked at to see where its columns are. */
const ROWS_LOOKED_AT = 300;
const CELL = /\S+(?: \S+)*/g;

/** Cells of a line that stand apart by two blanks and more, as a program prints them. */
export const printedCells = (line: string): readonly string[] => line.match(CELL) ?? [];

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

/**
 * Cuts lines whose columns stand below one another under their headings, empty cells as well.
 *
 * @param heading the line with the names of the columns
 * @param rows the lines below it
 * @returns the cells of a line; undefined for one that does not keep to the columns, as a title or a sum
 */
export const alignedCells = (
  heading: string,
  rows: readonly string[],
): ((line: string) => readonly string[] | undefined) => {
  const heads = [...heading.matchAll(CELL)].map(({ index, 0: { length } }) => ({
    index,
    end: index + length,
  }));
  const looked = rows.slice(0, ROWS_LOOKED_AT);
  const cuts = heads.flatMap(({ end }, at) => {
    const next = heads[at + 1];
    return next === undefined ? [] : [cutBetween(end, next.index, looked)];
  });
  return (line) =>
    cuts.every((cut) => isBlankAt(line, cut))
      ? [0, ...cuts].map((cut, at) => line.slice(cut, cuts[at]).trim())
      : undefined;
};
