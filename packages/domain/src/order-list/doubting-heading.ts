import { doubtingWord } from './doubting-word';
import { withoutQuote } from './noise';
import type { OrderListLine } from './order-list-line';

/** Headings are short and count nothing; what says more is one where it ends in a colon. */
const MOST_WORDS = 6;
const MOST_WORDS_ALONE = 2;
/** An order for every Friday is one, and what was counted may be ordered. */
const NO_DOUBT = /^(?:inventur|jede[nrs]?|täglich|wöchentlich|alle|every|daily|weekly)/iu;
/** What stands above goods that went back, or were delivered: no word of a line, and no order either. */
const OF_PAST =
  /^(?:retoure?n?|rückware|leergut|gutschriften?|reklamation(?:en)?|returns?|credit notes?)(?!\p{L})/iu;

const orders = ({ status, amount }: OrderListLine): boolean => amount !== undefined && status !== 'NOISE';

const isHeading = (line: OrderListLine, text: string): boolean =>
  !orders(line) &&
  (line.status === 'NOISE' || line.article?.kind === 'NAME') &&
  !/[\d;\t|,]|\S {2,}\S/.test(text) &&
  !/[.!]$/.test(text) &&
  text.split(/\s+/).length <= (text.endsWith(':') ? MOST_WORDS : MOST_WORDS_ALONE);

/** "Retouren:", "Nicht bestellen:", "Letzte Lieferung": what it says of the lines below. */
const doubtOf = (text: string): string | undefined => {
  const word = OF_PAST.exec(text)?.[0] ?? doubtingWord(text);
  return word === undefined || NO_DOUBT.test(word) ? undefined : word;
};

/**
 * What a heading makes doubtful are all the lines below it, to the next heading or to the gap behind them.
 */
export const withDoubtOfHeadings = (lines: readonly OrderListLine[]): readonly OrderListLine[] => {
  let doubt: string | undefined;
  let hasOrders = false;
  let last = 0;
  return lines.map((line) => {
    const text = withoutQuote(line.text);
    if (hasOrders && line.lineNumber > last + 1) doubt = undefined;
    last = line.lineNumber;
    if (isHeading(line, text)) {
      const found = doubtOf(text);
      if (found !== undefined || text.endsWith(':')) doubt = found;
      hasOrders = false;
      return line;
    }
    hasOrders ||= orders(line);
    if (doubt === undefined || (line.status !== 'READY' && line.status !== 'GUESSED')) return line;
    return { ...line, status: 'GUESSED', guesses: [...line.guesses, { kind: 'ORDER_DOUBTED', text: doubt }] };
  });
};
