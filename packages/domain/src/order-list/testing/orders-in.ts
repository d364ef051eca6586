import type { OrderListLine } from '../order-list-line';
import { parseOrderList } from '../parse-order-list';

/** A list as kitchens and other programs write it, with what it orders. */
export interface ForeignList {
  readonly name: string;
  /** Its lines. */
  readonly list: readonly string[];
  /** What is ready, in order, as `ordersIn` tells it. */
  readonly ready: readonly string[];
  /** What is read right and to be confirmed. */
  readonly asked?: readonly string[] | undefined;
}

const told = ({ amount, unit, article }: OrderListLine): string =>
  [amount ?? '-', unit ?? '?', article?.text ?? '?'].join(' ');

/** What a list orders, each as "3 Ktn 373326": what is ready, and what is to be confirmed. */
export const ordersIn = (list: readonly string[]) => {
  const { lines } = parseOrderList(list.join('\n'));
  const of = (status: OrderListLine['status']): readonly string[] =>
    lines.filter((line) => line.status === status).map(told);
  return { ready: of('READY'), asked: of('GUESSED') };
};
