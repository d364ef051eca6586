import { viennaDateAt, viennaMinuteOfDay } from '@gastroshop/domain/calendar';
import type { DeadlineText } from '@gastroshop/i18n';

const MINUTES_A_DAY = 24 * 60;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/**
 * A deadline as the clock on the buyer's wall shows it; the end of a day reads 24:00 of that day, not 00:00 of the next.
 *
 * @param deadline epoch milliseconds
 * @param now epoch milliseconds by the backend's clock
 */
export const toWallClockDeadline = (deadline: number, now: number): DeadlineText => {
  const minutes = viennaMinuteOfDay(deadline) || MINUTES_A_DAY;
  return {
    date: viennaDateAt(minutes === MINUTES_A_DAY ? deadline - 1 : deadline),
    time: `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`,
    today: viennaDateAt(now),
  };
};
