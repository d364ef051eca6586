import { END_OF_DAY, parseTimeOfDay, type TimeOfDay } from '../calendar';
import { leadDays } from './lead-days';
import type { DeliverySlot } from './slot';

/** A slot with its deadline worked out once. */
export interface SlotWithDeadline {
  readonly slot: DeliverySlot;
  /** Days from the deadline's day to the delivery, 0 to 7. */
  readonly lead: number;
  /** Minutes since Vienna midnight of the deadline, 0 to 1440. */
  readonly minutes: number;
}

/**
 * Works out a slot's lead and time of deadline. A time that is missing or unreadable falls back: the slot's
 * lastOrderTime to the customer's, the customer's to the end of the day; without a time of delivery the same day
 * counts as too late.
 */
export const slotWithDeadline = (
  slot: DeliverySlot,
  customerLastOrderTime: TimeOfDay | undefined,
): SlotWithDeadline => {
  const minutes = timeOf(slot.lastOrderTime) ?? timeOf(customerLastOrderTime) ?? END_OF_DAY;
  const deliveredAt = timeOf(slot.time);
  const comesSameDay = deliveredAt !== undefined && minutes < deliveredAt;
  return { slot, lead: leadDays(slot.lastOrderDay, slot.day, comesSameDay), minutes };
};

const timeOf = (text: TimeOfDay | undefined): number | undefined =>
  text === undefined ? undefined : parseTimeOfDay(text);
