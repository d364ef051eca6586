import type { Order, OrderItem } from '@gastroshop/api-contract';
import {
  possibleDeliveries,
  requestedDaysOf,
  requestedDayForTour,
  type Tour,
} from '@gastroshop/domain/delivery';
import { type DeliveryCustomer, planDeliveries } from '@gastroshop/storefront/delivery';

/** What of an order comes together, and the days it can come on. */
export interface MovableDelivery {
  readonly tour: Tour;
  /** The day the order has for it. */
  readonly day: string;
  /** Days on offer, the one it has among them, the first first. */
  readonly days: readonly string[];
  /** A line of it cannot be changed any more, and so its day stays. */
  readonly isFixed: boolean;
}

/** So many days a list shows. */
const MAX_DAYS = 12;

const isOpen = ({ editableUntil }: OrderItem, now: number): boolean =>
  editableUntil !== undefined && now < Date.parse(editableUntil);

/**
 * The deliveries of an order whose day may be another one (ORD-10); none of an order of a fair, whose days are those of its
 * plan.
 *
 * @param now epoch milliseconds by the backend's clock
 */
export const movableDeliveries = (
  order: Order,
  customer: DeliveryCustomer,
  now: number,
): readonly MovableDelivery[] => {
  const { source, deliveries = [], orderItems, deliveryAddress } = order;
  if (source !== 'WEBSHOP') return [];
  const temperatures = deliveries.map(({ temperature = 'AMBIENT' }) => temperature);
  const { tours } = planDeliveries({ customer, temperatures, addressId: deliveryAddress?.externalId, now });
  const items = new Map(orderItems.map((item) => [item.productSku, item]));
  return tours.flatMap(({ tour, schedule }) => {
    const day = requestedDayForTour(tour, requestedDaysOf(order));
    if (day === undefined) return [];
    const lines = deliveries
      .filter(({ temperature = 'AMBIENT' }) => tour.temperatures.includes(temperature))
      .flatMap(({ lines: those }) => those.flatMap(({ productSku }) => items.get(productSku) ?? []));
    const offered = possibleDeliveries(schedule, { now: () => now })
      .slice(0, MAX_DAYS)
      .map(({ date }) => date);
    return [
      {
        tour,
        day,
        days: [...new Set([day, ...offered])].sort(),
        isFixed: lines.some((item) => !isOpen(item, now)),
      },
    ];
  });
};
