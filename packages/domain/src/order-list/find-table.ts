import { alignedCells, areAligned, printedCells } from './aligned-cells';
import { byCommas } from './comma-table';
import type { Heading } from './heading';
import { headingRow } from './heading-row';
import { isLabelledRecord } from './labelled-record';
import { rowsApart, widthOfOneList } from './side-by-side';
import type { SourceRow } from './source-row';
import { withDecimalCommas } from './decimal-commas';
import { splitBySeparator, isDrawn, type Separator } from './split-table-line';
import { isTableRow, type TableRow } from './table-row';
import type { UnitWordTest } from './unit-words';

/** A list that is a table, or a part of one. */
export interface FoundTable {
  /** Rows above the headings: a title, the customer, the day. */
  readonly above: readonly SourceRow[];
  /** Undefined where the columns have no names. */
  readonly headings: NamedColumns | undefined;
  readonly rows: readonly TableRow[];
}

/** The names of columns. */
interface NamedColumns {
  readonly row: SourceRow;
  readonly cells: readonly string[];
  readonly read: readonly (Heading | undefined)[];
}

/** How far down the headings are looked for. */
const LAST_HEADING = 30;
const SEPARATORS = ['\t', ';', '|', ','] as const satisfies readonly Separator[];
const FEWEST_ROWS = 2;
const ORDERED = /^\s*"?\d{4,14}"?\s*[\t;|,]\s*"?\d{1,5}"?\s*(?:[\t;|,]|$)/;

/** What separates the cells: a sign; PRINTED: two blanks and more; undefined: they were handed over apart. */
type Separation = Separator | 'PRINTED' | undefined;

interface HeadingAt {
  readonly at: number;
  readonly separation: Separation;
  readonly headings: NamedColumns;
}

/** Columns of a drawn table stand between strokes, however far apart. */
const IS_SEPARATED = /[\t;|]/;
const APART = /\S {2,}\S/;

const separationsOf = ({ cells, line }: SourceRow): readonly Separation[] => {
  if (cells !== undefined) return [undefined];
  const signs = SEPARATORS.filter((separator) => line.includes(separator));
  return APART.test(line) && !IS_SEPARATED.test(line) ? [...signs, 'PRINTED'] : signs;
};

const headingCells = (
  { cells = [], line }: SourceRow,
  separation: Separation,
  drawn?: boolean,
): readonly string[] => {
  if (separation === undefined) return cells;
  return separation === 'PRINTED' ? printedCells(line) : splitBySeparator(line, separation, drawn);
};

const headingsOf = (row: SourceRow, isUnitWord: UnitWordTest): Omit<HeadingAt, 'at'> | undefined => {
  for (const separation of separationsOf(row)) {
    const cells = headingCells(row, separation);
    const read = headingRow(cells, isUnitWord);
    if (read !== undefined) return { separation, headings: { row, cells, read } };
  }
  return undefined;
};

const NAMES_PRODUCT = new Set<Heading['kind'] | undefined>(['SKU', 'GTIN', 'ARTICLE', 'NAME']);

/**
 * Headings below a line that plainly orders something are no headings of this list. Titles sound like headings
 * ("Bestellung vom | 24.11.2026 | Seite | 1") but name no article: a row that does comes first.
 */
const findHeadings = (rows: readonly SourceRow[], isUnitWord: UnitWordTest): HeadingAt | undefined => {
  let first: HeadingAt | undefined;
  for (const [at, row] of rows.slice(0, LAST_HEADING).entries()) {
    if (ORDERED.test(row.line) || isLabelledRecord(row, isUnitWord)) return first;
    const found = headingsOf(row, isUnitWord);
    if (found === undefined) continue;
    if (found.headings.read.some((heading) => NAMES_PRODUCT.has(heading?.kind))) return { at, ...found };
    first ??= { at, ...found };
  }
  return first;
};

const named = (rows: readonly SourceRow[], found: HeadingAt): FoundTable => {
  const table = cutByHeadings(rows, found);
  const { row, cells, read } = found.headings;
  const width = widthOfOneList(cells, read);
  return width === undefined
    ? table
    : {
        above: table.above,
        headings: { row, cells: cells.slice(0, width), read: read.slice(0, width) },
        rows: rowsApart(table.rows, width),
      };
};

/** "bestellen | ME |" below "| zu": a cell of a drawn heading was broken, and the stroke in front stands a line above. */
const isRestOfDrawn = (heading: string, below: readonly SourceRow[]): boolean =>
  /^\s*[^|\s].*\|\s*$/.test(heading) && below.every(({ line }) => !line.includes('|') || isDrawn(line));

const cutByHeadings = (rows: readonly SourceRow[], { at, separation, headings }: HeadingAt): FoundTable => {
  const below = rows.slice(at + 1);
  const printed =
    separation === 'PRINTED'
      ? alignedCells(
          headings.row.line,
          below.map(({ line }) => line),
        )
      : undefined;
  // The first cell of a row may be empty: whether a stroke at its side is drawn, the headings tell.
  const drawn = isDrawn(headings.row.line) || isRestOfDrawn(headings.row.line, below);
  return {
    above: rows.slice(0, at),
    headings,
    rows: below.map((row): TableRow => {
      if (printed !== undefined) {
        const cells = printed(row.line);
        return { row, cells, isShifted: cells === undefined };
      }
      const cells = headingCells(row, separation, drawn);
      if (cells.length < 2) return { row, cells: undefined };
      return separation === ',' ? { row, ...withDecimalCommas(cells, headings.read) } : { row, cells };
    }),
  };
};

const cellsWithout = (row: SourceRow, separator: Separator): readonly string[] | undefined => {
  if (row.cells !== undefined) return row.cells;
  return row.line.includes(separator) ? splitBySeparator(row.line, separator) : undefined;
};

const bySeparator = (rows: readonly SourceRow[], separator: Separator): readonly TableRow[] => {
  if (separator === ',') return byCommas(rows);
  return rows.map((row) => {
    const cells = cellsWithout(row, separator);
    return { row, cells: isTableRow(cells) ? cells : undefined };
  });
};

/** Rows without headings are a table where most are separated alike. */
const unnamed = (rows: readonly SourceRow[]): FoundTable | undefined => {
  for (const separator of SEPARATORS) {
    const cut = bySeparator(rows, separator);
    const filled = cut.filter(({ cells }) => cells !== undefined).length;
    if (filled >= FEWEST_ROWS && filled * 2 > rows.length)
      return { above: [], headings: undefined, rows: cut };
  }
  return undefined;
};

/** Lines whose cells a program prints exactly below one another, the number of an article among them. */
const printedTable = (rows: readonly SourceRow[]): FoundTable | undefined => {
  if (rows.some(({ cells }) => cells !== undefined)) return undefined;
  const apart = rows.map(({ line }) => APART.test(line) && !IS_SEPARATED.test(line));
  const printed = rows.filter((_, at) => apart[at]).map(({ line }) => line);
  if (printed.length < FEWEST_ROWS || !areAligned(printed)) return undefined;
  return {
    above: [],
    headings: undefined,
    rows: rows.map((row, at) => ({ row, cells: apart[at] === true ? printedCells(row.line) : undefined })),
  };
};

/** Finds the table that a list is; undefined where each line stands for itself. */
export const findTable = (rows: readonly SourceRow[], isUnitWord: UnitWordTest): FoundTable | undefined => {
  const found = findHeadings(rows, isUnitWord);
  return found === undefined ? (unnamed(rows) ?? printedTable(rows)) : named(rows, found);
};
