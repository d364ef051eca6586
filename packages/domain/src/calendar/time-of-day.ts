/**
 * A wall-clock time, `HH:MM` or `HH:MM:SS`, and `24:00` for the end of the day.
 *
 * @example '16:00'
 */
export type TimeOfDay = string;

const WRITTEN_TIME = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/;
const MINUTES_PER_HOUR = 60;

/** Minutes from midnight to the end of the day, which is the deadline where no time is set. */
export const END_OF_DAY = 1440;

/**
 * Reads a wall-clock time. One digit for the hour will do; `24:00` is the end of the day. Deadlines are kept to the
 * minute: seconds are dropped, so that a deadline is rather earlier than later.
 *
 * @returns minutes since midnight, 0 to 1440; undefined when the text is no time of day
 * @example parseTimeOfDay('16:30') // 990
 */
export const parseTimeOfDay = (text: string): number | undefined => {
  if (text === '24:00' || text === '24:00:00') return END_OF_DAY;
  const match = WRITTEN_TIME.exec(text);
  return match === null ? undefined : Number(match[1]) * MINUTES_PER_HOUR + Number(match[2]);
};
