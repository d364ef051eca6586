import type { Product } from '@gastroshop/api-contract';
import { displayedProductId } from '@gastroshop/domain/product';
import { type ProductContext, unitOf } from '../../product';
import type { PadLine } from '../lines/pad-line';
import type { RowChange } from '../rows/pad-action';

/** What would mend a row with one key. */
export type Remedy =
  | { readonly kind: 'ARTICLE'; readonly product: Product }
  | { readonly kind: 'UNIT'; readonly abbreviation: string };

/** Remedies shown beside each other. */
export const MOST_REMEDIES = 3;

/** Tells remedies of a row apart. */
export const remedyKey = (remedy: Remedy): string =>
  remedy.kind === 'ARTICLE' ? remedy.product.sku : remedy.abbreviation;

/**
 * What a remedy changes in its row. Where no unit was written, the one that is shown with the article is taken with it;
 * one that was written stays, and is asked about if the article does not come in it.
 */
export const remedyChange = (
  { row }: PadLine,
  remedy: Remedy,
  { crossTenantNumbers }: Pick<ProductContext, 'crossTenantNumbers'>,
): RowChange => {
  if (remedy.kind === 'UNIT') return { id: row.id, unit: remedy.abbreviation };
  const { product } = remedy;
  const unit =
    row.unit.trim() === '' && row.reading !== undefined ? unitOf(product)?.abbreviation : undefined;
  return {
    id: row.id,
    article: displayedProductId(product, crossTenantNumbers),
    ...(unit !== undefined && { unit }),
  };
};
