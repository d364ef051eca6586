import type { Order, OrderItem } from '@gastroshop/api-contract';
import type { TemperatureGroup } from '@gastroshop/domain/delivery';
import { latestDeadline } from '@gastroshop/domain/order-life';

/** How far a delivery of an order is. */
export type PartState = 'OPEN' | 'FIXED' | 'IN_PREPARATION' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED';

/** What of an order comes together: one day, and frozen goods on their own. */
export interface OrderPart {
  readonly key: string;
  /** YYYY-MM-DD; undefined where the backend tells no day. */
  readonly date: string | undefined;
  readonly temperatures: readonly TemperatureGroup[];
  readonly items: readonly OrderItem[];
  readonly state: PartState;
  /** Until when something of it can be changed, or since when it is fixed; undefined: it never could be. */
  readonly deadline: number | undefined;
}

/** A deadline of the wire, epoch milliseconds. */
const deadlineOf = ({
  editableUntil,
}: {
  readonly editableUntil?: string | undefined;
}): number | undefined => (editableUntil === undefined ? undefined : Date.parse(editableUntil));

const PAST_STATES: Readonly<Record<string, PartState>> = {
  IN_PREPARATION: 'IN_PREPARATION',
  SHIPPED: 'SHIPPED',
  DELIVERED: 'DELIVERED',
  CHECKED: 'DELIVERED',
  CANCELLED: 'CANCELLED',
};

/** Whether a line can still be changed at a moment, as far as the order itself can. */
export const isEditable = (order: Pick<Order, 'state'>, item: OrderItem, now: number): boolean => {
  const deadline = deadlineOf(item);
  return (
    deadline !== undefined &&
    now < deadline &&
    PAST_STATES[order.state ?? ''] === undefined &&
    item.plan === undefined
  );
};

const stateOf = (order: Order, deadline: number | undefined, now: number): PartState =>
  PAST_STATES[order.state ?? ''] ?? (deadline !== undefined && now < deadline ? 'OPEN' : 'FIXED');

/** The amount of a line that comes on a day; its own money where it comes on several. */
const onDay = (item: OrderItem, date: string): OrderItem => {
  const entry = item.plan?.find((one) => one.date === date);
  if (entry === undefined) return item;
  const { amount, price, mostAccurateRowTotal } = entry;
  const rest = { ...item, amount };
  delete rest.price;
  delete rest.mostAccurateRowTotal;
  return {
    ...rest,
    ...(price !== undefined && { price }),
    ...(mostAccurateRowTotal !== undefined && { mostAccurateRowTotal }),
  };
};

interface Group {
  readonly date: string | undefined;
  readonly temperatures: Set<TemperatureGroup>;
  readonly items: OrderItem[];
}

/** The deliveries of an order, the first day first: on each day what comes fresh and dry, then what comes frozen. */
export const orderParts = (order: Order, now: number): readonly OrderPart[] => {
  const { deliveries = [], orderItems, deliverySlotDate } = order;
  const items = new Map(orderItems.map((item) => [item.productSku, item]));
  const groups = new Map<string, Group>();
  const placed = new Set<string>();
  const groupAt = (date: string | undefined, isFrozen: boolean): Group => {
    const key = `${date ?? ''} ${isFrozen ? 'FROZEN' : 'REST'}`;
    const group = groups.get(key) ?? { date, temperatures: new Set(), items: [] };
    groups.set(key, group);
    return group;
  };
  for (const { date, temperature, lines } of deliveries) {
    const group = groupAt(date, temperature === 'FROZEN');
    if (temperature !== undefined) group.temperatures.add(temperature);
    for (const { productSku } of lines) {
      const item = items.get(productSku);
      if (item === undefined) continue;
      placed.add(productSku);
      group.items.push(onDay(item, date));
    }
  }
  for (const item of orderItems)
    if (!placed.has(item.productSku))
      groupAt(item.alternativeDeliveryDate ?? deliverySlotDate, false).items.push(item);
  return [...groups]
    .filter(([, group]) => group.items.length > 0)
    .sort(([one], [other]) => {
      const [a, b] = [one.split(' '), other.split(' ')];
      return (a[0] ?? '').localeCompare(b[0] ?? '') || (b[1] ?? '').localeCompare(a[1] ?? '');
    })
    .map(([key, group]) => {
      const deadline = latestDeadline(group.items.map(deadlineOf));
      return {
        key,
        date: group.date,
        temperatures: [...group.temperatures],
        items: group.items,
        state: stateOf(order, deadline, now),
        deadline,
      };
    });
};

/** What the deliveries of an order come to. */
export type LifeSum = 'OPEN' | 'PARTLY' | 'FIXED';

/** Whether all, some or nothing of an order can be changed; undefined once that is no question any more. */
export const lifeSum = (parts: readonly OrderPart[]): LifeSum | undefined => {
  const states = new Set(parts.map(({ state }) => state));
  if (!states.has('OPEN') && !states.has('FIXED')) return undefined;
  if (!states.has('FIXED')) return 'OPEN';
  return states.has('OPEN') ? 'PARTLY' : 'FIXED';
};
