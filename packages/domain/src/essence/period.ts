import { addDays, type CalendarDate } from '../calendar';

/** The longest period an essence list looks back, in days: three years (ESS-2). */
export const ESSENCE_PERIOD_MAX_DAYS = 1095;

/** The periods offered, in days: half a year, one, two, three years (ESS-2). */
export const ESSENCE_PERIOD_SUGGESTIONS = [183, 365, 730, 1095] as const;

/** Whether a number of days is a period an essence list can look back: whole days, 1 to 1095 (ESS-2). */
export const isEssencePeriod = (days: number): boolean =>
  Number.isInteger(days) && days >= 1 && days <= ESSENCE_PERIOD_MAX_DAYS;

/**
 * The first day an essence list takes purchases from.
 *
 * @throws RangeError when the period is not allowed, see {@link isEssencePeriod}
 * @example essencePeriodStart('2026-11-21', 365) // '2025-11-21'
 */
export const essencePeriodStart = (today: CalendarDate, days: number): CalendarDate => {
  if (!isEssencePeriod(days)) {
    throw new RangeError(`Not an essence period of 1 to ${ESSENCE_PERIOD_MAX_DAYS} days: ${days}`);
  }
  return addDays(today, -days);
};
