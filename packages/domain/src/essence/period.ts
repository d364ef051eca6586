/** The longest period an essence list looks back, in days: three years (ESS-2). */
export const ESSENCE_PERIOD_MAX_DAYS = 1095;

/** The periods offered, in days: half a year, one, two, three years (ESS-2). */
export const ESSENCE_PERIOD_SUGGESTIONS = [183, 365, 730, 1095] as const;

/** Whether a number of days is a period an essence list can look back: whole days, 1 to 1095 (ESS-2). */
export const isEssencePeriod = (days: number): boolean =>
  Number.isInteger(days) && days >= 1 && days <= ESSENCE_PERIOD_MAX_DAYS;
