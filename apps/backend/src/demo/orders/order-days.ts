import { addDays, viennaDateAt, weekdayOf } from '@gastroshop/domain/calendar';
import {
  findDelivery,
  deliverySchedule,
  type Delivery,
  type DeliverySchedule,
} from '@gastroshop/domain/delivery';
import type { DemoDay } from '../demo-day';
import { holidayExceptions, type DemoCustomer } from '../people';
import { randomOf } from '../random';

/** When an order was placed and when it came. */
export interface OrderDays {
  readonly orderedAt: number;
  readonly orderDay: string;
  readonly main: Delivery;
  /** The delivery of frozen goods, where they come apart. */
  readonly frozen: Delivery | undefined;
}

const HOUR_MS = 3_600_000;
const WEEK = 7;

const scheduleOf = (
  customer: DemoCustomer,
  slots: DemoCustomer['deliveries']['main'],
  year: number,
): DeliverySchedule =>
  deliverySchedule({
    slots,
    lastOrderTime: customer.lastOrderTime,
    tenantExceptions: holidayExceptions([year - 2, year - 1, year, year + 1]),
    customerExceptions: customer.exceptions,
  });

const nextFrom = (schedule: DeliverySchedule, from: string): Delivery | undefined => {
  for (let days = 0; days < 2 * WEEK; days += 1) {
    const delivery = findDelivery(schedule, addDays(from, days));
    if (delivery !== undefined) return delivery;
  }
  return undefined;
};

/**
 * The days of a customer's orders, one in each of so many equal stretches of the last two years, the latest first; that one
 * is still to come.
 */
export const orderDaysOf = (customer: DemoCustomer, { today, now, year }: DemoDay): readonly OrderDays[] => {
  const main = scheduleOf(customer, customer.deliveries.main, year);
  const frozen =
    customer.deliveries.frozen.length > 0
      ? scheduleOf(customer, customer.deliveries.frozen, year)
      : undefined;
  const stretch = Math.max(WEEK, Math.floor((104 * WEEK) / customer.orders));
  const days: OrderDays[] = [];
  for (let index = 0; index < customer.orders; index += 1) {
    const random = randomOf(`order day ${customer.id} ${index}`);
    const start = addDays(today, 3 - index * stretch - (weekdayOf(today) === 0 ? 1 : 0));
    const delivery = nextFrom(main, start);
    if (delivery === undefined) continue;
    // The latest delivery may be some days off: it was ordered a while ago.
    const orderedAt = Math.min(
      delivery.deadline - Math.round((0.4 + random.next() * 9) * HOUR_MS),
      now.getTime() - Math.round((0.6 + random.next() * 20) * HOUR_MS),
    );
    const apart = frozen === undefined ? undefined : nextFrom(frozen, addDays(viennaDateAt(orderedAt), 2));
    days.push({
      orderedAt,
      orderDay: viennaDateAt(orderedAt),
      main: delivery,
      frozen: apart !== undefined && apart.deadline > orderedAt ? apart : undefined,
    });
  }
  return days;
};
