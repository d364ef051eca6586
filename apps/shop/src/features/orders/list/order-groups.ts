import type { OverviewOrder } from '@gastroshop/api-contract';
import { sumMoney } from '@gastroshop/domain/money';
import { currentStatus } from '../order-status';
import { wallClock } from '../wall-clock';
import { openDeadlines } from './order-standing';

/** What orders of the list have in common: that they can still be changed, or the month they were placed in. */
export interface OrderGroup {
  /** YYYY-MM; undefined for what can still be changed. */
  readonly month: string | undefined;
  /** Position of its first order in the list. */
  readonly first: number;
  /** How many orders it has; undefined where some may be on another page. */
  readonly count: number | undefined;
  /** Net euro of all that was not cancelled; undefined where some of it is not known. */
  readonly sum: string | undefined;
  /** Whether the scales have still to speak for some of it. */
  readonly estimated: boolean;
}

/** The orders of a page in groups. */
export interface GroupedOrders {
  readonly orders: readonly OverviewOrder[];
  readonly groups: readonly OrderGroup[];
}

/** What is put in groups. */
export interface OrdersToGroup {
  /** Those of the page, by the moment they were placed. */
  readonly orders: readonly OverviewOrder[];
  /** All that can still be changed, to stand first; undefined where they stand in their months. */
  readonly open: readonly OverviewOrder[] | undefined;
  /** Whether there are pages before and behind this one, where a month may go on. */
  readonly pages: { readonly before: boolean; readonly behind: boolean };
  /** The backend's time, epoch milliseconds. */
  readonly now: number;
}

const monthOf = ({ creationTime }: OverviewOrder): string => wallClock(creationTime).date.slice(0, 7);

const sumOf = (orders: readonly OverviewOrder[]): string | undefined => {
  const sums = orders
    .filter((order) => currentStatus(order) !== 'CANCELLED')
    .map(({ totalPrice }) => totalPrice);
  const known = sums.filter((sum) => sum !== undefined);
  return known.length === sums.length && known.length > 0 ? sumMoney(known) : undefined;
};

const groupOf = (
  orders: readonly OverviewOrder[],
  {
    month,
    first,
    isWhole,
  }: { readonly month: string | undefined; readonly first: number; readonly isWhole: boolean },
): OrderGroup => ({
  month,
  first,
  count: isWhole ? orders.length : undefined,
  sum: isWhole ? sumOf(orders) : undefined,
  estimated: orders.some(({ totals }) => totals?.estimated === true),
});

/** What can still be changed first, the soonest deadline first; then the months in the order of the list. */
export const groupOrders = ({ orders, open, pages, now }: OrdersToGroup): GroupedOrders => {
  const soonest = (order: OverviewOrder): number =>
    Math.min(...openDeadlines(order, now).map(({ deadline }) => deadline));
  const candidates = new Map(
    [...(open ?? []), ...(open === undefined ? [] : orders)].map((order) => [order.id, order]),
  );
  const editable = [...candidates.values()]
    .filter((order) => openDeadlines(order, now).length > 0)
    .sort((one, other) => soonest(one) - soonest(other));
  const first = new Set(editable.map(({ id }) => id));
  const rest = orders.filter(({ id }) => !first.has(id));
  const months = new Map<string, OverviewOrder[]>();
  for (const order of rest) {
    const month = monthOf(order);
    months.set(month, [...(months.get(month) ?? []), order]);
  }
  const groups: OrderGroup[] =
    editable.length === 0 ? [] : [groupOf(editable, { month: undefined, first: 0, isWhole: true })];
  let position = editable.length;
  let index = 0;
  for (const [month, members] of months) {
    const mayGoOn = (index === 0 && pages.before) || (index === months.size - 1 && pages.behind);
    groups.push(groupOf(members, { month, first: position, isWhole: !mayGoOn }));
    position += members.length;
    index += 1;
  }
  return { orders: [...editable, ...rest], groups };
};
