const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The last Sunday of a month, at 01:00 UTC: the instant at which the European clocks change. */
const clockChange = (year: number, monthIndex: number): number => {
  const lastDay = new Date(Date.UTC(year, monthIndex + 1, 0));
  return lastDay.getTime() - lastDay.getUTCDay() * DAY_MS + HOUR_MS;
};

/**
 * The day in Vienna: a date counts as itself, a timestamp (with Z or an offset) by the clock there, from the rule of
 * the European clock change instead of a time zone database.
 */
export const viennaDayOf = (date: string): string => {
  if (!date.includes('T')) return date;
  const instant = Date.parse(date);
  const year = new Date(instant).getUTCFullYear();
  const summer = instant >= clockChange(year, 2) && instant < clockChange(year, 9);
  return new Date(instant + (summer ? 2 : 1) * HOUR_MS).toISOString().slice(0, 10);
};
