import { addDays, type CalendarDate, weekday } from '../calendar';
import { type ArticleDeadline, NO_ARTICLE_DEADLINE } from './article-deadline';
import { cutoffInstant } from './cutoff';
import type { Delivery } from './delivery';
import type { DayException } from './delivery-exception';
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
 * @example deliveryOn(schedule, '2026-11-26')?.deadline // Date.parse('2026-11-25T15:00:00Z')
 */
export const deliveryOn = (
  schedule: DeliverySchedule,
  date: CalendarDate,
  article: ArticleDeadline = NO_ARTICLE_DEADLINE,
): Delivery | undefined => {
  const exception = schedule.exceptions.get(date);
  if (exception?.closed === true) return undefined;
  let latest = latestDelivery(schedule, { date, meantFor: date, exception }, article);
  for (const moved of schedule.movedTo.get(date) ?? []) {
    const delivery = latestDelivery(schedule, { date, meantFor: moved.date, exception: moved }, article);
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
  readonly exception: DayException | undefined;
}

const latestDelivery = (
  schedule: DeliverySchedule,
  { date, meantFor, exception }: Occasion,
  article: ArticleDeadline,
): Delivery | undefined => {
  const reckonedFrom = meantFor < date ? meantFor : date;
  let latest: Delivery | undefined;
  for (const { slot, lead, minutes } of schedule.slotsByDay.get(weekday(meantFor)) ?? []) {
    const cutoff = exception?.cutoff ?? { day: addDays(reckonedFrom, -lead), minutes };
    const deadline = cutoffInstant(cutoff, article);
    if (latest === undefined || deadline > latest.deadline) latest = { date, deadline, slot };
  }
  return latest;
};
