import { withAfterthoughts } from './afterthought';
import { withDaysDoubted } from './doubting-days';
import { withDoubtOfHeadings } from './doubting-heading';
import { findTable } from './find-table';
import { isSeparatorHint } from './heading-row';
import { parseLabelledRecords } from './labelled-record';
import { withoutLetter } from './letter';
import { noise } from './noise';
import type { OrderListLine } from './order-list-line';
import type { AmountColumns, OrderListReading, OrderListSource } from './order-list-reading';
import { parseFreeLines, parseTable, type ReadingOptions } from './parse-table';
import { sourceRows, type SourceRow } from './source-row';
import { isStamped, withoutStamp } from './strip-decoration';
import { withoutStrikes, withStrikesDoubted } from './struck-out';
import { withBoxesDoubted } from './ticked-boxes';
import { createUnitWordTest } from './unit-words';

/** How a list came to be, where the text alone does not tell. */
export interface OrderListOptions {
  /** A line that is one number and nothing else is one scan, hence one piece. Long GTINs count as such anyway. */
  readonly scanned?: boolean | undefined;
  /** Names and abbreviations of units besides those of the trade. */
  readonly unitWords?: Iterable<string> | undefined;
  /** The buyer's answer to the question which column holds the amount. */
  readonly amountColumns?: AmountColumns | undefined;
}

/** Lines that a messenger copied, each with its time and name: no table, whatever signs stand in them. */
const isChat = (rows: readonly SourceRow[]): boolean => {
  const written = rows.filter(({ cells, line }) => cells === undefined && line.trim() !== '');
  return written.filter(({ line }) => isStamped(line.trim())).length * 2 > rows.length;
};

/** What somebody said, read without the time and name in front of it. */
const parseMessage = (row: SourceRow, options: ReadingOptions): readonly OrderListLine[] => {
  const { rows, struck } = withoutStrikes([{ ...row, line: withoutStamp(row.line) }]);
  return withStrikesDoubted(parseFreeLines(rows, options), struck).map((line) => ({
    ...line,
    text: row.line.trim(),
  }));
};

const parseListed = (shown: readonly SourceRow[], options: ReadingOptions): OrderListReading => {
  const { rows, struck } = withoutStrikes(shown);
  const table = findTable(rows, options.isUnitWord);
  const readFree = (free: readonly SourceRow[]) => parseFreeLines(free, options);
  const records =
    table?.headings === undefined ? parseLabelledRecords(rows, options.isUnitWord, readFree) : undefined;
  const read =
    records === undefined
      ? ((table && parseTable(table, options)) ?? { lines: readFree(rows) })
      : { lines: records };
  return { ...read, lines: withStrikesDoubted(read.lines, struck) };
};

/**
 * Reads an order list that was typed, pasted, uploaded or scanned: a whole text, or the rows of a table with their cells as
 * shown. Lists come with titles, headings and totals above and below, as tables without headings, or as lines such as
 * `sku amount [unit]`, "3x 100123", "- 3 Karton Tomaten", "Tomaten: 3".
 *
 * A line is READY only when article, amount and unit were written and understood, and nothing that could have been one was
 * left unused; see {@link OrderListLine}. Nothing is dropped: every line that is not blank comes out at least once, in
 * order, with its number, and it never throws. There is no limit to the number of lines, and the time is linear in the
 * length of the text. Whether an article exists is not known here.
 *
 * @example parseOrderList('100123\t3\tKarton').lines // one line, READY: sku 100123, amount 3, unit "Karton"
 */
export const parseOrderList = (source: OrderListSource, options: OrderListOptions = {}): OrderListReading => {
  const { scanned = false, amountColumns } = options;
  const reading = { isUnitWord: createUnitWordTest(options.unitWords), scanned, amountColumns };
  const [first, ...others] = sourceRows(source);
  if (first === undefined) return { lines: [] };
  const isHint = isSeparatorHint(first.line);
  const rows = isHint ? others : [first, ...others];
  const read = isChat(rows)
    ? { lines: rows.flatMap((row) => parseMessage(row, reading)) }
    : parseListed(rows, reading);
  const lines = withDaysDoubted(
    withBoxesDoubted(withDoubtOfHeadings(withAfterthoughts(withoutLetter(read.lines), reading.isUnitWord))),
  );
  return { ...read, lines: isHint ? [noise(first), ...lines] : lines };
};
