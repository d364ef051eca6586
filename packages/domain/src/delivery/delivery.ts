import type { CalendarDate } from '../calendar';
import type { DeliverySlot } from './slot';

/** One delivery on one day. */
export interface Delivery {
  readonly date: CalendarDate;
  /** Epoch milliseconds; an order must come strictly before. */
  readonly deadline: number;
  readonly slot: DeliverySlot;
  /** The day this delivery is made instead of, where an exception moved it. */
  readonly replaces?: CalendarDate | undefined;
}
