import type { Customer } from '@gastroshop/api-contract';
import { deliverySchedule, type DeliverySchedule, type Tour, tourSlots } from '@gastroshop/domain/delivery';

/** Everything that is not frozen; the day that is named where nothing is in the cart yet. */
export const MAIN_TOUR: Tour = { name: 'MAIN', temperatures: [] };

/** What the deliveries of a customer follow from. */
export type DeliveryCustomer = Pick<
  Customer,
  'deliverySlots' | 'alternativeTourDeliverySlots' | 'lastOrderTime' | 'deliveryExceptions'
>;

/**
 * The deliveries of a customer on one of its tours, ready to be asked about.
 *
 * @param addressId the delivery address chosen; as long as none is, every address counts
 */
export const deliveryScheduleOf = (
  customer: DeliveryCustomer,
  tour: Tour = MAIN_TOUR,
  addressId?: string,
): DeliverySchedule =>
  deliverySchedule({
    slots: tourSlots(customer, tour, addressId),
    lastOrderTime: customer.lastOrderTime,
    customerExceptions: customer.deliveryExceptions,
  });
