import type { Product } from '@gastroshop/api-contract';
import type { LineArticle } from '@gastroshop/domain/cart';
import { effectiveStatus } from '@gastroshop/domain/product';

/**
 * What the domain's checks of cart lines need of a product.
 *
 * @example lineProblem(line, lineArticleOf(product, products.restricted.has(product.sku)))
 */
export const lineArticleOf = (product: Product, isRestricted = false): LineArticle => ({
  name: product.name,
  status: effectiveStatus(product),
  restricted: isRestricted,
  minSaleQuantity: product.minSaleQuantity,
  units: product.units,
});
