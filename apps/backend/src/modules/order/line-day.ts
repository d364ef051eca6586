import type { Clock } from '@gastroshop/domain/calendar';
import {
  alternativeDeliveryDate,
  checkDeliveryDay,
  type DeliveryQuery,
  type DeliverySchedule,
} from '@gastroshop/domain/delivery';
import { throwProblem } from '../../http';

/**
 * The day a line comes on where it cannot come with the rest; undefined where it can.
 *
 * @throws ProblemError delivery-day-not-possible for an article that cannot come at all: a fair ends before its lead
 *   days do
 */
export const lineDay = (
  schedule: DeliverySchedule,
  clock: Clock,
  orderDay: string,
  query: DeliveryQuery,
  sku: string,
): string | undefined => {
  const alternative = alternativeDeliveryDate(schedule, clock, orderDay, query);
  if (alternative === undefined && !checkDeliveryDay(schedule, clock, orderDay, query).possible)
    throwProblem('delivery-day-not-possible', {
      more: { sku },
      detail: 'The article cannot be delivered on any day that is offered.',
    });
  return alternative;
};
