import type { BoughtProduct, Product } from '@gastroshop/api-contract';
import { effectiveStatus, isOrderable } from '@gastroshop/domain/product';
import { offeredUnits, unitMeant } from '@gastroshop/domain/quantity';

/** What articles found are put in order by, where somebody is about to order one. */
export interface Wanted {
  readonly bought: readonly BoughtProduct[];
  /** As typed; missing where none was. */
  readonly unit: string | undefined;
  /** Whether an article fits about as well as the best. */
  readonly fits: (sku: string) => boolean;
}

/**
 * Puts first what the customer buys, in the unit named before others, then what is sold in the unit, then the rest; those
 * alike keep the order of the search.
 */
export const wantedFirst = (
  products: readonly Product[],
  { bought, unit, fits }: Wanted,
): readonly Product[] => {
  const boughtOf = new Map(bought.map((one) => [one.sku, one]));
  const rankOf = (product: Product): number => {
    if (!isOrderable(effectiveStatus(product))) return 4;
    const own = fits(product.sku) ? boughtOf.get(product.sku) : undefined;
    const meant = unit === undefined ? undefined : unitMeant(offeredUnits(product.units), unit);
    const isSoldSo = unit === undefined || meant !== undefined;
    if (!isSoldSo) return 3;
    if (own === undefined) return 2;
    const units = [own.last.unit, own.usual?.unit];
    return meant === undefined || units.includes(meant.abbreviation) ? 0 : 1;
  };
  return products
    .map((product) => ({ product, rank: rankOf(product) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ product }) => product);
};
