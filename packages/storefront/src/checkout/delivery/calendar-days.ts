import { deliveryCalendar, type DeliverySchedule, type DeliveryWindow } from '@gastroshop/domain/delivery';
import type { DeliveryDay } from '@gastroshop/ui/calendar';
import { toWallClockDeadline } from '../../delivery';

/** The days of a schedule as the calendar shows them, with the first and the last. */
export interface CalendarDays {
  readonly from: string;
  readonly to: string;
  readonly days: readonly DeliveryDay[];
  /** Slot days on which nothing comes, and when it comes instead. */
  readonly exceptions: readonly { readonly date: string; readonly replacement?: string | undefined }[];
}

/**
 * The days on offer, each with its deadline as the clock on the wall shows it; exceptions are named for themselves.
 *
 * @param now epoch milliseconds by the backend's clock
 * @param window the days on offer; missing: those the shop offers
 */
export const calendarDays = (
  schedule: DeliverySchedule,
  now: number,
  window?: DeliveryWindow,
): CalendarDays => {
  const days = deliveryCalendar(schedule, { now: () => now }, { window });
  return {
    from: days[0]?.date ?? '',
    to: days.at(-1)?.date ?? '',
    days: days.map((day): DeliveryDay => {
      if (!day.possible) return { date: day.date, kind: 'impossible' };
      const { date, time } = toWallClockDeadline(day.deadline, now);
      return { date: day.date, kind: 'possible', deadline: { date, time } };
    }),
    exceptions: days.flatMap((day) => {
      if (day.possible || (day.reason !== 'CLOSED' && day.reason !== 'MOVED')) return [];
      return [{ date: day.date, ...(day.reason === 'MOVED' && { replacement: day.replacedBy }) }];
    }),
  };
};
