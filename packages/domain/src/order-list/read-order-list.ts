import { readHeader, type TableColumns } from './header';
import { orderLine } from './order-line';
import type { OrderListLine } from './order-list-line';
import type { AmountColumns, OrderListReading, OrderListSource } from './order-list-reading';
import { readByColumns } from './read-by-columns';
import { readLine } from './read-line';
import { unitWordTest } from './unit-words';

/** How a list came to be, where the text alone does not tell. */
export interface OrderListOptions {
  /** A line that is one number and nothing else is one scan, hence one piece. Long GTINs count as such anyway. */
  readonly scanned?: boolean | undefined;
  /** Names and abbreviations of units besides those of the trade. */
  readonly unitWords?: Iterable<string> | undefined;
  /** The buyer's answer to the question which column holds the amount. */
  readonly amountColumns?: AmountColumns | undefined;
}

const LINE_BREAK = /\r\n|[\n\r\u0085\u2028\u2029]/;
/** Signs without width that come along from web pages, mails and byte order marks. */
const INVISIBLE = /\u00ad|\u200b|\u200c|\u200d|\u2060|\ufeff/g;
/** A line of separators alone is an empty row of a spreadsheet. */
const HAS_CONTENT = /[^\s;,]/;

/**
 * Reads an order list that was typed, pasted or scanned: a line for each article, `sku amount [unit]`, separated by
 * tabs, semicolons, commas or blanks. It also understands the amount in front ("3x 100123", "3 Karton 100123"), GTINs
 * and free names instead of a sku, spreadsheets with a header line and quoted cells, and numbers as they are written
 * in German.
 *
 * It never throws and never drops anything: every line that is not blank comes out once, in order, with its number
 * and with what is to be said about it. There is no limit to the number of lines, and the time is linear in the
 * length of the text. Whether an article exists is not known here.
 *
 * @example readOrderList('100123\t3\tKarton') // one item: sku 100123, amount 3, unit "Karton"
 */
export const readOrderList = (source: OrderListSource, options: OrderListOptions = {}): OrderListReading => {
  const isUnitWord = unitWordTest(options.unitWords);
  const scanned = options.scanned ?? false;
  const lines: OrderListLine[] = [];
  let columns: TableColumns | undefined;
  let maybeHeader = true;
  for (const [index, rawLine] of textOf(source).split(LINE_BREAK).entries()) {
    const line = rawLine.replace(INVISIBLE, '');
    if (!HAS_CONTENT.test(line)) continue;
    const place = { lineNumber: index + 1, text: line.trim() };
    const header = maybeHeader ? readHeader(place.text) : undefined;
    if (header !== undefined) {
      // The line "sep=;" may stand before the header proper.
      maybeHeader = lines.length === 0;
      columns = header.columns;
      lines.push({ ...place, status: 'NOISE', guesses: [], remarks: [], alternatives: [] });
      continue;
    }
    maybeHeader = false;
    const byColumns = columns === undefined ? undefined : readByColumns(line, columns, isUnitWord);
    lines.push(orderLine(place, byColumns ?? readLine(line, isUnitWord), scanned));
  }
  return { lines };
};

const textOf = (source: OrderListSource): string =>
  typeof source === 'string' ? source : source.map((cells) => cells.join('\t')).join('\n');
