/** Days a plan begins with. */
const FIRST_DATES = 3;

/**
 * The days a buyer plans for before any are chosen: those that are planned already, and spread over all that are
 * possible as many more as make three.
 *
 * @param possible days that can be ordered for, ascending
 * @param planned days that stand in plans
 */
export const initialPlanDates = (
  possible: readonly string[],
  planned: Iterable<string>,
): readonly string[] => {
  const dates = new Set(planned);
  const last = possible.length - 1;
  for (const place of [0, Math.ceil(last / 2), last]) {
    const date = possible[place];
    if (date !== undefined && dates.size < FIRST_DATES) dates.add(date);
  }
  return [...dates].sort();
};
