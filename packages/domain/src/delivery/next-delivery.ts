import type { Clock } from '../calendar';
import type { Delivery } from './delivery';
import type { DeliveryQuery } from './delivery-query';
import { earliestDelivery } from './possible-deliveries';
import type { DeliverySchedule } from './schedule';

/** The next delivery and what comes of an order that misses its deadline. */
export interface NextDelivery {
  readonly earliest: Delivery;
  /** The earliest delivery once the first one's deadline has passed; undefined when none is offered then. */
  readonly afterDeadline: Delivery | undefined;
}

/**
 * What the header tells a buyer: the earliest possible delivery with its deadline, and the day everything moves to
 * if that deadline passes.
 *
 * @returns undefined when no delivery is possible
 */
export const nextDelivery = (
  schedule: DeliverySchedule,
  clock: Clock,
  query: DeliveryQuery = {},
): NextDelivery | undefined => {
  const earliest = earliestDelivery(schedule, clock, query);
  if (earliest === undefined) return undefined;
  const atDeadline: Clock = { now: () => earliest.deadline };
  return { earliest, afterDeadline: earliestDelivery(schedule, atDeadline, query) };
};
