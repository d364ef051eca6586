import type { Weekday } from '../calendar';

const DAYS_PER_WEEK = 7;

/** Days from one weekday to the next time it is another one: 0 to 6. */
export const daysToWeekday = (from: Weekday, to: Weekday): number =>
  (to - from + DAYS_PER_WEEK) % DAYS_PER_WEEK;

/**
 * Days from the order deadline's weekday to the delivery's. Where both are the same weekday it is a whole week,
 * unless goods ordered in time can still come that day.
 *
 * @param comesSameDay whether the deadline's time is known to lie before the delivery's
 * @returns 0 to 7
 * @example leadDays(5, 1, false) // 3, ordered on Friday for Monday
 */
export const leadDays = (lastOrderDay: Weekday, deliveryDay: Weekday, comesSameDay: boolean): number => {
  const days = daysToWeekday(lastOrderDay, deliveryDay);
  return days === 0 && !comesSameDay ? DAYS_PER_WEEK : days;
};
