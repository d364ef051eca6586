import type { Content, TableCell } from 'pdfmake/interfaces';
import type { PaperCell, PaperColumn, PaperRow, PaperTable } from './paper-table';

/** Points. */
const PICTURE_SIZE = 34;

const ALIGNMENTS = { LEFT: 'left', CENTER: 'center', RIGHT: 'right' } as const;

const pictureContent = (picture: string): Content => {
  if (picture === '') return '';
  const fit: [number, number] = [PICTURE_SIZE, PICTURE_SIZE];
  return picture.startsWith('data:') ? { image: picture, fit } : { svg: picture, fit };
};

const cellContent = (cell: PaperCell, { align = 'LEFT' }: PaperColumn): Content => {
  const style = { alignment: ALIGNMENTS[align], ...(align === 'RIGHT' && { noWrap: true }) };
  if (typeof cell === 'string') return { text: cell, ...style };
  if ('picture' in cell) return pictureContent(cell.picture);
  if (cell.notes.length === 0) return { text: cell.text, ...style };
  return { stack: [cell.text, ...cell.notes.map((text): Content => ({ text, style: 'small' }))], ...style };
};

/** A cell across all columns, and the empty ones it covers. */
const across = (cell: TableCell, { length }: readonly unknown[]): TableCell[] => [
  cell,
  ...Array.from({ length: length - 1 }, () => ''),
];

const groupHeading = (text: string): Content => ({ text, bold: true, noWrap: true, margin: [0, 6, 0, 3] });

/**
 * The rows as the setter takes them. A heading becomes the upper part of the row after it (an empty line in the other
 * cells keeps them level), so that it is never left alone at the end of a page.
 */
const tableRows = (rows: readonly PaperRow[], columns: readonly PaperColumn[]): TableCell[][] => {
  let headings: readonly string[] = [];
  const body: TableCell[][] = [];
  for (const row of rows) {
    if ('heading' in row) {
      headings = [...headings, row.heading];
      continue;
    }
    const above = headings;
    headings = [];
    body.push(
      columns.map((column, place): TableCell => {
        const content = cellContent(row[place] ?? '', column);
        if (above.length === 0) return content;
        return {
          stack: [...above.map((heading) => groupHeading(place === 0 ? heading : ' ')), content],
        };
      }),
    );
  }
  return [...body, ...headings.map((heading) => across(groupHeading(heading), columns))];
};

/** The setter's table: its head repeated on each page, no row broken, a heading never alone at the end of a page. */
export const tableContent = ({ heading, columns, rows }: PaperTable): Content => {
  const heads = heading === undefined ? 1 : 2;
  // The heading is a row of the table's head: it stays with its lines, and stands again on the next page.
  const title = across({ text: heading ?? '', style: 'heading', colSpan: columns.length }, columns);
  return {
    table: {
      headerRows: heads,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: columns.map(({ width }) => width),
      body: [
        ...(heading === undefined ? [] : [title]),
        columns.map(({ heading: text, align = 'LEFT' }) => ({
          text,
          bold: true,
          alignment: ALIGNMENTS[align],
        })),
        ...tableRows(rows, columns),
      ],
    },
    margin: [0, 10, 0, 0],
    layout: {
      hLineWidth: (line) => (line === heads ? 1.5 : line > heads ? 0.5 : 0),
      hLineColor: (line) => (line === heads ? '#333333' : '#bbbbbb'),
      vLineWidth: () => 0,
      paddingLeft: (column) => (column === 0 ? 0 : 6),
      paddingRight: (column) => (column === columns.length - 1 ? 0 : 6),
      paddingTop: () => 3,
      paddingBottom: () => 3,
    },
  };
};
