import type { Product } from '@gastroshop/api-contract';
import type { LineProduct } from '@gastroshop/domain/cart';
import { effectiveStatus } from '@gastroshop/domain/product';

/**
 * What the domain's checks of cart lines need of a product.
 *
 * @example lineIssue(line, lineProductOf(product, products.restricted.has(product.sku)))
 */
export const lineProductOf = (product: Product, isRestricted = false): LineProduct => ({
  name: product.name,
  status: effectiveStatus(product),
  restricted: isRestricted,
  minSaleQuantity: product.minSaleQuantity,
  units: product.units,
});
