import type { Product } from '@gastroshop/api-contract';
import type { PlanEntry } from '@gastroshop/domain/cart';
import { offeredAmount, unitOf } from '../../product';
import { spreadOver } from './plan-entries';
import type { Planning } from './planning';

/** An amount of an article spread evenly over those of the days it can come on. */
export const spreadLine = (
  product: Product,
  unitAbbreviation: string,
  amount: number,
  dates: readonly string[],
  planning: Planning,
): readonly PlanEntry[] => {
  const unit = unitOf(product, unitAbbreviation);
  if (unit === undefined) return [];
  const possible = dates.filter((date) => planning.dayOf(product.attributes, date)?.possible === true);
  const smallest = offeredAmount(product, unit);
  return possible.length === 0 ? [] : spreadOver(Math.max(amount, smallest), possible, smallest);
};
