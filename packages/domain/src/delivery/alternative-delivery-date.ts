import type { CalendarDate, Clock } from '../calendar';
import { isBeforeDeadline } from './deadline';
import { findDelivery } from './find-delivery';
import type { DeliveryQuery } from './delivery-query';
import { earliestDelivery } from './possible-deliveries';
import type { DeliverySchedule } from './schedule';

/**
 * The day a line comes on when it cannot come with the rest of the order: a pre-order article that needs more days,
 * or one whose Bestellschluss for the order's day has passed. It is the line's first possible day.
 *
 * @param orderDay the day chosen for the tour this line comes with
 * @param query the line's article, in a fair its window
 * @returns undefined when the line comes on the order's day, or when no day is possible for it at all
 */
export const alternativeDeliveryDate = (
  schedule: DeliverySchedule,
  clock: Clock,
  orderDay: CalendarDate,
  query: DeliveryQuery,
): CalendarDate | undefined => {
  const onOrderDay = findDelivery(schedule, orderDay, query.article);
  if (onOrderDay !== undefined && isBeforeDeadline(onOrderDay.deadline, clock.now())) return undefined;
  return earliestDelivery(schedule, clock, query)?.date;
};
