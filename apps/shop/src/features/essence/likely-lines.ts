import type { BoughtProduct, Product } from '@gastroshop/api-contract';
import { initialAmount, unitOf } from '@gastroshop/storefront/product';

/** An article that is likely to be ordered, and how much of it is taken. */
export interface LikelyLine {
  readonly product: Product;
  readonly bought: BoughtProduct;
  /** What is usual, or the smallest amount that can be ordered. */
  readonly usual: LikelyAmount;
  /** What is taken; amount 0: it is left out today. */
  readonly taken: LikelyAmount;
}

/** An amount in a unit. */
export interface LikelyAmount {
  readonly amount: number;
  /** Abbreviation. */
  readonly unit: string;
}

/** So many are proposed at once. */
export const MAX_LIKELY_LINES = 8;
/** So many are told as due. */
export const MAX_DUE_LINES = 24;

/** All are taken from the start, each in its usual amount; what cannot be ordered in any unit is not there. */
export const likelyLines = (
  products: readonly Product[],
  bought: readonly BoughtProduct[],
  atMost: number = MAX_LIKELY_LINES,
): readonly LikelyLine[] =>
  products
    .flatMap((product): LikelyLine[] => {
      const own = bought.find(({ sku }) => sku === product.sku);
      const unit = unitOf(product, own?.usual?.unit);
      if (own === undefined || unit === undefined) return [];
      const { abbreviation } = unit;
      const known = own.usual?.unit === abbreviation ? own.usual.amount : undefined;
      const usual = { amount: known ?? initialAmount(product, unit), unit: abbreviation };
      return [{ product, bought: own, usual, taken: usual }];
    })
    .slice(0, atMost);

/** An amount as it is taken: nothing, or not below the smallest that can be ordered. */
export const takenOf = (
  product: Pick<Product, 'units' | 'minSaleQuantity'>,
  { amount, unit: abbreviation }: LikelyAmount,
): LikelyAmount => {
  const unit = unitOf(product, abbreviation);
  if (amount === 0 || unit === undefined) return { amount: 0, unit: abbreviation };
  return { amount: Math.max(amount, initialAmount(product, unit)), unit: unit.abbreviation };
};
