import { type CalendarDate, weekdayOf } from '../calendar';
import type { ProductDeadline } from './product-deadline';
import { isBeforeDeadline } from './deadline';
import type { Delivery } from './delivery';
import { findDelivery } from './find-delivery';
import type { DeliverySchedule } from './schedule';

/** A day of the delivery calendar: a delivery that can be ordered for, or why there is none. */
export type DeliveryDay =
  | (Delivery & { readonly possible: true })
  | (UnavailableDay & { readonly date: CalendarDate; readonly possible: false });

/** Why nothing can be ordered for a day. */
export type UnavailableDay =
  /** No slot delivers on this weekday. */
  | { readonly reason: 'NO_SLOT' }
  /** A slot would deliver, but an exception closes the day. */
  | { readonly reason: 'CLOSED' }
  /** A slot would deliver, but its deliveries are made on another day, on which something does come. */
  | { readonly reason: 'MOVED'; readonly replacedBy: CalendarDate }
  | { readonly reason: 'DEADLINE_PASSED'; readonly deadline: number }
  /** Outside the days that are offered, in a fair outside its dates. */
  | { readonly reason: 'NOT_OFFERED' };

/** What a buyer is told about a day at an instant, whether the day is offered or not. */
export const deliveryDayStatus = (
  schedule: DeliverySchedule,
  date: CalendarDate,
  now: number,
  product: ProductDeadline | undefined,
): DeliveryDay => {
  const delivery = findDelivery(schedule, date, product);
  if (delivery === undefined) return { date, possible: false, ...reasonForNone(schedule, date) };
  if (isBeforeDeadline(delivery.deadline, now)) return { ...delivery, possible: true };
  return { date, possible: false, reason: 'DEADLINE_PASSED', deadline: delivery.deadline };
};

const reasonForNone = (schedule: DeliverySchedule, date: CalendarDate): UnavailableDay => {
  if (!schedule.slotsByDay.has(weekdayOf(date))) return { reason: 'NO_SLOT' };
  const replacedBy = schedule.exceptions.get(date)?.replacedBy;
  // A customer can be closed on the very day the branch moved its deliveries to: then nothing comes on either.
  return replacedBy === undefined || findDelivery(schedule, replacedBy) === undefined
    ? { reason: 'CLOSED' }
    : { reason: 'MOVED', replacedBy };
};
