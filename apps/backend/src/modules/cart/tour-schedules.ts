import {
  deliverySchedule,
  fairWindow,
  temperatureGroup,
  toursFor,
  tourSlots,
  type DeliverySchedule,
  type DeliveryWindow,
  type TemperatureGroup,
  type Tour,
} from '@gastroshop/domain/delivery';
import type { CustomerDeliveryTerms } from '../customer';
import type { LineView } from './cart-line-view';
import { clockOf, type CartAccess } from './cart-access';

/** A tour of an order with the deliveries that serve it. */
export interface TourSchedule {
  readonly tour: Tour;
  readonly schedule: DeliverySchedule;
}

/** The tours the goods of a cart come with (CHK-3), by how each of them travels. */
export interface TourSchedules {
  readonly tours: readonly TourSchedule[];
  readonly of: (group: TemperatureGroup) => TourSchedule | undefined;
}

/** Which days a cart can be delivered on: in a fair its own (FAI-2), else undefined for those the shop offers. */
export const windowAt = (visit: Pick<CartAccess, 'fair' | 'now'>): DeliveryWindow | undefined =>
  visit.fair?.fair === undefined ? undefined : fairWindow(visit.fair.fair, clockOf(visit));

/** Makes the tours for the lines of a cart ready. As long as no address is chosen, every address counts. */
export const tourSchedules = (
  views: readonly Pick<LineView, 'product'>[],
  terms: CustomerDeliveryTerms,
  deliveryAddressExternalId?: string,
): TourSchedules => {
  const groups = views.map(({ product }) => temperatureGroup(product.attributes));
  const tours = toursFor(groups, terms).map((tour) => ({
    tour,
    schedule: deliverySchedule({ ...terms, slots: tourSlots(terms, tour, deliveryAddressExternalId) }),
  }));
  return { tours, of: (group) => tours.find(({ tour }) => tour.temperatures.includes(group)) };
};
