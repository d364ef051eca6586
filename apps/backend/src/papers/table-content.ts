import type { Content, TableCell } from 'pdfmake/interfaces';
import { columnWidths } from './page';
import type { LayoutCell, PaperColumn, LayoutTable } from './layout-table';
import { splitTallRow } from './split-tall-row';
import { betweenColumns, tableLayout } from './table-layout';
import { wrapLines } from './wrap-lines';
import { keepMeasuresTogether } from './keep-measures-together';

/** Points. */
const IMAGE_SIZE = 34;

/** Bold letters that fit across a page whichever they are. */
const HEADING_LETTERS = 56;

const ALIGNMENTS = { LEFT: 'left', CENTER: 'center', RIGHT: 'right' } as const;

type Images = Readonly<Record<string, string>>;

const imageContent = (name: string, images: Images): Content => {
  const image = Object.hasOwn(images, name) ? images[name] : undefined;
  if (image === undefined || image === '') return '';
  const fit: [number, number] = [IMAGE_SIZE, IMAGE_SIZE];
  return image.startsWith('data:') ? { image: name, fit } : { svg: image, fit };
};

const cellContent = (cell: LayoutCell, { align = 'LEFT' }: PaperColumn, images: Images): Content => {
  const alignment = ALIGNMENTS[align];
  if (typeof cell === 'string') return { text: keepMeasuresTogether(cell), alignment };
  if ('picture' in cell) return imageContent(cell.picture, images);
  const { notes } = cell;
  const text = keepMeasuresTogether(cell.text);
  if (notes.length === 0) return { text, alignment };
  const smaller = notes.map((note): Content => ({ text: note, style: 'small' }));
  return { stack: text === '' ? smaller : [text, ...smaller], alignment };
};

/** A cell across all columns, and the empty ones it covers. */
const across = (cell: TableCell, { length }: readonly unknown[]): TableCell[] => [
  cell,
  ...Array.from({ length: length - 1 }, () => ''),
];

const groupHeading = (text: string): Content => ({ text, bold: true, noWrap: true, margin: [0, 6, 0, 3] });

/** Rows as the setter takes them, and which of them go on with the one before. */
interface TableRows {
  readonly body: TableCell[][];
  readonly continued: ReadonlySet<number>;
}

/**
 * The rows as the setter takes them. A heading becomes the upper part of the row after it (an empty line in the other
 * cells keeps them level), so that it is never left alone at the end of a page.
 */
const tableRows = ({ rows, columns }: LayoutTable, widths: readonly number[], images: Images): TableRows => {
  let headings: readonly string[] = [];
  const body: TableCell[][] = [];
  const continued = new Set<number>();
  for (const row of rows) {
    if ('heading' in row) {
      headings = [...headings, ...wrapLines(row.heading, HEADING_LETTERS)];
      continue;
    }
    for (const [part, cells] of splitTallRow(row, widths).entries()) {
      const above = headings;
      headings = [];
      if (part > 0) continued.add(body.length);
      body.push(
        columns.map((column, place): TableCell => {
          const content = cellContent(cells[place] ?? '', column, images);
          if (above.length === 0) return content;
          return {
            stack: [...above.map((heading) => groupHeading(place === 0 ? heading : ' ')), content],
          };
        }),
      );
    }
  }
  return {
    body: [...body, ...headings.map((heading) => across(groupHeading(heading), columns))],
    continued,
  };
};

/** The setter's table: its head repeated on each page, no row broken, a heading never alone at the end of a page. */
export const tableContent = (table: LayoutTable, images: Images): Content => {
  const { heading, columns } = table;
  const heads = heading === undefined ? 1 : 2;
  const widths = columnWidths(
    columns.map(({ width }) => width),
    betweenColumns(columns.length),
  );
  const { body, continued } = tableRows(table, widths, images);
  // The heading is a row of the table's head: it stays with its lines, and stands again on the next page.
  const title = across({ text: heading ?? '', style: 'heading', colSpan: columns.length }, columns);
  return {
    table: {
      headerRows: heads,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths,
      body: [
        ...(heading === undefined ? [] : [title]),
        columns.map(({ heading: text, align = 'LEFT' }) => ({
          text,
          bold: true,
          alignment: ALIGNMENTS[align],
        })),
        ...body,
      ],
    },
    margin: [0, 10, 0, 0],
    layout: tableLayout(columns.length, heads, (line) => continued.has(line - heads)),
  };
};
