import { addDays, addMonths, monthOf, startOfWeek } from './date-math';

/** Seven days, of which those outside a month are missing. */
export type Week = readonly (string | undefined)[];

const weekFrom = (begin: string): readonly string[] =>
  Array.from({ length: 7 }, (_, day) => addDays(begin, day));

/** Whole weeks from the one of the first date to that of the last. */
export const weeksBetween = (from: string, to: string, weekStart: number): readonly Week[] => {
  const weeks: Week[] = [];
  for (let begin = startOfWeek(from, weekStart); begin <= to; begin = addDays(begin, 7)) {
    weeks.push(weekFrom(begin));
  }
  return weeks;
};

/** The weeks of a month, YYYY-MM, without the days of its neighbours. */
export const weeksOfMonth = (month: string, weekStart: number): readonly Week[] =>
  weeksBetween(`${month}-01`, addDays(`${addMonths(month, 1)}-01`, -1), weekStart).map((week) =>
    week.map((date) => (date !== undefined && monthOf(date) === month ? date : undefined)),
  );
