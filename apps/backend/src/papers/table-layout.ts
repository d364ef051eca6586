import type { CustomTableLayout } from 'pdfmake/interfaces';

/** Points left and right of a column, but at the table's edges. */
const PADDING = 6;

/** Points that lie between so many columns. */
export const betweenColumns = (columns: number): number => 2 * PADDING * (columns - 1);

/**
 * How tables of papers look: a dark line below the head, thin ones between rows.
 *
 * @param heads rows of the head
 * @param isJoined whether the rows above and below a line belong together; lines are counted from the table's top
 */
export const tableLayout = (
  columns: number,
  heads: number,
  isJoined: (line: number) => boolean = () => false,
): CustomTableLayout => ({
  hLineWidth: (line) => {
    if (line <= heads) return line === heads ? 1.5 : 0;
    return isJoined(line) ? 0 : 0.5;
  },
  hLineColor: (line) => (line === heads ? '#333333' : '#bbbbbb'),
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : PADDING),
  paddingRight: (column) => (column === columns - 1 ? 0 : PADDING),
  paddingTop: () => 3,
  paddingBottom: () => 3,
});
