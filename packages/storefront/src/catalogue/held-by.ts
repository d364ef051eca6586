import type { Product } from '@gastroshop/api-contract';
import { toOrderUnits, unitOf } from '../product';

/** Longer descriptions tell more than a size. */
const SIZE_LENGTH_AT_MOST = 24;

/**
 * What one of a unit of an article holds, as its second line begins: "12 Btl" for a carton of twelve, else the size it is
 * described with; undefined where neither is known.
 */
export const heldBy = (
  product: Pick<Product, 'units' | 'minSaleQuantity' | 'shortDescription'>,
  unit: string | undefined,
): string | undefined => {
  const { abbreviation } = unitOf(product, unit) ?? {};
  const content = toOrderUnits(product).find((one) => one.abbreviation === abbreviation)?.content;
  if (content !== undefined) return content;
  // "Glas zu 450 g, 12 im Karton"
  const [size = ''] = (product.shortDescription ?? '').split(', ');
  return size === '' || size.length > SIZE_LENGTH_AT_MOST ? undefined : size;
};
