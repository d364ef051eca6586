import type { Clock } from '@gastroshop/domain/calendar';
import type { LineDelivery } from '@gastroshop/domain/cart';
import {
  productDeadline,
  earliestDelivery,
  temperatureGroup,
  type DeliveryWindow,
} from '@gastroshop/domain/delivery';
import type { LineView } from './cart-line-view';
import type { TourSchedules } from './tour-schedules';

/**
 * The delivery a line counts with as long as no day is chosen: its next possible one. Asked for each line of a cart, so
 * what is alike is reckoned once.
 *
 * @param window days of a fair, where what comes on a day is one delivery; missing: those the own shop offers
 */
export const nextDeliveryOf = (schedules: TourSchedules, clock: Clock, window?: DeliveryWindow) => {
  const known = new Map<string, LineDelivery>();
  return ({ product }: Pick<LineView, 'product'>): LineDelivery => {
    const temperature = temperatureGroup(product.attributes);
    const article = productDeadline(product.attributes);
    const key = `${temperature} ${article.closesAt ?? ''} ${article.preOrderDays ?? ''}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const tour = schedules.of(temperature);
    const date =
      tour === undefined ? undefined : earliestDelivery(tour.schedule, clock, { article, window })?.date;
    const made: LineDelivery = window === undefined ? { date, temperature } : { date };
    known.set(key, made);
    return made;
  };
};
