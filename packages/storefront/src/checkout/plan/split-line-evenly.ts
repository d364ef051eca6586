import type { Product } from '@gastroshop/api-contract';
import type { PlanEntry } from '@gastroshop/domain/cart';
import { initialAmount, unitOf } from '../../product';
import { splitEvenly } from './plan-entries';
import type { PlanningContext } from './planning-context';

/** An amount of an article spread evenly over those of the days it can come on. */
export const splitLineEvenly = (
  product: Product,
  unitAbbreviation: string,
  amount: number,
  dates: readonly string[],
  planning: PlanningContext,
): readonly PlanEntry[] => {
  const unit = unitOf(product, unitAbbreviation);
  if (unit === undefined) return [];
  const possible = dates.filter((date) => planning.dayOf(product.attributes, date)?.possible === true);
  const smallest = initialAmount(product, unit);
  return possible.length === 0 ? [] : splitEvenly(Math.max(amount, smallest), possible, smallest);
};
