import { type CalendarDate, fromUtcMillis, toUtcMidnight } from './calendar-date';
import { END_OF_DAY, parseTimeOfDay, type TimeOfDay } from './time-of-day';
import { viennaOffset } from './vienna-offset';

const MINUTE_MS = 60_000;
const WINTER_OFFSET = 3_600_000;
const SUMMER_OFFSET = 7_200_000;

/**
 * The day an instant falls on in Vienna.
 *
 * @param instant epoch milliseconds
 * @throws RangeError when it is no instant of the years 0000 to 9999
 * @example viennaDay(Date.parse('2026-11-24T23:30:00Z')) // '2026-11-25'
 */
export const viennaDateAt = (instant: number): CalendarDate => fromUtcMillis(instant + viennaOffset(instant));

/**
 * The instant at which Vienna's wall clock shows a time on a day. Where a change of the clock leaves two readings, of a
 * time that comes twice or not at all, it is the later one. `24:00` is the midnight that ends the day.
 *
 * @returns epoch milliseconds
 * @throws RangeError when the day is no calendar date or the time no time of day
 * @example viennaInstant('2026-11-26', '16:00') // Date.parse('2026-11-26T15:00:00Z')
 */
export const viennaInstant = (date: CalendarDate, time: TimeOfDay): number => {
  const minutes = parseTimeOfDay(time);
  if (minutes === undefined) throw new RangeError(`"${time}" is no time of day (HH:MM)`);
  return viennaInstantAtMinute(date, minutes);
};

/**
 * As {@link viennaInstant}, with the time as minutes since midnight (0 to 1440).
 *
 * @throws RangeError when the day is no calendar date
 * @example viennaInstantAtMinute('2026-11-26', 960) // Date.parse('2026-11-26T15:00:00Z')
 */
export const viennaInstantAtMinute = (date: CalendarDate, minutes: number): number => {
  const wallClock = toUtcMidnight(date) + minutes * MINUTE_MS;
  const inWinterTime = wallClock - WINTER_OFFSET;
  // Of two possible instants the later one is the one in winter time, in the doubled hour as in the skipped one.
  if (viennaOffset(inWinterTime) === WINTER_OFFSET) return inWinterTime;
  const inSummerTime = wallClock - SUMMER_OFFSET;
  return viennaOffset(inSummerTime) === SUMMER_OFFSET ? inSummerTime : inWinterTime;
};

/**
 * What Vienna's wall clock shows at an instant, in whole minutes since midnight: 0 to 1439.
 *
 * @param instant epoch milliseconds
 * @throws RangeError when it is no instant
 * @example viennaMinuteOfDay(Date.parse('2026-11-25T15:00:59Z')) // 960
 */
export const viennaMinuteOfDay = (instant: number): number => {
  const minutes = Math.floor((instant + viennaOffset(instant)) / MINUTE_MS);
  // The remainder of an instant before 1970 would be negative.
  return ((minutes % END_OF_DAY) + END_OF_DAY) % END_OF_DAY;
};
