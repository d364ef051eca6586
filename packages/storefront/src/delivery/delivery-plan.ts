import type { CalendarDate } from '@gastroshop/domain/calendar';
import {
  alternativeDeliveryDate,
  productDeadline,
  checkDeliveryDay,
  type ChosenDays,
  type Delivery,
  type DeliverySchedule,
  type DeliveryWindow,
  earliestDelivery,
  type FairDates,
  fairWindow,
  temperatureGroup,
  type TemperatureGroup,
  type Tour,
  toursFor,
} from '@gastroshop/domain/delivery';
import { type DeliveryCustomer, deliveryScheduleOf } from './delivery-schedule-of';

/** What of an article decides how and when it travels. */
export type DeliveryAttributes = readonly { readonly key: string; readonly extension?: string | undefined }[];

/** A tour of the cart and the delivery that counts for it. */
export interface PlannedTour {
  readonly tour: Tour;
  readonly schedule: DeliverySchedule;
  /** The day chosen where it is possible, else the earliest one; undefined where none is. */
  readonly delivery: Delivery | undefined;
  /** The day that was chosen and is not possible any more. */
  readonly missed: CalendarDate | undefined;
}

/** When a line comes. */
export interface PlannedLine {
  readonly temperature: TemperatureGroup;
  readonly tour: PlannedTour;
  /** The day it comes on; undefined where none is possible. */
  readonly date: CalendarDate | undefined;
  /** It cannot come with the rest of its tour and comes on a day of its own. */
  readonly isApart: boolean;
}

/** When the goods of a cart come. */
export interface DeliveryPlan {
  /** The days deliveries are offered on; undefined for those the shop offers. */
  readonly window: DeliveryWindow | undefined;
  readonly tours: readonly PlannedTour[];
  /** Asked for each line of a cart, so what is alike is reckoned once. */
  readonly lineOf: (attributes: DeliveryAttributes) => PlannedLine | undefined;
}

/** What a plan is made from. */
export interface DeliveryPlanInput {
  readonly customer: DeliveryCustomer;
  /** The attributes of each article; missing where `temperatures` says how they travel. */
  readonly articles?: Iterable<DeliveryAttributes> | undefined;
  /** How the articles travel, where that is known already. */
  readonly temperatures?: Iterable<TemperatureGroup> | undefined;
  /** The delivery address chosen. */
  readonly addressId?: string | undefined;
  readonly chosen?: ChosenDays | undefined;
  /** Between which dates is delivered; missing: on the days the shop offers. */
  readonly dates?: FairDates | undefined;
  /** The backend's time, epoch milliseconds. */
  readonly now: number;
}

/** Plans the deliveries of a cart by the domain's rules: tours, days, and what cannot come with the rest (CHK-3). */
export const planDeliveries = (input: DeliveryPlanInput): DeliveryPlan => {
  const { customer, articles = [], addressId, chosen = {}, dates, now } = input;
  const clock = { now: () => now };
  const window = dates && fairWindow(dates, clock);
  const temperatures = new Set<TemperatureGroup>(input.temperatures);
  for (const attributes of articles) temperatures.add(temperatureGroup(attributes));
  const tours = toursFor(temperatures, customer).map((tour): PlannedTour => {
    const schedule = deliveryScheduleOf(customer, tour, addressId);
    const wanted = chosen[tour.name];
    const day = wanted === undefined ? undefined : checkDeliveryDay(schedule, clock, wanted, { window });
    if (day?.possible === true) return { tour, schedule, delivery: day, missed: undefined };
    return { tour, schedule, delivery: earliestDelivery(schedule, clock, { window }), missed: wanted };
  });
  const known = new Map<string, PlannedLine | undefined>();
  return {
    tours,
    window,
    lineOf: (attributes) => {
      const temperature = temperatureGroup(attributes);
      const article = productDeadline(attributes);
      const key = `${temperature} ${article.closesAt ?? ''} ${article.preOrderDays ?? ''}`;
      if (known.has(key)) return known.get(key);
      const tour = tours.find(({ tour: { temperatures: carried } }) => carried.includes(temperature));
      const orderDay = tour?.delivery?.date;
      const other =
        tour === undefined || orderDay === undefined
          ? undefined
          : alternativeDeliveryDate(tour.schedule, clock, orderDay, { article, window });
      const isApart = other !== undefined && other !== orderDay;
      const line = tour && { temperature, tour, date: other ?? orderDay, isApart };
      known.set(key, line);
      return line;
    },
  };
};
