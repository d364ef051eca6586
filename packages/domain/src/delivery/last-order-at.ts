import { END_OF_DAY, isCalendarDate, parseTimeOfDay, viennaDateAt, viennaMinuteOfDay } from '../calendar';
import type { DeadlineTime } from './deadline';

const DATE_LENGTH = 10;
/** Ends with a zone: Z or an offset from UTC. */
const ZONED = /(?:Z|[+-]\d\d:?\d\d)$/;

/**
 * Reads the deadline of a delivery exception, to the minute: seconds are dropped.
 *
 * @returns undefined when the text is neither a day nor a timestamp
 */
export const parseLastOrderAt = (text: string): DeadlineTime | undefined => {
  const day = text.slice(0, DATE_LENGTH);
  if (!isCalendarDate(day)) return undefined;
  if (text.length === DATE_LENGTH) return { day, minutes: END_OF_DAY };
  return ZONED.test(text.slice(DATE_LENGTH)) ? atInstant(Date.parse(text)) : onWallClock(day, text);
};

const atInstant = (instant: number): DeadlineTime | undefined =>
  Number.isNaN(instant) ? undefined : { day: viennaDateAt(instant), minutes: viennaMinuteOfDay(instant) };

const onWallClock = (day: string, text: string): DeadlineTime | undefined => {
  const minutes = parseTimeOfDay(text.slice(DATE_LENGTH + 1));
  return minutes === undefined ? undefined : { day, minutes };
};
