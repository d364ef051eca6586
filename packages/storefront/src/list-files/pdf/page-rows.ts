import { spreadBelow } from '../sheets/spread-below';
import { cleanCell } from '../text/clean-text';
import { columnsOf, type PlacedCell } from './columns';
import { joinContinued, type PaperRow } from './continued-rows';
import type { PdfRun } from './page-runs';

/** A line of a page: what stands on one baseline. */
interface PaperLine {
  readonly baseline: number;
  /** Height of its letters. */
  readonly size: number;
  readonly cells: readonly PlacedCell[];
}

/** Of the height of letters: what is further apart stands in two columns, what is nearer is one word. */
const COLUMN_GAP = 0.9;
const WORD_GAP = 0.12;
/** Of the height of letters: what is no further from a line's baseline stands on it. */
const LINE_TOLERANCE = 0.35;

const cellsOf = (line: readonly PdfRun[]): readonly PlacedCell[] => {
  const cells: { text: string; left: number; right: number }[] = [];
  for (const { text, left, right, size } of line) {
    const cell = cells.at(-1);
    const gap = cell === undefined ? Infinity : left - cell.right;
    if (cell === undefined || gap > size * COLUMN_GAP) cells.push({ text, left, right });
    else {
      cell.text += gap > size * WORD_GAP ? ` ${text}` : text;
      cell.right = Math.max(cell.right, right);
    }
  }
  return cells.map(({ text, ...place }) => ({ text: cleanCell(text), ...place }));
};

/** The lines of a page, from its top to its bottom, each from left to right. */
const linesOf = (runs: readonly PdfRun[]): readonly PaperLine[] => {
  const lines: { baseline: number; readonly runs: PdfRun[] }[] = [];
  for (const run of runs.toSorted((one, other) => one.baseline - other.baseline)) {
    const line = lines.at(-1);
    if (line !== undefined && run.baseline - line.baseline <= run.size * LINE_TOLERANCE) line.runs.push(run);
    else lines.push({ baseline: run.baseline, runs: [run] });
  }
  return lines.map((line) => ({
    baseline: line.baseline,
    size: Math.max(...line.runs.map(({ size }) => size)),
    cells: cellsOf(line.runs.toSorted((one, other) => one.left - other.left)),
  }));
};

/**
 * The rows of pages: their cells in the columns that the lines of all pages share, what stands below the cells of a
 * table in columns behind them.
 */
export const rowsOfPages = (pages: readonly (readonly PdfRun[])[]): readonly (readonly string[])[] => {
  const lines = pages.map(linesOf);
  const columnOf = columnsOf(lines.flatMap((page) => page.map(({ cells }) => cells)));
  const rowOf = ({ baseline, size, cells }: PaperLine): PaperRow => {
    const row: string[] = [];
    for (const cell of cells) {
      // Alone in its line it may be a title, which reaches over several.
      const column = columnOf(cells.length === 1 ? { ...cell, right: cell.left } : cell);
      while (row.length < column) row.push('');
      const before = row[column];
      row[column] = before === undefined || before === '' ? cell.text : `${before} ${cell.text}`;
    }
    return { baseline, size, cells: row };
  };
  return spreadBelow(lines.flatMap((page) => joinContinued(page.map(rowOf))));
};
