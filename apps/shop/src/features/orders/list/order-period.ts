import { addDays, type CalendarDate } from '@gastroshop/domain/calendar';

/** Days that orders were placed on: the last so many, or those of a year. */
export type OrderPeriod = '30d' | '90d' | `${number}`;

/** Years that are offered: this one and those before. */
const YEARS_OFFERED = 3;

const PERIODS = /^(?:30d|90d|20\d\d)$/;

/** Whether a text of the address is a period. */
export const isOrderPeriod = (value: string | null): value is OrderPeriod =>
  value !== null && PERIODS.test(value);

/** The first and the last day of a period. */
export interface PeriodDays {
  readonly orderedFrom: CalendarDate;
  /** Missing: up to now. */
  readonly orderedTo?: CalendarDate;
}

/**
 * The days of a period.
 *
 * @param today YYYY-MM-DD
 * @example periodDays('30d', '2026-11-25') // { orderedFrom: '2026-10-27' }, 30 days with today
 */
export const periodDays = (period: OrderPeriod, today: CalendarDate): PeriodDays => {
  if (period === '30d') return { orderedFrom: addDays(today, -29) };
  if (period === '90d') return { orderedFrom: addDays(today, -89) };
  return { orderedFrom: `${period}-01-01`, orderedTo: `${period}-12-31` };
};

/** The periods to choose from; the chosen one among them, whatever year it is. */
export const offeredPeriods = (
  today: CalendarDate,
  chosen: OrderPeriod | undefined,
): readonly OrderPeriod[] => {
  const thisYear = Number(today.slice(0, 4));
  const years = Array.from({ length: YEARS_OFFERED }, (_, back): OrderPeriod => `${thisYear - back}`);
  const offered: readonly OrderPeriod[] = ['30d', '90d', ...years];
  return chosen === undefined || offered.includes(chosen) ? offered : [...offered, chosen];
};
