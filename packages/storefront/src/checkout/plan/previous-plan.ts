import { minimumAmountFor } from '@gastroshop/domain/quantity';
import type { PlanEntry } from '@gastroshop/domain/cart';
import { unitOf } from '../../product';
import type { PlanLine } from './plan-line';
import type { PlanningContext } from './planning-context';
import { splitLineEvenly } from './split-line-evenly';

/**
 * What was ordered earlier as an amount of a unit, rounded up to whole ones; undefined where nothing was, or where it is
 * beyond what a line may hold.
 */
export const previousAmount = (
  { product, earlier }: Pick<PlanLine, 'product' | 'earlier'>,
  unitAbbreviation: string,
): number | undefined => {
  const unit = unitOf(product, unitAbbreviation);
  if (earlier === undefined || earlier.quantity <= 0 || unit === undefined) return undefined;
  return minimumAmountFor(earlier.quantity, unit);
};

/** The amount of earlier, spread over the days it can come on; nothing where there is none. */
export const previousPlan = (
  planLine: PlanLine,
  unit: string,
  dates: readonly string[],
  planning: PlanningContext,
): readonly PlanEntry[] => {
  const amount = previousAmount(planLine, unit);
  return amount === undefined ? [] : splitLineEvenly(planLine.product, unit, amount, dates, planning);
};
