import type { PlanEntry } from '@gastroshop/domain/cart';
import type { DeliveryPlan } from '../../delivery';
import type { PlanLine } from './plan-line';

const NOTHING: readonly PlanEntry[] = [];

/**
 * What is planned of a line: its plan; without one all of it on the day its tour comes. Nothing for what is not in the
 * cart.
 */
export const shownPlan = (
  { line, product }: PlanLine,
  deliveries: Pick<DeliveryPlan, 'lineOf'>,
): readonly PlanEntry[] => {
  if (line === undefined || line.removed) return NOTHING;
  if (line.plan !== undefined) return line.plan;
  const date = deliveries.lineOf(product.attributes)?.date;
  return date === undefined ? NOTHING : [{ date, amount: line.amount }];
};
