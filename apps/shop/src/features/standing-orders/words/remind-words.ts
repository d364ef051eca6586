import type { StandingOrder } from '@gastroshop/api-contract';

/** Ways to be reminded that are offered; whoever has chosen hours of their own by another client keeps them. */
export const REMINDERS = {
  remind_24_2: [24, 2],
  remind_24: [24],
  remind_2: [2],
  remind_none: [],
} as const satisfies Readonly<Record<string, readonly number[]>>;

/** One of {@link REMINDERS}; its name is that of its text. */
export type Reminder = keyof typeof REMINDERS;

/** All of them, in the order they are offered. */
export const REMINDER_NAMES: readonly Reminder[] = ['remind_24_2', 'remind_24', 'remind_2', 'remind_none'];

/** Whether a word names a reminder. */
export const isReminder = (name: string): name is Reminder => name in REMINDERS;

/** How a standing order reminds: the nearest that is offered. */
export const reminderOf = ({
  remindHours = REMINDERS.remind_24_2,
}: Pick<StandingOrder, 'remindHours'>): Reminder => {
  const [early, late] = [remindHours.some((hours) => hours > 12), remindHours.some((hours) => hours <= 12)];
  if (early) return late ? 'remind_24_2' : 'remind_24';
  return late ? 'remind_2' : 'remind_none';
};
