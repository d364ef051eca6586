import type { FoundTable } from './find-table';
import { isHeadingLine } from './heading-row';
import { parseFreeLine } from './parse-free-line';
import { isGroup, isTotal, noise } from './noise';
import type { OrderListLine } from './order-list-line';
import type { AmountColumns, OrderListReading } from './order-list-reading';
import { parseRow } from './parse-row';
import type { SourceRow } from './source-row';
import { type TableColumns, tableColumns } from './table-columns';
import type { UnitWordTest } from './unit-words';
import type { TableRow } from './table-row';

/** What is known besides the rows themselves. */
export interface ReadingOptions {
  readonly isUnitWord: UnitWordTest;
  readonly scanned: boolean;
  readonly amountColumns: AmountColumns | undefined;
}

const ROWS_OF_QUESTION = 10;

/** Rows without headings that are too few to tell what a column holds. */
const FEWEST_TO_ASK = 3;

const sameCells = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((cell, index) => cell === other[index]);

const layoutKey = ({ headings }: FoundTable, width: number): string =>
  headings === undefined
    ? `#${width}`
    : headings.cells.map((cell) => cell.toLowerCase().replaceAll(/\s+/g, ' ')).join('|');

/** "373326 3": the number of an article first, and an amount beside it. */
const BEGINS_WITH_NUMBER = /^\W{0,3}\d{5,14}(?!\d)/;

/** Above the headings stand titles; only a line that orders something for itself is none. */
const aboveHeadings = (row: SourceRow, options: ReadingOptions): readonly OrderListLine[] => {
  const lines = parseFreeLine(row, options);
  const isOrder = lines.some(
    ({ article, amount, unit, text }) =>
      article !== undefined &&
      amount !== undefined &&
      (unit !== undefined || (article.kind !== 'NAME' && BEGINS_WITH_NUMBER.test(text))),
  );
  return isOrder ? lines : [noise(row)];
};

/** A row that does not keep to its columns: which number stands below which heading nobody can tell. */
const inDoubt = (line: OrderListLine): OrderListLine => {
  if (line.status === 'NOT_ORDERED') return { ...line, status: 'INCOMPLETE' };
  return line.status === 'READY' || line.status === 'GUESSED'
    ? { ...line, status: 'GUESSED', guesses: [...line.guesses, { kind: 'COLUMN' }] }
    : line;
};

/** A row with more cells than there are headings, or with a number where units stand: its columns are others. */
const isAskew = (cells: readonly string[], heads: readonly string[], { positions }: TableColumns): boolean =>
  heads.length > 0 &&
  (cells.slice(heads.length).some((cell) => cell !== '') ||
    /\d{5}/.test(cells[positions.get('UNIT') ?? -1] ?? ''));

/** The first row above numbers of articles, all words: names of columns in whichever language. */
const namesColumns = ({ cells = [] }: TableRow, { positions }: TableColumns): boolean =>
  (positions.has('SKU') || positions.has('GTIN')) &&
  cells.length > 2 &&
  cells.every((cell) => /\p{L}/u.test(cell) && !/\d/.test(cell));

/**
 * Reads a list that is a table by its columns.
 *
 * @returns undefined where no column holds articles: each line stands for itself then
 */
