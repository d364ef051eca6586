import { addDays, type CalendarDate, weekdayOf } from '../calendar';
import { type ProductDeadline, NO_PRODUCT_DEADLINE } from './product-deadline';
import { deadlineInstant } from './deadline';
import type { Delivery } from './delivery';
import type { ParsedException } from './delivery-exception';
import type { DeliverySchedule } from './schedule';

/**
 * The delivery on a day, whether it can still be ordered for or not. Of several slots on a day the one that can be
 * ordered for longest counts.
 *
 * The deadline lies the slot's lead before the day, at its lastOrderTime by Vienna's wall clock. A moved delivery
 * keeps the deadline of the day it was meant for, and where it moved to an earlier day, its lead before that one; the
 * exception's lastOrderAt counts instead of either.
 *
 * @throws RangeError when the text is no calendar date
 * @example findDelivery(schedule, '2026-11-26')?.deadline // Date.parse('2026-11-25T15:00:00Z')
 */
export const findDelivery = (
  schedule: DeliverySchedule,
  date: CalendarDate,
  product: ProductDeadline = NO_PRODUCT_DEADLINE,
): Delivery | undefined => {
  const exception = schedule.exceptions.get(date);
  if (exception?.closed === true) return undefined;
  let latest = latestDelivery(schedule, { date, meantFor: date, exception }, product);
  for (const moved of schedule.movedTo.get(date) ?? []) {
    const delivery = latestDelivery(schedule, { date, meantFor: moved.date, exception: moved }, product);
    if (delivery !== undefined && (latest === undefined || delivery.deadline > latest.deadline)) {
      latest = { ...delivery, replaces: moved.date };
    }
  }
  return latest;
};

interface Occasion {
  readonly date: CalendarDate;
  /** The day whose weekday decides which slots deliver. */
  readonly meantFor: CalendarDate;
  readonly exception: ParsedException | undefined;
}

const latestDelivery = (
  schedule: DeliverySchedule,
  { date, meantFor, exception }: Occasion,
  product: ProductDeadline,
): Delivery | undefined => {
  const reckonedFrom = meantFor < date ? meantFor : date;
  let latest: Delivery | undefined;
  for (const { slot, lead, minutes } of schedule.slotsByDay.get(weekdayOf(meantFor)) ?? []) {
    const cutoff = exception?.cutoff ?? { day: addDays(reckonedFrom, -lead), minutes };
    const deadline = deadlineInstant(cutoff, product);
    if (latest === undefined || deadline > latest.deadline) latest = { date, deadline, slot };
  }
  return latest;
};
