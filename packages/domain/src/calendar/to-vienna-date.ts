import { isCalendarDate, type CalendarDate } from './calendar-date';
import { viennaDateAt } from './vienna';

const DATE_LENGTH = 10;
const LOCAL_TIME = /^(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)?$/;
const ZONED_TIME = /^[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)$/;

/**
 * The day that a text of the wire means: a day is itself, a timestamp counts by its day in Vienna, and one without a
 * zone is meant as Vienna's already.
 *
 * @returns undefined when the text is neither
 * @example toViennaDate('2026-11-24T23:30:00Z') // '2026-11-25'
 */
export const toViennaDate = (text: string): CalendarDate | undefined => {
  const writtenDay = text.slice(0, DATE_LENGTH);
  if (!isCalendarDate(writtenDay)) return undefined;
  const time = text.slice(DATE_LENGTH);
  if (LOCAL_TIME.test(time)) return writtenDay;
  if (!ZONED_TIME.test(time)) return undefined;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? undefined : viennaDateAt(instant);
};
