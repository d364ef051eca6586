import { addDays, viennaInstant, weekdayOf } from '@gastroshop/domain/calendar';
import type { DeliveryException } from '@gastroshop/api-contract';

const padded = (value: number): string => String(value).padStart(2, '0');

/** Easter Sunday of a year, by the method of Gauss as corrected by Lichtenberg. */
export const easterSunday = (year: number): string => {
  const k = Math.floor(year / 100);
  const m = 15 + Math.floor((3 * k + 3) / 4) - Math.floor((8 * k + 13) / 25);
  const s = 2 - Math.floor((3 * k + 3) / 4);
  const a = year % 19;
  const d = (19 * a + m) % 30;
  const r = Math.floor((d + Math.floor(a / 11)) / 29);
  const og = 21 + d - r;
  const sz = 7 - ((year + Math.floor(year / 4) + s) % 7);
  const days = og + (7 - ((og - sz) % 7));
  return addDays(`${year}-03-01`, days - 1);
};

/** Austria's holidays of a year. */
export const holidaysOf = (year: number): readonly string[] => {
  const easter = easterSunday(year);
  const fixed = [
    [1, 1],
    [1, 6],
    [5, 1],
    [8, 15],
    [10, 26],
    [11, 1],
    [12, 8],
    [12, 25],
    [12, 26],
  ].map(([month = 1, date = 1]) => `${year}-${padded(month)}-${padded(date)}`);
  return [...fixed, ...[1, 39, 50, 60].map((days) => addDays(easter, days))].sort();
};

const SUNDAY = 0;
const SATURDAY = 6;

const isWorkday = (day: string, closed: ReadonlySet<string>): boolean =>
  weekdayOf(day) !== SUNDAY && weekdayOf(day) !== SATURDAY && !closed.has(day);

const workdayFrom = (day: string, step: 1 | -1, closed: ReadonlySet<string>): string => {
  let found = addDays(day, step);
  while (!isWorkday(found, closed)) found = addDays(found, step);
  return found;
};

/**
 * No deliveries on holidays. Those of 26 October and 8 December move to the next workday, with an earlier deadline; the
 * others fall out.
 */
export const holidayExceptions = (years: readonly number[]): readonly DeliveryException[] => {
  const closed = new Set(years.flatMap(holidaysOf));
  return [...closed].map((date) => {
    const isMoved = date.endsWith('-10-26') || date.endsWith('-12-08');
    if (!isMoved) return { date, closed: true };
    const lastDay = workdayFrom(date, -1, closed);
    return {
      date,
      closed: true,
      replacedBy: workdayFrom(date, 1, closed),
      lastOrderAt: new Date(viennaInstant(lastDay, '12:00')).toISOString(),
    };
  });
};
