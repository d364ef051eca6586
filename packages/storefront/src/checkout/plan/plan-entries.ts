import type { PlanEntry } from '@gastroshop/domain/cart';

/** The amount planned for a day; 0 for none. */
export const amountOn = (plan: readonly PlanEntry[], date: string): number =>
  plan.find((entry) => entry.date === date)?.amount ?? 0;

/** The amounts of all days together. */
export const plannedAmount = (plan: readonly PlanEntry[]): number =>
  plan.reduce((sum, { amount }) => sum + amount, 0);

/** A plan with another amount on a day, by day; 0 takes the day out. */
export const withAmountOn = (
  plan: readonly PlanEntry[],
  date: string,
  amount: number,
): readonly PlanEntry[] =>
  [...plan.filter((entry) => entry.date !== date), ...(amount > 0 ? [{ date, amount }] : [])].sort(
    (one, other) => (one.date < other.date ? -1 : 1),
  );

/**
 * An amount spread evenly over days in whole units, the earlier days taking what cannot be divided. Where a share would
 * fall below the smallest amount, fewer days get one, the first of them.
 *
 * @param amount whole number of units
 * @param smallest smallest amount of a day
 * @returns nothing where there is no day
 * @example splitEvenly(7, ['2027-01-15', '2027-02-12', '2027-03-12'], 1) // 3, 2, 2
 */
export const splitEvenly = (
  amount: number,
  dates: readonly string[],
  smallest: number,
): readonly PlanEntry[] => {
  const count = Math.max(1, Math.min(dates.length, Math.floor(amount / smallest)));
  const share = Math.floor(amount / count);
  const rest = amount - share * count;
  return dates
    .slice(0, count)
    .map((date, at) => ({ date, amount: share + (at < rest ? 1 : 0) }))
    .filter((entry) => entry.amount > 0);
};
