import { findTable } from './find-table';
import { isSeparatorHint } from './heading-row';
import { withoutLetter } from './letter';
import { noise } from './noise';
import type { AmountColumns, OrderListReading, OrderListSource } from './order-list-reading';
import { parseFreeLines, parseTable } from './parse-table';
import { sourceRows } from './source-row';
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
  const table = findTable(rows, reading.isUnitWord);
  const read = (table && parseTable(table, reading)) ?? { lines: parseFreeLines(rows, reading) };
  const lines = withBoxesDoubted(withoutLetter(read.lines));
  return { ...read, lines: isHint ? [noise(first), ...lines] : lines };
};
