import { addDays, type CalendarDate, maxDate, type Weekday, weekdayOf } from '../calendar';
import { daysToWeekday, leadDays } from './lead-days';

/** A delivery slot as products show it: weekdays only. */
export interface ProductDeliverySlot {
  /** Weekday of the order deadline. */
  readonly orderUntilDay: Weekday;
  readonly dayOfDelivery: Weekday;
}

/** When an article that is out of stock arrives at the branch, and when it can go on to the customer. */
export interface RestockInput {
  /** The day the article is expected, see `toViennaDate` of the calendar room. */
  readonly eta: CalendarDate;
  /** Today in Vienna. */
  readonly today: CalendarDate;
  readonly slots: readonly ProductDeliverySlot[];
}

/**
 * The first day an article can be delivered again (PRD-8): from its arrival, or today when that is later, to the next
 * weekday of an order deadline and on to the delivery, the earliest over all slots. Only weekdays count, no times of day:
 * where deadline and delivery share a weekday, the delivery is a week later. Without slots it is the arrival itself.
 *
 * @throws RangeError when one of the days is no calendar date
 * @example
 * // Thursday's delivery with a deadline on Wednesday, arrival on a Wednesday
 * availableAgainDate({ eta: '2026-11-25', today: '2026-11-20', slots: [{ orderUntilDay: 3, dayOfDelivery: 4 }] });
 * // '2026-11-26'
 */
export const availableAgainDate = ({ eta, today, slots }: RestockInput): CalendarDate => {
  const start = maxDate(eta, today);
  const startDay = weekdayOf(start);
  const days = slots.map(
    ({ orderUntilDay, dayOfDelivery }) =>
      daysToWeekday(startDay, orderUntilDay) + leadDays(orderUntilDay, dayOfDelivery, false),
  );
  return days.length === 0 ? eta : addDays(start, Math.min(...days));
};
