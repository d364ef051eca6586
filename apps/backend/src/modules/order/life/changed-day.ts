import type { Order, OrderChange } from '@gastroshop/api-contract';
import {
  requestedDayForTour,
  requestedDaysOf,
  type RequestedDays,
  type Tour,
} from '@gastroshop/domain/delivery';
import { throwProblem } from '../../../http';

/** Whether a change names a day at all. */
export const namesDay = (change: RequestedDays): boolean =>
  change.requestedDeliveryDay !== undefined ||
  change.requestedDeliveryDayFreshProducts !== undefined ||
  change.requestedDeliveryDayFrozenProducts !== undefined;

/**
 * The day a tour of an order is to come on by a change: the one the change names for it, else the one it had. A day that is
 * named for the whole order is that of the main tour, and of frozen goods where they come alone. An order of nothing but frozen
 * goods comes on the day named for these, whichever tour they travel on.
 *
 * @param isOnlyTour nothing else of the order comes apart
 */
export const changedDay = (
  tour: Tour,
  order: Order,
  change: OrderChange,
  isOnlyTour: boolean,
): string | undefined => {
  const isFrozen = tour.temperatures.every((group) => group === 'FROZEN');
  const named = requestedDayForTour(tour, {
    ...change,
    ...(isFrozen && { requestedDeliveryDayFreshProducts: change.requestedDeliveryDayFrozenProducts }),
    ...(tour.name === 'ALTERNATIVE' && !isOnlyTour && { requestedDeliveryDay: undefined }),
  });
  return named ?? requestedDayForTour(tour, requestedDaysOf(order));
};

/** A tour of an order with the day it is to come on. */
interface DatedTour {
  readonly tour: Tour;
  readonly day: string | undefined;
}

/**
 * Refuses a day of their own for frozen goods that come together with others: the order would silently stay as it is.
 *
 * @throws ProblemError delivery-day-not-possible
 */
export const checkFrozenDay = (
  { requestedDeliveryDayFrozenProducts: wanted }: RequestedDays,
  tours: readonly DatedTour[],
): void => {
  const frozen = tours.find(({ tour }) => tour.temperatures.includes('FROZEN'));
  if (wanted === undefined || frozen === undefined || frozen.day === wanted) return;
  throwProblem('delivery-day-not-possible', {
    field: 'requestedDeliveryDayFrozenProducts',
    detail: 'The frozen goods of this order come together with the rest.',
  });
};
