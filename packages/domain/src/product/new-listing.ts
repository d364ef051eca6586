import { type CalendarDate, daysBetween } from '../calendar';

/** A product is new for this many days after it was first listed. */
export const NEW_LISTING_DAYS = 60;

/**
 * Whether a product is new on a day: at most 60 days have passed since the tenant first listed it. One that will only be listed
 * later is not new yet.
 *
 * Screens do not ask this: the backend says isNew, and this is how it knows.
 *
 * @example isNewListing('2026-09-22', '2026-11-21') // true, exactly 60 days
 */
export const isNewListing = (firstListed: CalendarDate, day: CalendarDate): boolean => {
  const age = daysBetween(firstListed, day);
  return age >= 0 && age <= NEW_LISTING_DAYS;
};
