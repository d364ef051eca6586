import { addDays, type CalendarDate, type Clock } from '../calendar';
import { type DeliveryDay, deliveryDayStatus } from './delivery-day';
import { type DeliveryQuery, windowOfQuery } from './delivery-query';
import type { DeliverySchedule } from './schedule';

/**
 * The days of a window for a screen, each with its deadline or the reason why it cannot be chosen.
 *
 * @throws RangeError when the window's first day is no calendar date
 */
export const deliveryCalendar = (
  schedule: DeliverySchedule,
  clock: Clock,
  query: DeliveryQuery = {},
): readonly DeliveryDay[] => {
  const days: DeliveryDay[] = [];
  const now = clock.now();
  const window = windowOfQuery(query, clock);
  for (let date = window.from; date <= window.to; date = addDays(date, 1)) {
    days.push(deliveryDayStatus(schedule, date, now, query.article));
  }
  return days;
};

/**
 * Whether a day can be ordered for: the check made when an order is submitted, by the server's clock. A day that is
 * too late is answered with its deadline; the next possible one is `earliestDelivery`.
 *
 * @throws RangeError when the text is no calendar date
 */
export const checkDeliveryDay = (
  schedule: DeliverySchedule,
  clock: Clock,
  date: CalendarDate,
  query: DeliveryQuery = {},
): DeliveryDay => {
  const day = deliveryDayStatus(schedule, date, clock.now(), query.article);
  const window = windowOfQuery(query, clock);
  const isOffered = window.from <= date && date <= window.to;
  return isOffered || !day.possible ? day : { date, possible: false, reason: 'NOT_OFFERED' };
};
