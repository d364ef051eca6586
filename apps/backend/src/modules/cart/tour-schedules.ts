import {
  deliverySchedule,
  temperatureGroup,
  toursFor,
  tourSlots,
  type DeliverySchedule,
  type TemperatureGroup,
  type Tour,
} from '@gastroshop/domain/delivery';
import type { CustomerDeliveryTerms } from '../customer';
import type { LineView } from './cart-line-view';

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
