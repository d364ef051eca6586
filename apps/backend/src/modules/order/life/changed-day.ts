import type { Order, OrderChange } from '@gastroshop/api-contract';
import {
  requestedDayForTour,
  requestedDaysOf,
  type RequestedDays,
  type Tour,
} from '@gastroshop/domain/delivery';

/** Whether a change names a day at all. */
export const namesDay = (change: RequestedDays): boolean =>
  change.requestedDeliveryDay !== undefined ||
  change.requestedDeliveryDayFreshProducts !== undefined ||
  change.requestedDeliveryDayFrozenProducts !== undefined;

/**
 * The day a tour of an order is to come on by a change: the one the change names for it, else the one it had. A day that is
 * named for the whole order is that of the main tour, and of frozen goods where they come alone.
 *
 * @param isOnlyTour nothing else of the order comes apart
 */
export const changedDay = (
  tour: Tour,
  order: Order,
  change: OrderChange,
  isOnlyTour: boolean,
): string | undefined => {
  const named = requestedDayForTour(tour, {
    ...change,
    ...(tour.name === 'ALTERNATIVE' && !isOnlyTour && { requestedDeliveryDay: undefined }),
  });
  return named ?? requestedDayForTour(tour, requestedDaysOf(order));
};
