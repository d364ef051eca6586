import { cleanCell } from '../text/clean-text';
import { columnsOf, type PlacedCell } from './columns';
import type { PdfRun } from './page-runs';

/** Of the height of letters: what is further apart stands in two columns, what is nearer is one word. */
const COLUMN_GAP = 0.9;
const WORD_GAP = 0.12;
/** Of the height of letters: what is no further from a line's baseline stands on it. */
const LINE_TOLERANCE = 0.35;

/** The runs of a page by the line they stand on, from its top to its bottom, each from left to right. */
const linesOf = (runs: readonly PdfRun[]): readonly (readonly PdfRun[])[] => {
  const lines: { baseline: number; readonly runs: PdfRun[] }[] = [];
  for (const run of runs.toSorted((one, other) => one.baseline - other.baseline)) {
    const line = lines.at(-1);
    if (line !== undefined && run.baseline - line.baseline <= run.size * LINE_TOLERANCE) line.runs.push(run);
    else lines.push({ baseline: run.baseline, runs: [run] });
  }
  return lines.map((line) => line.runs.toSorted((one, other) => one.left - other.left));
};

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

/** The rows of pages: a line each, its cells in the columns that the lines of all pages share. */
export const rowsOfPages = (pages: readonly (readonly PdfRun[])[]): readonly (readonly string[])[] => {
  const lines = pages.flatMap((runs) => linesOf(runs).map(cellsOf));
  const columnOf = columnsOf(lines);
  return lines.map((cells) => {
    const row: string[] = [];
    for (const cell of cells) {
      const column = columnOf(cell);
      while (row.length < column) row.push('');
      const before = row[column];
      row[column] = before === undefined || before === '' ? cell.text : `${before} ${cell.text}`;
    }
    return row;
  });
};
