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

/**
 * The lines of an order by the day they come on. A backend that tells no deliveries is asked for the day of the order
 * and the lines' own.
 */
export const orderDays = ({ deliveries, orderItems, deliverySlotDate }: Order): readonly OrderDay[] => {
  const dayOf = new Map<
    string,
    { readonly date: string; readonly temperature: TemperatureGroup | undefined }
  >();
  for (const { date, temperature, lines } of deliveries ?? []) {
    for (const { productSku } of lines) dayOf.set(productSku, { date, temperature });
  }
  const days = new Map<string, { readonly groups: Set<TemperatureGroup>; readonly items: OrderItem[] }>();
  for (const item of orderItems) {
    const told = dayOf.get(item.productSku);
    const date = told?.date ?? item.alternativeDeliveryDate ?? deliverySlotDate ?? '';
    const day = days.get(date) ?? { groups: new Set(), items: [] };
    days.set(date, day);
    day.items.push(item);
    if (told?.temperature !== undefined) day.groups.add(told.temperature);
  }
  return [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, { groups, items }]) => ({
      date: date === '' ? undefined : date,
      temperatures: TEMPERATURE_GROUPS.filter((group) => groups.has(group)),
      items,
    }));
};
