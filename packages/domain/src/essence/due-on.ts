import { addDays, daysBetween } from '../calendar';

/** So many of the last purchases count. */
const PURCHASES_COUNTED = 8;
/** An article that was passed over so many times is not bought any more. */
const TIMES_PASSED_OVER = 3;

/** The last days on which something was bought, the latest last; a day counts once. */
const lastDays = (bought: readonly string[]): readonly string[] =>
  [...new Set(bought)].toSorted().slice(-PURCHASES_COUNTED);

/**
 * How often an article is bought: the median of the days between its last eight purchases. Between two middle numbers of
 * days the smaller counts, because goods that come early are in the house.
 *
 * @param bought days on which it was bought, YYYY-MM-DD, in any order
 * @returns days; undefined with fewer than two purchases
 * @example
 * purchaseRhythm(['2026-11-07', '2026-11-14', '2026-11-21']) // 7
 */
export const purchaseRhythm = (bought: readonly string[]): number | undefined => {
  const days = lastDays(bought);
  const between = days
    .slice(1)
    .map((day, index) => daysBetween(days[index] ?? day, day))
    .toSorted((one, other) => one - other);
  return between[Math.ceil(between.length / 2) - 1];
};

/**
 * The day an article is due on: its last purchase and the days of its rhythm (SRC-6), see {@link purchaseRhythm}.
 *
 * @param bought days on which it was bought, YYYY-MM-DD, in any order
 * @param today YYYY-MM-DD
 * @returns undefined with fewer than two purchases, for what was bought today, and once it was passed over three times
 * @example
 * dueOn(['2026-11-07', '2026-11-14', '2026-11-21'], '2026-11-25') // '2026-11-28'
 */
export const dueOn = (bought: readonly string[], today: string): string | undefined => {
  const last = lastDays(bought).at(-1);
  const rhythm = purchaseRhythm(bought);
  if (last === undefined || rhythm === undefined || last >= today) return undefined;
  const due = addDays(last, rhythm);
  return addDays(due, rhythm * TIMES_PASSED_OVER) < today ? undefined : due;
};
