import type { DeliveryPlan, PlannedTour } from '../../delivery';
import type { CheckoutLine } from './checkout-line';

/** The tours whose day is still to be chosen: those that carry something that is not planned. */
export const unscheduledTours = (
  plan: DeliveryPlan,
  lines: readonly Pick<CheckoutLine, 'plan' | 'product'>[],
): readonly PlannedTour[] => {
  const open = lines.filter((line) => line.plan === undefined);
  if (open.length === lines.length) return plan.tours;
  const names = new Set(open.map(({ product }) => plan.lineOf(product.attributes)?.tour.tour.name));
  return plan.tours.filter(({ tour }) => names.has(tour.name));
};
