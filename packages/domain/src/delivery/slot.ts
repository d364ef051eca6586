import type { TimeOfDay, Weekday } from '../calendar';
import type { DecimalString } from '../money';
import type { TemperatureGroup } from './temperature-group';

/** A weekly delivery of a customer: the day the goods come and until when they must be ordered. */
export interface DeliverySlot {
  readonly id?: string | undefined;
  /** Weekday of the delivery. */
  readonly day: Weekday;
  /** When the goods come, Vienna wall clock. */
  readonly time?: TimeOfDay | undefined;
  /** Weekday of the order deadline. */
  readonly lastOrderDay: Weekday;
  /** Time of the order deadline, Vienna wall clock. Missing: the customer's, else the end of the day. */
  readonly lastOrderTime?: TimeOfDay | undefined;
  /** Extension: the one delivery address this slot serves. Missing: every address. */
  readonly deliveryAddressExternalId?: string | undefined;
  /** Extension: the only groups this slot carries. Missing: every group of its tour. */
  readonly temperatures?: readonly TemperatureGroup[] | undefined;
  /** Extension: net euro an order must reach to be delivered. */
  readonly minimumOrderValue?: DecimalString | undefined;
  /** Extension: net euro from which the delivery costs nothing. */
  readonly freeFrom?: DecimalString | undefined;
}
