import type { BoughtProduct, Product } from '@gastroshop/api-contract';
import type { AmountAndQuery } from '@gastroshop/domain/order-list';
import { offeredUnits, smallestAllowedAmount, unitMeant } from '@gastroshop/domain/quantity';
import { unitOf } from '../product';

/** How much of a suggested article Enter puts into the cart. */
export interface WantedAmount {
  readonly amount: number;
  /** Abbreviation. */
  readonly unit: string;
  /** TYPED: it was typed; USUAL: it is what the customer usually orders; OFFERED: one, or the smallest that can be. */
  readonly from: 'TYPED' | 'USUAL' | 'OFFERED';
}

/**
 * How much of an article is wanted: what was typed, else what is usual, else the smallest that can be ordered. Another unit
 * than the one typed is never taken in its place.
 *
 * @returns undefined where the article is not sold in the unit that was typed
 */
export const wantedAmount = (
  { units, minSaleQuantity }: Pick<Product, 'units' | 'minSaleQuantity'>,
  typed: Pick<AmountAndQuery, 'amount' | 'unit'>,
  usual: BoughtProduct['usual'],
): WantedAmount | undefined => {
  const named = typed.unit === undefined ? undefined : unitMeant(offeredUnits(units), typed.unit);
  if (typed.unit !== undefined && named === undefined) return undefined;
  const unit = named ?? unitOf({ units }, usual?.unit);
  if (unit === undefined) return undefined;
  const { abbreviation } = unit;
  if (typed.amount !== undefined) return { amount: typed.amount, unit: abbreviation, from: 'TYPED' };
  if (usual?.unit === abbreviation) return { ...usual, from: 'USUAL' };
  const smallest = smallestAllowedAmount(minSaleQuantity, unit);
  return smallest === undefined ? undefined : { amount: smallest, unit: abbreviation, from: 'OFFERED' };
};
