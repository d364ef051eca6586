import type { PlanEntry } from './plan';

/** What an entry is delivered with at least is asked of each entry. */
const SMALLEST = 1;

/**
 * A delivery plan that adds up to another amount: the latest day gives and takes, so that one more and one less again
 * leave it as it was. A day that would fall below the smallest amount goes, and what is left comes on the day before.
 *
 * @param amount whole number above 0 of the line's unit
 * @param smallest smallest amount of an entry
 * @example resizedPlan([{ date: '2027-01-15', amount: 4 }, { date: '2027-02-12', amount: 2 }], 5)
 * // [{ date: '2027-01-15', amount: 4 }, { date: '2027-02-12', amount: 1 }]
 */
export const resizedPlan = (
  plan: readonly PlanEntry[],
  amount: number,
  smallest = SMALLEST,
): readonly PlanEntry[] => {
  const entries = plan.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  let rest = entries.pop();
  while (rest !== undefined) {
    const others = entries.reduce((sum, entry) => sum + entry.amount, 0);
    if (amount - others >= smallest || entries.length === 0)
      return [...entries, { date: rest.date, amount: amount - others }];
    rest = entries.pop();
  }
  return [];
};
