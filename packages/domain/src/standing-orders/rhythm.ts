import { addDays, type CalendarDate, daysBetween, type Weekday, weekdayOf } from '../calendar';

/** How a standing order repeats. */
export const RHYTHM_KINDS = ['WEEKDAYS', 'EVERY_N_WEEKS', 'MONTHLY_FIRST_DELIVERY_DAY'] as const;
/** Kind of a rhythm, see {@link RHYTHM_KINDS}. */
export type RhythmKind = (typeof RHYTHM_KINDS)[number];

/** The most weeks there can be between two deliveries. */
export const MAX_RHYTHM_WEEKS = 12;

/** When a standing order comes. The days of a month have no rhythm of their own: not every month has a 31st. */
export interface StandingRhythm {
  readonly kind: RhythmKind;
  /** Weekdays it comes on; of no meaning for the first delivery day of a month. */
  readonly days: readonly Weekday[];
  /** Every how many weeks; missing: every week. */
  readonly weeks?: number | undefined;
  /** A day of a week in which it comes; missing: the first day of the plan. */
  readonly anchor?: CalendarDate | undefined;
}

/** Monday of the week a day lies in. */
const mondayOf = (date: CalendarDate): CalendarDate => addDays(date, -((weekdayOf(date) + 6) % 7));

const firstOfMonth = (date: CalendarDate): boolean => date.endsWith('-01');

/** Whether a rhythm names a day, before anybody asks whether something is delivered on it. */
export const isRhythmDay = (rhythm: StandingRhythm, date: CalendarDate, start: CalendarDate): boolean => {
  const { kind, days, weeks = 1, anchor = start } = rhythm;
  switch (kind) {
    case 'MONTHLY_FIRST_DELIVERY_DAY':
      return firstOfMonth(date);
    case 'WEEKDAYS':
      return days.includes(weekdayOf(date));
    case 'EVERY_N_WEEKS': {
      const sinceAnchor = daysBetween(mondayOf(anchor), mondayOf(date)) / 7;
      return days.includes(weekdayOf(date)) && sinceAnchor % weeks === 0;
    }
  }
};
