import type { TallRow } from '../sheets/spread-below';

/** A line of a page in its columns. */
export interface PaperRow {
  /** In points from the top of its page. */
  readonly baseline: number;
  /** Height of its letters, in points. */
  readonly size: number;
  readonly cells: readonly string[];
}

/** Of the least distance between the rows of a table: what is nearer goes on with the row above. */
const NEAR = 0.8;

/** Letters this much smaller are those of a note, and no more of the name. */
const SMALLER = 0.92;

const filled = ({ cells }: Pick<PaperRow, 'cells'>): readonly number[] =>
  cells.flatMap((cell, place) => (cell === '' ? [] : [place]));

/** The least distance between two rows of which each has several cells. */
const pitchOf = (rows: readonly PaperRow[]): number => {
  let least = Infinity;
  let above: number | undefined;
  for (const row of rows) {
    if (filled(row).length < 2) continue;
    if (above !== undefined) least = Math.min(least, row.baseline - above);
    above = row.baseline;
  }
  return least;
};

/**
 * Joins the lines of a page that go on with the row above: a long name on its next line, the number and notes below it.
 * They stand nearer to their row than rows stand to one another, in one of its columns and alone there.
 */
export const joinContinued = (rows: readonly PaperRow[]): readonly TallRow[] => {
  const near = pitchOf(rows) * NEAR;
  const joined: { cells: string[]; below: string[]; size: number }[] = [];
  let above: PaperRow | undefined;
  for (const row of rows) {
    const last = joined.at(-1);
    const [place = 0, ...others] = filled(row);
    const goesOn =
      last !== undefined &&
      above !== undefined &&
      others.length === 0 &&
      filled(last).length > 1 &&
      (last.cells[place] ?? '') !== '' &&
      row.baseline - above.baseline < near;
    if (!goesOn) joined.push({ cells: [...row.cells], below: [], size: row.size });
    else if (
      row.size >= last.size * SMALLER &&
      last.below.length === 0 &&
      !/^[\d\s]+$/.test(row.cells[place] ?? '')
    )
      last.cells[place] = `${last.cells[place] ?? ''} ${row.cells[place] ?? ''}`;
    else last.below.push(row.cells[place] ?? '');
    above = row;
  }
  return joined;
};
