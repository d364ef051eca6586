import { type Delivery, findDelivery, type DeliverySchedule } from '@gastroshop/domain/delivery';
import type { DeliveryPlan } from '../../delivery';
import type { CheckoutLine } from '../lines/checkout-line';
import { unscheduledTours } from '../lines/unscheduled-tours';

/** A delivery something of the cart comes with. */
export interface UpcomingDelivery {
  readonly delivery: Delivery;
  readonly schedule: DeliverySchedule;
}

/** The deliveries the goods come with, that of the earliest deadline first: those of the tours, and those planned for. */
export const upcomingDeliveries = (
  lines: readonly CheckoutLine[],
  plan: DeliveryPlan,
): readonly UpcomingDelivery[] => {
  const coming = new Map<string, UpcomingDelivery>();
  for (const { tour, delivery, schedule } of unscheduledTours(plan, lines)) {
    if (delivery !== undefined) coming.set(`${tour.name} ${delivery.date}`, { delivery, schedule });
  }
  for (const { plan: entries = [], product } of lines) {
    const tour = entries.length === 0 ? undefined : plan.lineOf(product.attributes)?.tour;
    for (const { date } of entries) {
      const key = `${tour?.tour.name ?? ''} ${date}`;
      const delivery = tour === undefined || coming.has(key) ? undefined : findDelivery(tour.schedule, date);
      if (tour !== undefined && delivery !== undefined)
        coming.set(key, { delivery, schedule: tour.schedule });
    }
  }
  return [...coming.values()].sort((one, other) => one.delivery.deadline - other.delivery.deadline);
};
