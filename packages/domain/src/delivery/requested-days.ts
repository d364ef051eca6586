import type { CalendarDate } from '../calendar';
import type { TemperatureGroup } from './temperature-group';
import { type CustomerSlots, hasAlternativeTour, type Tour, type TourName } from './tour';

/** The requested days of a submitted order, spelt as on the wire. */
export interface RequestedDays {
  readonly requestedDeliveryDay?: CalendarDate | undefined;
  readonly requestedDeliveryDayFreshProducts?: CalendarDate | undefined;
  readonly requestedDeliveryDayFrozenProducts?: CalendarDate | undefined;
}

/** The days an order says it comes on, spelt as on the wire. */
export interface OrderedDays {
  readonly deliverySlotDate?: CalendarDate | undefined;
  readonly requestedDeliveryDateFreshProducts?: CalendarDate | undefined;
  readonly requestedDeliveryDateFrozenProducts?: CalendarDate | undefined;
}

/**
 * The days an order comes on, as they were requested.
 *
 * @example requestedDaysOf({ deliverySlotDate: '2026-11-26' }).requestedDeliveryDay // '2026-11-26'
 */
export const requestedDaysOf = (order: OrderedDays): RequestedDays => ({
  requestedDeliveryDay: order.deliverySlotDate,
  requestedDeliveryDayFreshProducts: order.requestedDeliveryDateFreshProducts,
  requestedDeliveryDayFrozenProducts: order.requestedDeliveryDateFrozenProducts,
});

/** The day chosen for each tour. */
export type ChosenDays = Readonly<Partial<Record<TourName, CalendarDate | undefined>>>;

/**
 * The days to send with an order (CHK-3). A customer without alternative slots gets everything together, and only
 * requestedDeliveryDay is sent. For the others the fresh and the frozen day are sent for the goods there are, and
 * requestedDeliveryDay is the day ambient goods travel on.
 *
 * @param tours what `toursFor` made of the cart
 * @param chosen the day chosen for each tour
 */
export const requestedDays = (
  customer: CustomerSlots,
  tours: readonly Tour[],
  chosen: ChosenDays,
): RequestedDays => {
  const main = tours.find(({ name }) => name === 'MAIN');
  const requestedDeliveryDay = main === undefined ? chosen.ALTERNATIVE : chosen.MAIN;
  if (!hasAlternativeTour(customer)) return { requestedDeliveryDay };
  const carries = (group: TemperatureGroup): boolean =>
    tours.some(({ temperatures }) => temperatures.includes(group));
  return {
    requestedDeliveryDay,
    ...(carries('FRESH') && { requestedDeliveryDayFreshProducts: chosen.MAIN }),
    ...(carries('FROZEN') && { requestedDeliveryDayFrozenProducts: chosen.ALTERNATIVE }),
  };
};

/**
 * The day a submitted order names for a tour: the frozen day for the alternative tour, the fresh day for the main
 * one, and requestedDeliveryDay where that is not given.
 *
 * @returns undefined when the order names no day for it
 */
export const requestedDayForTour = (tour: Tour, days: RequestedDays): CalendarDate | undefined =>
  (tour.name === 'ALTERNATIVE'
    ? days.requestedDeliveryDayFrozenProducts
    : days.requestedDeliveryDayFreshProducts) ?? days.requestedDeliveryDay;
