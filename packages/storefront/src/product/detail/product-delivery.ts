import type { Customer, Product } from '@gastroshop/api-contract';
import { viennaDateAt, viennaMinuteOfDay } from '@gastroshop/domain/calendar';
import {
  productDeadline,
  type Delivery,
  earliestDelivery,
  temperatureGroup,
  toursFor,
} from '@gastroshop/domain/delivery';
import type { DeadlineText } from '@gastroshop/i18n';
import { deliveryScheduleOf } from '../../delivery';

/** When an article can come, and until when to order it for that. */
export interface ProductDelivery {
  /** Day of the delivery, YYYY-MM-DD. */
  readonly date: string;
  readonly deadline: DeadlineText;
  /** Comes later than what else is ordered now: the article closes earlier or has to be ordered in advance. */
  readonly isLater: boolean;
}

const MINUTES_A_DAY = 24 * 60;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The end of a day reads 24:00 of that day, not 00:00 of the next. */
const deadlineOf = ({ deadline }: Delivery, now: number): DeadlineText => {
  const minutes = viennaMinuteOfDay(deadline) || MINUTES_A_DAY;
  return {
    date: minutes === MINUTES_A_DAY ? viennaDateAt(deadline - 1) : viennaDateAt(deadline),
    time: `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`,
    today: viennaDateAt(now),
  };
};

/**
 * The next delivery of an article to a customer, on the tour that carries it, by its own deadline.
 *
 * @param now epoch milliseconds
 * @returns undefined where no delivery is possible
 */
export const productDelivery = (
  { attributes }: Pick<Product, 'attributes'>,
  customer: Customer,
  now: number,
): ProductDelivery | undefined => {
  const [tour] = toursFor([temperatureGroup(attributes)], customer);
  if (tour === undefined) return undefined;
  const schedule = deliveryScheduleOf(customer, tour);
  const clock = { now: () => now };
  const delivery = earliestDelivery(schedule, clock, { article: productDeadline(attributes) });
  if (delivery === undefined) return undefined;
  const usual = earliestDelivery(schedule, clock);
  return {
    date: delivery.date,
    deadline: deadlineOf(delivery, now),
    isLater: usual !== undefined && usual.date < delivery.date,
  };
};
