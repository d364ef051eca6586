import type { Order, OrderItem } from '@gastroshop/api-contract';
import type { TemperatureGroup } from '@gastroshop/domain/delivery';
import { TEMPERATURE_GROUPS } from '@gastroshop/domain/delivery';

/** What of an order comes on one day. */
export interface OrderDay {
  /** Undefined where the backend tells no day. */
  readonly date: string | undefined;
  readonly temperatures: readonly TemperatureGroup[];
  readonly items: readonly OrderItem[];
}

/** A line without what it costs as a whole: its parts have prices of their own. */
const withoutMoney = (item: OrderItem): OrderItem => {
  const rest = { ...item };
  delete rest.price;
  delete rest.mostAccurateRowTotal;
  delete rest.priceSnapshot;
  return rest;
};

/** A line by the days it comes on: of a planned one the amount and the price of each day. */
const partsOf = (
  item: OrderItem,
  day: string,
): readonly { readonly date: string; readonly item: OrderItem }[] => {
  const { plan } = item;
  if (plan === undefined || plan.length === 0) return [{ date: day, item }];
  return plan.map(({ date, amount, price, mostAccurateRowTotal, priceSnapshot }) => ({
    date,
    item: {
      ...withoutMoney(item),
      amount,
      ...(price !== undefined && { price }),
      ...(mostAccurateRowTotal !== undefined && { mostAccurateRowTotal }),
      ...(priceSnapshot !== undefined && { priceSnapshot }),
    },
  }));
};

/**
 * The lines of an order by the day they come on, planned lines on each of their days. A backend that tells no deliveries
 * is asked for the day of the order and the lines' own.
 */
export const orderDays = ({ deliveries, orderItems, deliverySlotDate }: Order): readonly OrderDay[] => {
  const dayOf = new Map<string, string>();
  const groupsOn = new Map<string, Set<TemperatureGroup>>();
  for (const { date, temperature, lines } of deliveries ?? []) {
    for (const { productSku } of lines) dayOf.set(productSku, date);
    const groups = groupsOn.get(date) ?? new Set();
    groupsOn.set(date, groups);
    if (temperature !== undefined && lines.length > 0) groups.add(temperature);
  }
  const days = new Map<string, OrderItem[]>();
  for (const whole of orderItems) {
    const day = dayOf.get(whole.productSku) ?? whole.alternativeDeliveryDate ?? deliverySlotDate ?? '';
    for (const { date, item } of partsOf(whole, day)) {
      const items = days.get(date) ?? [];
      days.set(date, items);
      items.push(item);
    }
  }
  return [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, items]) => ({
      date: date === '' ? undefined : date,
      temperatures: TEMPERATURE_GROUPS.filter((group) => groupsOn.get(date)?.has(group) === true),
      items,
    }));
};
