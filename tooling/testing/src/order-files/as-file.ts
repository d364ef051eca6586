import type { Random } from '../money-oracle';
import type { Meaning, MeantLine, OrderFile } from './order-file';

/** A row of a table, or a line of words as its only cell, with what it means. */
export interface Row {
  readonly cells: readonly string[];
  readonly meaning: Meaning;
}

/** A list without the name of its kind. */
export type DrawnFile = Omit<OrderFile, 'kind'>;

/** What the buyer would answer, and whether nobody else knows it. */
type AmountAnswer = Pick<OrderFile, 'amountColumns' | 'mustAsk'>;

/** What separates the cells of a table as text. */
export type CellSeparator = ';' | '\t' | ',' | '|';

const isBlank = ({ cells }: Row): boolean => cells.every((cell) => cell.trim() === '');

const meantLine = ({ cells, meaning }: Row, lineNumber: number): MeantLine => ({
  ...meaning,
  lineNumber,
  text: cells.join(' ¦ '),
});

/** The rows as a worksheet shows them. */
export const asSheet = (rows: readonly Row[], answer?: AmountAnswer): DrawnFile => ({
  source: rows.map(({ cells }) => cells),
  scanned: false,
  mustAsk: false,
  ...answer,
  lines: rows.flatMap((row, index) => (isBlank(row) ? [] : [meantLine(row, index + 1)])),
});

const LINE_ENDS = ['\n', '\n', '\r\n', '\r'] as const;

const quoted = (cell: string, separator: CellSeparator, always: boolean): string => {
  if (cell.startsWith('="')) return cell;
  return always || cell.includes(separator) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
};

const lineOf = ({ cells }: Row, separator: CellSeparator, random: Random, always: boolean): string => {
  if (separator === '|') return `| ${cells.join(' | ')} |`;
  const line = cells.map((cell) => quoted(cell, separator, always && cell !== '')).join(separator);
  return random.chance(3) ? `${line}${separator}` : line;
};

const breaksIn = (line: string): number => line.split('\n').length - 1;

/** What a file may begin with besides its lines. */
const beginning = (random: Random, separator: CellSeparator): readonly string[] =>
  separator !== '|' && random.chance(5) ? [`sep=${separator}`] : [];

/** The rows as the text of a file, one of the usual ends behind each line. */
export const asText = (
  rows: readonly Row[],
  random: Random,
  separator: CellSeparator,
  answer?: AmountAnswer,
): DrawnFile => {
  const always = random.chance(10);
  const end = random.pick(LINE_ENDS);
  const texts = [...beginning(random, separator)];
  const lines: MeantLine[] = [];
  let lineNumber = texts.length + 1;
  const mark = random.chance(5) ? '\ufeff' : '';
  for (const row of rows) {
    const text = isBlank(row)
      ? row.cells.map(() => '').join(separator)
      : lineOf(row, separator, random, always);
    if (!isBlank(row)) lines.push(meantLine(row, lineNumber));
    texts.push(text);
    lineNumber += 1 + breaksIn(text);
  }
  return { source: mark + texts.join(end), scanned: false, lines, mustAsk: false, ...answer };
};

/** Lines of words as the text of a message. */
export const asMessage = (rows: readonly Row[], random: Random, scanned = false): DrawnFile => {
  const end = random.pick(LINE_ENDS);
  return {
    source: rows.map(({ cells }) => cells.join('')).join(end),
    scanned,
    mustAsk: false,
    lines: rows.flatMap((row, index) => (isBlank(row) ? [] : [meantLine(row, index + 1)])),
  };
};
