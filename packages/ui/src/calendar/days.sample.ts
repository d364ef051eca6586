import { addDays, weekdayOf } from './date-math';
import type { DeliveryDay } from './delivery-day';

/** The present day of the stories, a Tuesday. */
export const SAMPLE_TODAY = '2026-11-24';

const DEADLINES: Readonly<Record<number, { readonly daysBefore: number; readonly time: string }>> = {
  1: { daysBefore: 3, time: '16:00' },
  2: { daysBefore: 1, time: '11:00' },
  4: { daysBefore: 2, time: '16:00' },
  5: { daysBefore: 2, time: '16:00' },
};

const HOLIDAYS: Readonly<Record<string, string>> = {
  '2026-12-08': 'Feiertag',
  '2026-12-25': 'Christtag',
  '2027-01-01': 'Neujahr',
};

const dayOf = (date: string): DeliveryDay => {
  const deadline = DEADLINES[weekdayOf(date)];
  const reason = HOLIDAYS[date];
  if (reason !== undefined) return { date, kind: 'impossible', reason };
  if (deadline === undefined || date < '2026-11-26') return { date, kind: 'impossible' };
  return {
    date,
    kind: 'possible',
    deadline: { date: addDays(date, -deadline.daysBefore), time: deadline.time },
  };
};

/** Four tours a week from Thursday on, with holidays, over ten weeks. */
export const sampleDays: readonly DeliveryDay[] = Array.from({ length: 70 }, (_, index) =>
  dayOf(addDays('2026-11-23', index)),
);
