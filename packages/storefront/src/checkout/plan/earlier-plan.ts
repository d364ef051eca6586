import { minimumAmountFor } from '@gastroshop/domain/quantity';
import type { PlanEntry } from '@gastroshop/domain/cart';
import { unitOf } from '../../product';
import type { PlanLine } from './plan-line';
import type { Planning } from './planning';
import { spreadLine } from './spread-line';

/**
 * What was ordered earlier as an amount of a unit, rounded up to whole ones; undefined where nothing was, or where it is
 * beyond what a line may hold.
 */
export const earlierAmount = (
  { product, earlier }: Pick<PlanLine, 'product' | 'earlier'>,
  unitAbbreviation: string,
): number | undefined => {
  const unit = unitOf(product, unitAbbreviation);
  if (earlier === undefined || earlier.quantity <= 0 || unit === undefined) return undefined;
  return minimumAmountFor(earlier.quantity, unit);
};

/** The amount of earlier, spread over the days it can come on; nothing where there is none. */
export const earlierPlan = (
  planLine: PlanLine,
  unit: string,
  dates: readonly string[],
  planning: Planning,
): readonly PlanEntry[] => {
  const amount = earlierAmount(planLine, unit);
  return amount === undefined ? [] : spreadLine(planLine.product, unit, amount, dates, planning);
};
