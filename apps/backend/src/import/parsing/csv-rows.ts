import { isCutNumber } from '@gastroshop/domain/product';
import { decodeStream, type FileEncoding } from './decode-stream';
import { UnreadableFileError, type Entry } from './entry';
import { type TableRow, tableRows } from './table-rows';
import { workbookRows } from './workbook-rows';

/** A row by the names of the head line; empty cells are left out. */
export type CsvRow = Readonly<Record<string, string>>;

const DELIMITERS = [';', ',', '\t'] as const;
/** What stands in the place of bytes that are no letter in the file's encoding. */
const UNREADABLE = '\uFFFD';

/** The character that parts the cells of a head line most often. */
const delimiterOf = (head: string): string =>
  DELIMITERS.reduce((best, one) => (head.split(one).length > head.split(best).length ? one : best));

/** Columns by the name they are known by, with the heading as the file writes it. */
interface Head {
  readonly names: readonly string[];
  readonly headings: ReadonlyMap<string, string>;
}

const readHead = (cells: readonly string[], known: ReadonlySet<string>): Head => {
  // A table with empty columns behind it has no names there.
  const last = cells.findLastIndex((cell) => cell !== '');
  const written = cells.slice(0, last + 1);
  const byLetters = new Map([...known].map((name) => [name.toLowerCase(), name]));
  const unknown = written.filter((name) => !byLetters.has(name.toLowerCase()));
  if (unknown.length > 0)
    throw new UnreadableFileError(
      `Unknown column${unknown.length > 1 ? 's' : ''} in the head line: ${unknown.slice(0, 5).join(', ')}. Known are: ${[...known].join(', ')}.`,
    );
  const names = written.map((name) => byLetters.get(name.toLowerCase()) ?? name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    throw new UnreadableFileError(`The column ${twice} stands in the head line twice.`);
  return { names, headings: new Map(names.map((name, index) => [name, written[index] ?? name])) };
};

/** Columns of numbers of articles. */
const NUMBERS = /(?:sku|gtins?|skus)$/i;

const problemOf = ({ names, headings }: Head, cells: readonly string[]): string | undefined => {
  if (cells.some((cell) => cell.includes(UNREADABLE)))
    return 'holds bytes that are no letters in the encoding the file was read in';
  const cut = names.findIndex((name, index) => NUMBERS.test(name) && isCutNumber(cells[index] ?? ''));
  if (cut >= 0)
    return `${headings.get(names[cut] ?? '') ?? ''}: of “${cells[cut] ?? ''}” digits are missing; the spreadsheet has cut the number`;
  const filled = cells.findLastIndex((cell) => cell !== '') + 1;
  return filled > names.length || cells.length < names.length
    ? `has ${Math.max(filled, Math.min(cells.length, names.length))} cells, and the head line ${names.length}`
    : undefined;
};

/** ="145576" keeps a spreadsheet from taking a number for one to count with. */
const withoutFormula = (cell: string): string => /^="([^"]*)"$/.exec(cell)?.[1]?.trim() ?? cell;

const rowOf = ({ names }: Head, cells: readonly string[]): CsvRow =>
  Object.fromEntries(
    names.flatMap((name, index) => {
      const cell = withoutFormula(cells[index] ?? '');
      return cell === '' ? [] : [[name, cell]];
    }),
  );

/** A table on its way in, and what is known of its head line by then. */
interface Table {
  readonly rows: AsyncIterable<TableRow>;
  readonly known: ReadonlySet<string>;
  readonly onHead?: (columns: number) => void;
}

/** A row of which a spreadsheet has kept the separators alone. */
const isEmptyRow = (cells: readonly string[]): boolean => cells.every((cell) => cell === '');

/** The line `sep=;` by which spreadsheets tell one another what separates. */
const isSeparatorHint = ([first = '', ...others]: readonly string[]): boolean =>
  /^sep=[;,|]?$/i.test(first) && isEmptyRow(others);

/**
 * The rows of a table below its head line.
 *
 * @throws UnreadableFileError when the head line names a column that is none of those known
 */
async function* entriesOf({ rows, known, onHead }: Table): AsyncGenerator<Entry, undefined> {
  let head: Head | undefined;
  for await (const { line, end, cells, problem } of rows) {
    if (cells === undefined) {
      if (head === undefined)
        throw new UnreadableFileError(`The head line cannot be read: ${problem ?? ''}.`);
      yield { line, end, problem };
    } else if (isEmptyRow(cells) || (head === undefined && isSeparatorHint(cells))) {
      continue;
    } else if (head === undefined) {
      head = readHead(cells, known);
      onHead?.(head.names.length);
    } else {
      const wrong = problemOf(head, cells);
      yield wrong === undefined
        ? { line, end, row: rowOf(head, cells), headings: head.headings }
        : { line, end, problem: wrong };
    }
  }
  if (head === undefined)
    throw new UnreadableFileError('The file is empty; a head line with the names of the columns is missing.');
  return undefined;
}

/** The rows of a workbook's first sheet that is not hidden, below its head line. */
export const workbookEntries = (
  source: AsyncIterable<Buffer>,
  known: ReadonlySet<string>,
): AsyncIterable<Entry> => entriesOf({ rows: workbookRows(source), known });

/**
 * The rows of a CSV stream with a head line. Encoding and delimiter (semicolon, comma, tab) are seen by themselves; cells
 * may be quoted.
 *
 * @throws UnreadableFileError when the head line names a column that is none of those known
 */
export const csvRows = (
  source: AsyncIterable<Buffer>,
  known: ReadonlySet<string>,
  onEncoding: (encoding: FileEncoding) => void = () => undefined,
): AsyncIterable<Entry> => {
  let count: number | undefined;
  const rows = tableRows(decodeStream(source, onEncoding), delimiterOf, () => count);
  return entriesOf({
    rows,
    known,
    onHead: (columns) => {
      count = columns;
    },
  });
};
