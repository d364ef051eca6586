import type { LayoutCell } from './layout-table';
import { wrapLines } from './wrap-lines';

/**
 * Points a row may take. Rows are never broken, and the setter cuts off what is higher than a page; this leaves room
 * for everything that stands above a row.
 */
const MOST_HEIGHT = 440;
const TEXT = { size: 10, line: 13.5 };
const NOTE = { size: 8, line: 10.8 };

/** The widest letter takes less of its size. */
const WIDEST = 0.9;

const lettersIn = (width: number, size: number): number => Math.max(1, Math.floor(width / (size * WIDEST)));

/** What a text takes at most. */
const heightOf = (text: string, width: number, { size, line }: typeof TEXT): number =>
  text.split('\n').reduce((sum, part) => sum + wrapLines(part, lettersIn(width, size)).length * line, 0);

/** Notes that fit on a row below its text, and those that do not. */
const fitting = (
  notes: readonly string[],
  width: number,
  height: number,
): readonly [readonly string[], readonly string[]] => {
  let left = height;
  const end = notes.findIndex((note) => {
    left -= heightOf(note, width, NOTE);
    return left < 0;
  });
  return end === -1 ? [notes, []] : [notes.slice(0, end), notes.slice(end)];
};

/** Lines of a note, none of them higher than a row may be. */
const linesOfNote = (note: string, width: number): readonly string[] =>
  note
    .split('\n')
    .flatMap((line) => wrapLines(line, lettersIn(width, NOTE.size) * Math.floor(MOST_HEIGHT / NOTE.line)));

/**
 * A row that is higher than a page as several, each of which fits on one: the notes go on in the rows after the first.
 * Any other row stays as it is.
 *
 * @param widths of the columns, in points
 */
export const splitTallRow = (
  row: readonly LayoutCell[],
  widths: readonly number[],
): readonly (readonly LayoutCell[])[] => {
  const widthOf = (place: number): number => widths[place] ?? 1;
  const rest = row.map((cell, place) => {
    if (typeof cell === 'string' || 'picture' in cell) return { first: cell, notes: [] };
    const height = MOST_HEIGHT - heightOf(cell.text, widthOf(place), TEXT);
    const [here] = fitting(cell.notes, widthOf(place), height);
    if (here.length === cell.notes.length) return { first: cell, notes: [] };
    const [lines, later] = fitting(
      cell.notes.flatMap((note) => linesOfNote(note, widthOf(place))),
      widthOf(place),
      height,
    );
    return { first: { text: cell.text, notes: lines }, notes: later };
  });
  const parts: (readonly LayoutCell[])[] = [rest.map(({ first }) => first)];
  let open = rest.map(({ notes }) => notes);
  while (open.some((notes) => notes.length > 0)) {
    const halves = open.map((notes, place) => fitting(notes, widthOf(place), MOST_HEIGHT));
    parts.push(halves.map(([notes]) => (notes.length === 0 ? '' : { text: '', notes })));
    open = halves.map(([, later]) => later);
  }
  return parts;
};
