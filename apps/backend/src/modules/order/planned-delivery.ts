import type { Clock } from '@gastroshop/domain/calendar';
import {
  productDeadline,
  checkDeliveryDay,
  earliestDelivery,
  type DeliveryDay,
  type DeliverySchedule,
  type DeliveryWindow,
} from '@gastroshop/domain/delivery';
import { throwProblem } from '../../http';
import type { LineView } from '../cart';

/**
 * The delivery a part of a line is planned for, checked by the server's clock with the article's own deadline (FAI-2).
 *
 * @throws ProblemError delivery-day-not-possible, deadline-passed with the article's next possible day; both name the
 *   article and the day
 */
export const plannedDelivery = (
  schedule: DeliverySchedule,
  clock: Clock,
  day: string,
  { sku, product }: Pick<LineView, 'sku' | 'product'>,
  window: DeliveryWindow | undefined,
): Extract<DeliveryDay, { possible: true }> => {
  const query = { window, article: productDeadline(product.attributes) };
  const delivery = checkDeliveryDay(schedule, clock, day, query);
  if (delivery.possible) return delivery;
  if (delivery.reason !== 'DEADLINE_PASSED')
    return throwProblem('delivery-day-not-possible', {
      more: { sku, day },
      detail: 'There is no delivery on a planned day.',
    });
  const next = earliestDelivery(schedule, clock, query)?.date;
  return throwProblem('deadline-passed', {
    more: { sku, day, ...(next !== undefined && { nextPossibleDay: next }) },
  });
};
