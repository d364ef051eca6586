import type { Product } from '@gastroshop/api-contract';
import { effectiveStatus, isOrderable } from '@gastroshop/domain/product';

/** Numbers of the articles to order in place of one that cannot be had; none while it can. */
export const replacementSkus = (product: Product): readonly string[] =>
  isOrderable(effectiveStatus(product)) ? [] : (product.replacementSkus ?? []);
