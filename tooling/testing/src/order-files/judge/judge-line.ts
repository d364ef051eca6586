import type { OrderLineStatus } from '@gastroshop/domain/order-list';
import type { MeantOrder, Meaning } from '../order-file';
import type { Verdict } from './verdict';

/** What the shop would show for a line. */
export interface ShownOrder {
  readonly status: OrderLineStatus;
  readonly sku?: string | undefined;
  readonly amount?: number | undefined;
  /** Abbreviation. */
  readonly unit?: string | undefined;
}

const isSame = (meant: MeantOrder, shown: ShownOrder): boolean =>
  meant.sku === shown.sku &&
  meant.amount === shown.amount &&
  (meant.unit === undefined || meant.unit === shown.unit);

/** Takes the meant orders that are shown; undefined when something is shown that nobody meant. */
const takeMeant = (
  meant: readonly MeantOrder[],
  shown: readonly ShownOrder[],
): readonly MeantOrder[] | undefined => {
  const open = [...meant];
  for (const one of shown) {
    const at = open.findIndex((order) => isSame(order, one));
    if (at < 0) return undefined;
    open.splice(at, 1);
  }
  return open;
};

/** Says what became of a line. */
export const judgeLine = ({ truth, orders }: Meaning, shown: readonly ShownOrder[]): Verdict => {
  const withStatus = (status: OrderLineStatus) => shown.filter((one) => one.status === status);
  const ready = withStatus('READY');
  // Without a unit written nothing can be ready.
  const certain = orders.filter(({ unit }) => unit !== undefined);
  const left = takeMeant(certain, ready);
  if (left === undefined) return 'READY_WRONG';
  const guessed = withStatus('GUESSED');
  const isIncomplete = withStatus('INCOMPLETE').length > 0;
  if (truth === 'NOISE' || truth === 'NOT_ORDERED')
    return guessed.length > 0 ? 'GUESSED_WRONG' : isIncomplete ? 'SHOWN' : 'SILENT';
  if (orders.length > 0 && left.length === 0 && ready.length === orders.length) return 'READY_RIGHT';
  if (truth !== 'UNCLEAR' && guessed.length > 0)
    return takeMeant(orders, [...ready, ...guessed]) === undefined ? 'GUESSED_WRONG' : 'GUESSED_RIGHT';
  return guessed.length > 0 || isIncomplete ? 'ASKED' : 'LOST';
};
