import { addDays, type CalendarDate, viennaInstantAtMinute } from '../calendar';
import type { ProductDeadline } from './product-deadline';

/** An order deadline as the wall clock in Vienna shows it. */
export interface DeadlineTime {
  readonly day: CalendarDate;
  /** Minutes since midnight, 0 to 1440. */
  readonly minutes: number;
}

/**
 * The instant a deadline means for an article: its Bestellschluss counts on the deadline's day when it is the
 * earlier one, and a pre-order's lead days lie before it.
 *
 * @returns epoch milliseconds
 */
export const deadlineInstant = ({ day, minutes }: DeadlineTime, product: ProductDeadline): number => {
  const { closesAt = minutes, preOrderDays = 0 } = product;
  return viennaInstantAtMinute(
    preOrderDays === 0 ? day : addDays(day, -preOrderDays),
    Math.min(minutes, closesAt),
  );
};

/**
 * Whether an order comes in time: strictly before its deadline.
 *
 * @param deadline epoch milliseconds
 * @param now epoch milliseconds by the clock that decides, which is the server's
 */
export const isBeforeDeadline = (deadline: number, now: number): boolean => now < deadline;
