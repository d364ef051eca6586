import type { CalendarDate } from '../calendar';

/** A part of a fair line's amount and the day it is to be delivered. */
export interface PlanEntry {
  readonly date: CalendarDate;
  /** Whole number of the line's unit. */
  readonly amount: number;
}

/**
 * The delivery plan of a line: its own one, or without any everything on the requested day.
 *
 * @example planOf({ amount: 12 }, '2026-11-26') // [{ date: '2026-11-26', amount: 12 }]
 */
export const planOf = (
  line: { readonly amount: number; readonly plan?: readonly PlanEntry[] | undefined },
  requestedDay: CalendarDate,
): readonly PlanEntry[] => line.plan ?? [{ date: requestedDay, amount: line.amount }];
