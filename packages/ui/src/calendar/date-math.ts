const DAY_MS = 86_400_000;

const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The date so many days later. Dates are YYYY-MM-DD and know no time zone. */
export const addDays = (date: string, days: number): string => dateOf(timeOf(date) + days * DAY_MS);

/** Days from one date to another. */
export const daysBetween = (from: string, to: string): number => (timeOf(to) - timeOf(from)) / DAY_MS;

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (date: string): number => new Date(timeOf(date)).getUTCDay();

/** The month of a date, YYYY-MM. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** The month so many months later. */
export const addMonths = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return dateOf(Date.UTC(year, number - 1 + months, 1)).slice(0, 7);
};

/** How many days a month has. */
const daysIn = (month: string): number => daysBetween(`${month}-01`, `${addMonths(month, 1)}-01`);

/** The same day of another month, or its last day where it has no such day. */
export const sameDayOfMonth = (date: string, months: number): string => {
  const month = addMonths(monthOf(date), months);
  const day = Math.min(Number(date.slice(8)), daysIn(month));
  return `${month}-${String(day).padStart(2, '0')}`;
};

/** The first day of the week of a date, for weeks that begin with that weekday. */
export const startOfWeek = (date: string, weekStart: number): string =>
  addDays(date, -((weekdayOf(date) - weekStart + 7) % 7));

const THURSDAY = 4;

/** The number of a week (ISO 8601): the week belongs to the year in which its Thursday lies. */
export const weekNumber = (anyDay: string, weekStart: number): number => {
  const begin = startOfWeek(anyDay, weekStart);
  const thursday = addDays(begin, (THURSDAY - weekStart + 7) % 7);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
};
