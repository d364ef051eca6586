import { addDays } from '@gastroshop/domain/calendar';

/** The day the demonstration is made for; everything in it lies around this day. */
export interface DemoDay {
  /** YYYY-MM-DD, in Vienna. */
  readonly today: string;
  readonly now: Date;
  /** Year of today, for vintages and names. */
  readonly year: number;
  /** The day so many days from today. */
  readonly day: (days: number) => string;
}

/** Makes the day ready. */
export const demoDay = (today: string, now: Date): DemoDay => ({
  today,
  now,
  year: Number(today.slice(0, 4)),
  day: (days) => addDays(today, days),
});
