import type { StandingOrderRhythm } from '@gastroshop/api-contract';
import { addDays, type CalendarDate, weekdayOf } from '@gastroshop/domain/calendar';

/** What of an order a rhythm is proposed by. */
export interface PastOrder {
  readonly deliverySlotDate?: string | undefined;
}

/** How far back orders tell a rhythm. */
const WEEKS = 4;
/** A weekday ordered for this often is one of the rhythm. */
const OFTEN = 2;

/**
 * The rhythm somebody has ordered in lately: the weekdays that came at least twice in four weeks.
 *
 * @returns undefined where there is none to be seen
 */
export const proposeRhythm = (
  orders: readonly PastOrder[],
  today: CalendarDate,
): StandingOrderRhythm | undefined => {
  const since = addDays(today, -7 * WEEKS);
  const dates = new Set(
    orders.flatMap(({ deliverySlotDate: date }) =>
      date !== undefined && date >= since && date <= addDays(today, 7) ? [date] : [],
    ),
  );
  const counts = new Map<number, number>();
  for (const date of dates) counts.set(weekdayOf(date), (counts.get(weekdayOf(date)) ?? 0) + 1);
  const days = [...counts].filter(([, count]) => count >= OFTEN).map(([day]) => day);
  return days.length === 0 ? undefined : { kind: 'WEEKDAYS', days: days.toSorted((a, b) => a - b) };
};
