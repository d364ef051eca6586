import { viennaMinuteOfDay } from '@gastroshop/domain/calendar';

const MINUTES_PER_HOUR = 60;

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * The time of day of an instant in Austria.
 *
 * @param instant epoch milliseconds
 * @example clockTime(Date.parse('2026-11-25T09:42:00Z')) // '10:42'
 */
export const clockTime = (instant: number): string => {
  const minutes = viennaMinuteOfDay(instant);
  return `${two(Math.floor(minutes / MINUTES_PER_HOUR))}:${two(minutes % MINUTES_PER_HOUR)}`;
};
