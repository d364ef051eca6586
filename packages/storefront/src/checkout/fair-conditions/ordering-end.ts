import type { Customer } from '@gastroshop/api-contract';
import { addDays, viennaInstant } from '@gastroshop/domain/calendar';
import { fairWindow, possibleDeliveries } from '@gastroshop/domain/delivery';
import { deliveryScheduleOf } from '../../delivery';
import type { FairConditions } from '../../shop';

/** Until when orders are taken. */
export interface OrderingEnd {
  /** Epoch milliseconds. */
  readonly at: number;
  /** `ORDER`: the deadline of the customer's last delivery; `PLACE`: nobody in particular is asked, the last day ends. */
  readonly kind: 'ORDER' | 'PLACE';
}

/**
 * When ordering ends: for a customer with the deadline of the last delivery between the dates, for others with the last
 * date itself. Undefined where no date is told, or where it is over.
 *
 * @param now the backend's time, epoch milliseconds
 */
export const orderingEnd = (
  terms: FairConditions,
  customer: Customer | undefined,
  now: number,
): OrderingEnd | undefined => {
  const clock = { now: () => now };
  if (customer !== undefined) {
    const last = possibleDeliveries(deliveryScheduleOf(customer), clock, {
      window: fairWindow(terms, clock),
    }).at(-1);
    return last && { at: last.deadline, kind: 'ORDER' };
  }
  const { lastPossibleDeliveryDate: day } = terms;
  if (day === undefined) return undefined;
  const at = viennaInstant(addDays(day, 1), '00:00');
  return at > now ? { at, kind: 'PLACE' } : undefined;
};
