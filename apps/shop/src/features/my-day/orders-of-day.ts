import type { OverviewOrder } from '@gastroshop/api-contract';

/** An order that can still be changed. */
export interface OpenOrder {
  readonly order: OverviewOrder;
  /** The first deadline that has not passed, epoch milliseconds. */
  readonly first: number;
  /** The last one. */
  readonly last: number;
  /** Whether what must be changed first is frozen, and the rest later. */
  readonly isFrozenFirst: boolean;
}

const timeOf = (moment: string | undefined): number => (moment === undefined ? 0 : Date.parse(moment));

/** What the branch, or a cancellation, has made of it; an order is changed only while it is received and nothing more. */
const statusOf = ({ statusHistory }: OverviewOrder) => statusHistory?.at(-1)?.status ?? 'RECEIVED';

const openOf = (order: OverviewOrder, now: number): OpenOrder | undefined => {
  const last = timeOf(order.editableUntil);
  if (last <= now || statusOf(order) !== 'RECEIVED') return undefined;
  const deadlines = (order.deliverySummary ?? [])
    .map(({ editableUntil, temperature }) => ({ at: timeOf(editableUntil), temperature }))
    .filter(({ at }) => at > now)
    .toSorted((one, other) => one.at - other.at);
  const [first] = deadlines;
  return {
    order,
    first: first?.at ?? last,
    last,
    isFrozenFirst: first?.temperature === 'FROZEN' && first.at < last,
  };
};

/** The orders that can still be changed, whose time runs out first in front. */
export const openOrders = (orders: readonly OverviewOrder[], now: number): readonly OpenOrder[] =>
  orders.flatMap((order) => openOf(order, now) ?? []).toSorted((one, other) => one.first - other.first);

/** The newest order that cannot be changed any more: an open one is changed, not repeated. */
export const orderToRepeat = (orders: readonly OverviewOrder[], now: number): OverviewOrder | undefined =>
  orders.find(
    (order) => order.itemsCount > 0 && openOf(order, now) === undefined && statusOf(order) !== 'CANCELLED',
  );
