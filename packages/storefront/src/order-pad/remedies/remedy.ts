import type { Product } from '@gastroshop/api-contract';
import { displayedProductId } from '@gastroshop/domain/product';
import type { ProductContext } from '../../product';
import type { PadLine } from '../lines/pad-line';
import type { RowChange } from '../rows/pad-action';

/** What would mend a row with one key. */
export type Remedy =
  | { readonly kind: 'ARTICLE'; readonly product: Product }
  | { readonly kind: 'UNIT'; readonly abbreviation: string; readonly name: string }
  | { readonly kind: 'AMOUNT'; readonly amount: number; readonly unit: string };

/** Remedies shown beside each other. */
export const MOST_REMEDIES = 2;

/** Tells remedies of a row apart. */
export const remedyKey = (remedy: Remedy): string => {
  switch (remedy.kind) {
    case 'ARTICLE':
      return remedy.product.sku;
    case 'UNIT':
      return remedy.abbreviation;
    case 'AMOUNT':
      return String(remedy.amount);
  }
};

/** What a remedy changes in its row. */
export const remedyChange = (
  { row }: PadLine,
  remedy: Remedy,
  { crossTenantNumbers }: Pick<ProductContext, 'crossTenantNumbers'>,
): RowChange => {
  switch (remedy.kind) {
    case 'ARTICLE':
      return { id: row.id, article: displayedProductId(remedy.product, crossTenantNumbers) };
    case 'UNIT':
      return { id: row.id, unit: remedy.abbreviation };
    case 'AMOUNT':
      return { id: row.id, amount: String(remedy.amount) };
  }
};
