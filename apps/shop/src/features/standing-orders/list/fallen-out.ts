import type { StandingOrder } from '@gastroshop/api-contract';
import { addDays } from '@gastroshop/domain/calendar';
import { isRhythmDay } from '@gastroshop/domain/standing-orders';

/** The longest holiday that is counted out. */
const MOST_DAYS = 366;

/**
 * How many deliveries of a standing order a holiday takes: the days of its rhythm from the first to the one before it goes
 * on.
 */
export const fallenOut = (
  { rhythm, from, until }: Pick<StandingOrder, 'rhythm' | 'from' | 'until'>,
  holiday: { readonly from: string; readonly until: string },
): number => {
  let count = 0;
  let date = holiday.from;
  for (let days = 0; days < MOST_DAYS && date < holiday.until; days += 1) {
    if (date >= from && (until === undefined || date <= until) && isRhythmDay(rhythm, date, from)) count += 1;
    date = addDays(date, 1);
  }
  return count;
};
