import { addDays, type CalendarDate, type Clock } from '../calendar';
import type { ProductDeadline } from './product-deadline';
import { isBeforeDeadline } from './deadline';
import type { Delivery } from './delivery';
import { findDelivery } from './find-delivery';
import { type DeliveryQuery, windowOfQuery } from './delivery-query';
import type { DeliveryWindow } from './delivery-window';
import type { DeliverySchedule } from './schedule';

/**
 * The deliveries that can still be ordered for, by date, each with its deadline, which is never in the past.
 *
 * @throws RangeError when the window's first day is no calendar date
 */
export const possibleDeliveries = (
  schedule: DeliverySchedule,
  clock: Clock,
  query: DeliveryQuery = {},
): readonly Delivery[] => {
  const deliveries: Delivery[] = [];
  const now = clock.now();
  const window = windowOfQuery(query, clock);
  let next = firstInTime(schedule, now, window, query.article);
  while (next !== undefined) {
    deliveries.push(next);
    next = firstInTime(schedule, now, { from: addDays(next.date, 1), to: window.to }, query.article);
  }
  return deliveries;
};

/**
 * The days of {@link possibleDeliveries}: what the backend answers as a customer's `upcomingDays`, and what a fair's
 * delivery plan is checked against.
 */
export const possibleDays = (
  schedule: DeliverySchedule,
  clock: Clock,
  query: DeliveryQuery = {},
): readonly CalendarDate[] => possibleDeliveries(schedule, clock, query).map(({ date }) => date);

/**
 * The first delivery that can still be ordered for, undefined when the window holds none.
 *
 * @throws RangeError when the window's first day is no calendar date
 * @example earliestDelivery(schedule, Date, { article: productDeadline(product.attributes) })
 */
export const earliestDelivery = (
  schedule: DeliverySchedule,
  clock: Clock,
  query: DeliveryQuery = {},
): Delivery | undefined => firstInTime(schedule, clock.now(), windowOfQuery(query, clock), query.article);

const firstInTime = (
  schedule: DeliverySchedule,
  now: number,
  { from, to }: DeliveryWindow,
  product: ProductDeadline | undefined,
): Delivery | undefined => {
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const delivery = findDelivery(schedule, date, product);
    if (delivery !== undefined && isBeforeDeadline(delivery.deadline, now)) return delivery;
  }
  return undefined;
};
