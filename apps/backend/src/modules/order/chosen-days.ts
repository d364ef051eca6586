import type { Clock } from '@gastroshop/domain/calendar';
import {
  checkDeliveryDay,
  earliestDelivery,
  requestedDayForTour,
  type DeliveryDay,
  type DeliveryWindow,
  type RequestedDays,
  type Tour,
} from '@gastroshop/domain/delivery';
import { throwProblem } from '../../http';
import type { TourSchedule } from '../cart';

/** A tour with the delivery chosen for it. */
export interface ChosenTour extends TourSchedule {
  readonly delivery: Extract<DeliveryDay, { possible: true }>;
}

const fieldOf = ({ name }: Tour, body: RequestedDays): string => {
  if (name === 'ALTERNATIVE' && body.requestedDeliveryDayFrozenProducts !== undefined)
    return 'requestedDeliveryDayFrozenProducts';
  return name === 'MAIN' && body.requestedDeliveryDayFreshProducts !== undefined
    ? 'requestedDeliveryDayFreshProducts'
    : 'requestedDeliveryDay';
};

/**
 * Checks the day of each tour by the server's clock (CHK-3).
 *
 * @param window days of the fair (FAI-2); missing: those the own shop offers
 * @throws ProblemError delivery-day-not-possible naming the field, deadline-passed with the next possible day
 */
export const chosenTours = (
  tours: readonly TourSchedule[],
  body: RequestedDays,
  clock: Clock,
  window?: DeliveryWindow,
): readonly ChosenTour[] =>
  tours.map(({ tour, schedule }) => {
    const field = fieldOf(tour, body);
    const date = requestedDayForTour(tour, body);
    if (date === undefined)
      return throwProblem('delivery-day-not-possible', {
        field,
        detail: 'The order names no day for some of the goods.',
      });
    const delivery = checkDeliveryDay(schedule, clock, date, { window });
    if (delivery.possible) return { tour, schedule, delivery };
    if (delivery.reason !== 'DEADLINE_PASSED')
      return throwProblem('delivery-day-not-possible', {
        field,
        detail: 'There is no delivery on the requested day.',
      });
    const next = earliestDelivery(schedule, clock, { window })?.date;
    return throwProblem('deadline-passed', {
      field,
      more: next === undefined ? {} : { nextPossibleDay: next },
    });
  });