export const parseTable = (table: FoundTable, options: ReadingOptions): OrderListReading | undefined => {
  const { isUnitWord, scanned } = options;
  const { headings, rows } = table;
  const heads = headings?.cells ?? [];
  const isRepeated = ({ cells }: TableRow): boolean =>
    headings !== undefined && cells !== undefined && sameCells(cells, heads);
  // What is summed up below says nothing about the columns above it.
  const body = rows.filter((row) => row.cells !== undefined && !isRepeated(row) && !isTotal(row.cells));
  const cells = body.map((row) => row.cells ?? []);
  const columns = tableColumns(headings?.read, cells, isUnitWord, options.amountColumns);
  if (columns === undefined) return undefined;
  const isQuestion =
    columns.candidates.length > 1 && (headings !== undefined || cells.length >= FEWEST_TO_ASK);
  const isUnknownHeading = (row: TableRow): boolean =>
    headings === undefined && row === body[0] && body.length > 1 && namesColumns(row, columns);
  const lineOf = (row: TableRow): readonly OrderListLine[] => {
    if (row.cells === undefined) {
      const lines = parseFreeLine(row.row, { isUnitWord, scanned, isOfForm: row.isShifted });
      return row.isShifted === true ? lines.map(inDoubt) : lines;
    }
    if (isRepeated(row) || isTotal(row.cells) || isGroup(row.cells) || isUnknownHeading(row))
      return [noise(row.row)];
    const line = parseRow(row.row, row.cells, columns, isUnitWord);
    // Nobody says "not ordered" of a row whose amount may stand elsewhere.
    const isDoubted =
      row.isShifted === true || (line.status === 'NOT_ORDERED' && isAskew(row.cells, heads, columns));
    return [isDoubted ? inDoubt(line) : line];
  };
  return {
    lines: [
      ...table.above.flatMap((row) => aboveHeadings(row, options)),
      ...(headings === undefined ? [] : [noise(headings.row)]),
      ...rows.flatMap(lineOf),
    ],
    table: {
      headings: heads,
      roles: rolesOf(
        columns,
        cells.reduce((most, { length }) => Math.max(most, length), heads.length),
      ),
      layoutKey: layoutKey(table, cells[0]?.length ?? 0),
      amountColumns: columns.amounts,
      amountBy: columns.amountBy,
    },
    ...(isQuestion && {
      question: {
        candidates: columns.candidates.map((column) => ({ column, heading: heads[column] ?? '' })),
        rows: cells.slice(0, ROWS_OF_QUESTION),
      },
    }),
  };
};

const rolesOf = (
  { positions, amounts }: TableColumns,
  width: number,
): NonNullable<OrderListReading['table']>['roles'] => {
  const roles = new Map([
    ...[...positions].map(([role, index]) => [index, role] as const),
    ...amounts.map((index) => [index, 'AMOUNT'] as const),
  ]);
  return Array.from({ length: width }, (_, index) => roles.get(index));
};

/** "-3 Ktn Tomaten": a dash that touches the amount. */
const GLUED_DASH = /^(\s*(?:>\s*)*)[-–—](?=\d{1,5}(?:\s|x\s))/i;
const BEGINS_WITH_AMOUNT = /^\s*\d{1,5}\s?(?:x\s|\p{L})/iu;

/** Where every line begins so, the dashes are bullets: nobody orders nothing but less than nothing. */
const areBullets = (rows: readonly SourceRow[]): boolean =>
  rows.filter(({ line }) => GLUED_DASH.test(line)).length > 1 &&
  !rows.some(({ line }) => BEGINS_WITH_AMOUNT.test(line));

/** A line without its bullet, to be confirmed: it could have been less of something. */
const withoutBullet = (row: SourceRow, options: ReadingOptions): readonly OrderListLine[] => {
  const [dash = ''] = GLUED_DASH.exec(row.line) ?? [];
  if (dash === '') return parseFreeLine(row, options);
  const [amount = ''] = /^\d+/.exec(row.line.slice(dash.length)) ?? [];
  return parseFreeLine({ ...row, line: row.line.slice(dash.length) }, options).map((line) => ({
    ...line,
    text: row.line.trim(),
    ...((line.status === 'READY' || line.status === 'GUESSED') && {
      status: 'GUESSED',
      guesses: [...line.guesses, { kind: 'NUMBER_IN_NAME', text: `-${amount}` }],
    }),
  }));
};

/** Reads rows that stand for themselves; names of columns without separators are skipped. */
export const parseFreeLines = (
  rows: readonly SourceRow[],
  options: ReadingOptions,
): readonly OrderListLine[] => {
  const first = rows.findIndex(({ line }) => !isHeadingLine(line, options.isUnitWord));
  const end = first < 0 ? rows.length : first;
  const read = areBullets(rows) ? withoutBullet : parseFreeLine;
  return [...rows.slice(0, end).map(noise), ...rows.slice(end).flatMap((row) => read(row, options))];
};
