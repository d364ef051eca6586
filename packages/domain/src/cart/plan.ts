import type { CalendarDate } from '../calendar';

/** A part of a fair line's amount and the day it is to be delivered. */
export interface PlanEntry {
  readonly date: CalendarDate;
  /** Whole number of the line's unit. */
  readonly amount: number;
}
