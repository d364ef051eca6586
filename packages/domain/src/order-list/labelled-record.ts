import { type Heading, parseHeading } from './heading';
import { parseRow } from './parse-row';
import type { OrderListLine } from './order-list-line';
import type { SourceRow } from './source-row';
import { tableColumns } from './table-columns';
import type { UnitWordTest } from './unit-words';

/** What is ordered, each value with its name in front: "Art.-Nr. 373326, Menge 3, Einheit Dose". */
interface LabelledRecord {
  /** The first row it was written in. */
  readonly row: SourceRow;
  /** Rows it was written in, from the first. */
  readonly height: number;
  readonly headings: readonly Heading[];
  readonly cells: readonly string[];
}

interface LabelledValue {
  readonly heading: Heading;
  readonly value: string;
}

const LONGEST = 300;
const MOST_WORDS_OF_LABEL = 3;
/** Of commas none between digits: those are of decimals. */
const BETWEEN = /\s*[;|]\s*|\s*,(?!\d)\s*|\s+\/\s+/;
const NUMBERED: ReadonlySet<Heading['kind']> = new Set(['SKU', 'GTIN', 'ARTICLE']);
const NAMED: ReadonlySet<Heading['kind']> = new Set(['NAME', 'ARTICLE']);

const labelledValue = (piece: string, isUnitWord: UnitWordTest): LabelledValue | undefined => {
  const [, beforeColon, behindColon] = /^([^:=]+?)\s*[:=]\s*(\S.*)$/.exec(piece) ?? [];
  if (beforeColon !== undefined && behindColon !== undefined) {
    const heading = parseHeading(beforeColon, isUnitWord);
    return heading && { heading, value: behindColon.trim() };
  }
  const words = piece.split(/\s+/);
  for (let count = Math.min(MOST_WORDS_OF_LABEL, words.length - 1); count > 0; count -= 1) {
    const heading = parseHeading(words.slice(0, count).join(' '), isUnitWord);
    if (heading !== undefined) return { heading, value: words.slice(count).join(' ') };
  }
  return undefined;
};

const valuesOf = (
  { line, cells }: SourceRow,
  isUnitWord: UnitWordTest,
): readonly LabelledValue[] | undefined => {
  if (cells !== undefined || line.length > LONGEST) return undefined;
  const pieces = line
    .trim()
    .split(BETWEEN)
    .filter((piece) => piece !== '');
  const values = pieces.map((piece) => labelledValue(piece, isUnitWord));
  const said = values.filter((value) => value !== undefined);
  return said.length > 0 && said.length === values.length ? said : undefined;
};

const names = (values: readonly LabelledValue[], kind: Heading['kind']): boolean =>
  values.some(({ heading }) => heading.kind === kind);

const isNumbered = (values: readonly LabelledValue[]): boolean =>
  values.some(({ heading, value }) => NUMBERED.has(heading.kind) && /\d{4}/.test(value));

/** "Artikel Nr, Menge Ktn" names columns and orders nothing. */
const isWhole = (values: readonly LabelledValue[]): boolean => {
  const amounts = values.filter(({ heading }) => heading.kind === 'AMOUNT');
  return (
    amounts.length === 1 &&
    amounts.every(({ value }) => /^\d/.test(value)) &&
    (isNumbered(values) ||
      values.some(({ heading, value }) => NAMED.has(heading.kind) && /\p{L}{3}/u.test(value)))
  );
};

/** Whether a row is a whole record by itself, with the number of its article. */
export const isLabelledRecord = (row: SourceRow, isUnitWord: UnitWordTest): boolean => {
  const values = valuesOf(row, isUnitWord) ?? [];
  return isWhole(values) && isNumbered(values);
};

/** The record that begins in a row: in it alone, or in rows of one value each, until a name comes again. */
const recordAt = (
  rows: readonly SourceRow[],
  at: number,
  isUnitWord: UnitWordTest,
): LabelledRecord | undefined => {
  const row = rows[at];
  if (row === undefined) return undefined;
  const values = [...(valuesOf(row, isUnitWord) ?? [])];
  let height = 1;
  if (values.length === 1)
    for (const below of rows.slice(at + 1, at + MOST_VALUES)) {
      const [next, ...more] = valuesOf(below, isUnitWord) ?? [];
      const isNext = below.lineNumber === row.lineNumber + height;
      if (next === undefined || more.length > 0 || !isNext || names(values, next.heading.kind)) break;
      values.push(next);
      height += 1;
    }
  if (values.length < 2 || !isWhole(values)) return undefined;
  return {
    row,
    height,
    headings: values.map(({ heading }) => heading),
    cells: values.map(({ value }) => value),
  };
};

const MOST_VALUES = 12;

const orderOf = (
  { row, height, headings, cells }: LabelledRecord,
  rows: readonly SourceRow[],
  isUnitWord: UnitWordTest,
): OrderListLine | undefined => {
  const columns = tableColumns(headings, [cells], isUnitWord, undefined);
  if (columns === undefined) return undefined;
  const line = rows
    .slice(0, height)
    .map((one) => one.line.trim())
    .join(', ');
  return parseRow({ ...row, line }, cells, columns, isUnitWord);
};

/**
 * Reads orders whose values each have their name in front, in one line or below one another, and leaves the rows between
 * them to `readOthers`.
 *
 * @returns undefined where the list holds none
 * @example "Artikel: 373326", "Menge: 3", "Einheit: Ktn" // one line: 3 Ktn of 373326
 */
export const parseLabelledRecords = (
  rows: readonly SourceRow[],
  isUnitWord: UnitWordTest,
  readOthers: (rows: readonly SourceRow[]) => readonly OrderListLine[],
): readonly OrderListLine[] | undefined => {
  const lines: OrderListLine[] = [];
  let others: SourceRow[] = [];
  let found = 0;
  for (let at = 0; at < rows.length;) {
    const record = recordAt(rows, at, isUnitWord);
    const order = record && orderOf(record, rows.slice(at, at + record.height), isUnitWord);
    const row = rows[at];
    if (record !== undefined && order !== undefined) {
      lines.push(...readOthers(others), order);
      others = [];
      found += 1;
      at += record.height;
    } else {
      if (row !== undefined) others.push(row);
      at += 1;
    }
  }
  return found === 0 ? undefined : [...lines, ...readOthers(others)];
};
