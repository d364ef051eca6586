import { addDays, daysBetween } from '../calendar';

/** So many of the last purchases count. */
const PURCHASES_COUNTED = 8;
/** An article that was passed over so many times is not bought any more. */
const TIMES_PASSED_OVER = 3;

/**
 * The day an article is due on: its last purchase plus the median of the days between its last eight (SRC-6). Between
 * two middle numbers of days the smaller counts, because goods that come early are in the house.
 *
 * @param bought days on which it was bought, YYYY-MM-DD, in any order; a day counts once
 * @param today YYYY-MM-DD
 * @returns undefined with fewer than two purchases, for what was bought today, and once it was passed over three times
 * @example
 * dueOn(['2026-11-07', '2026-11-14', '2026-11-21'], '2026-11-25') // '2026-11-28'
 */
export const dueOn = (bought: readonly string[], today: string): string | undefined => {
  const days = [...new Set(bought)].toSorted().slice(-PURCHASES_COUNTED);
  const last = days.at(-1);
  if (last === undefined || days.length < 2 || last >= today) return undefined;
  const between = days
    .slice(1)
    .map((day, index) => daysBetween(days[index] ?? day, day))
    .toSorted((one, other) => one - other);
  const rhythm = between[Math.ceil(between.length / 2) - 1] ?? 0;
  const due = addDays(last, rhythm);
  return addDays(due, rhythm * TIMES_PASSED_OVER) < today ? undefined : due;
};
