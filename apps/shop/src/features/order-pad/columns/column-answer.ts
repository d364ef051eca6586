import type { AmountColumns, OrderListReading } from '@gastroshop/domain/order-list';
import { type Arrival, readArrival } from '../parsing/arrival';
import type { ListLine } from '../parsing/list-line';
import { listLines } from '../parsing/parse-list';

/** Which columns hold the amount, as a buyer says; each may be a delivery day of its own. */
export type ColumnAnswer = AmountColumns | { readonly columns: readonly number[]; readonly mode: 'EACH' };

/** A list as it was read by an answer. */
export interface AnsweredArrival {
  /** That of the first day, where the list has several. */
  readonly reading: OrderListReading;
  /** The lines of all days, those of the first one first. */
  readonly lines: readonly ListLine[];
}

/** What a column is called; undefined where it has no name. */
export const headingOf = ({ table }: Pick<OrderListReading, 'table'>, column: number): string | undefined => {
  const heading = table?.headings[column]?.trim() ?? '';
  return heading === '' ? undefined : heading;
};

/**
 * Reads a list by the buyer's answer. Where each column is a delivery day, the first day's lines come into the pad and the
 * others wait, for a cart is delivered on one.
 *
 * @param nameOf what a column without a heading is called
 */
export const readAnswered = (
  arrival: Arrival,
  answer: ColumnAnswer,
  nameOf: (column: number) => string,
): AnsweredArrival => {
  if (answer === 'NONE' || answer.mode !== 'EACH') {
    const reading = readArrival(arrival, answer);
    return { reading, lines: listLines(reading) };
  }
  const [reading = readArrival(arrival), ...later] = answer.columns.map((column) =>
    readArrival(arrival, { columns: [column], mode: 'ONE' }),
  );
  const dayOf = (place: number): string => {
    const column = answer.columns[place] ?? 0;
    const heading = headingOf(reading, column);
    if (heading === undefined) return nameOf(column);
    const isOnly = answer.columns.filter((each) => headingOf(reading, each) === heading).length === 1;
    return isOnly ? heading : `${heading} · ${nameOf(column)}`;
  };
  return {
    reading,
    lines: [
      ...listLines(reading).map((line) => ({ ...line, day: dayOf(0) })),
      ...later.flatMap(({ lines }, index) =>
        // What is no order line stands beside the first day already.
        listLines({ lines: lines.filter(({ status }) => status !== 'NOISE') }).map((line): ListLine => ({
          ...line,
          day: dayOf(index + 1),
          waits: true,
        })),
      ),
    ],
  };
};
