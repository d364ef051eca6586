import type { Product } from '@gastroshop/api-contract';
import { displayedProductId } from '@gastroshop/domain/product';
import { findDrawing, type ProductCardData } from '@gastroshop/ui/product';
import { productBannerOf } from './product-banner';
import type { ProductContext } from './product-context';
import { productFamily } from './product-family';
import { toBasePriceLabel, toPriceLabel } from './to-price-label';
import { unitOf } from './product-units';
import { toBadges } from './to-badges';

/** An article as lists and tiles show it, its price for the amount that stands in the order control. */
export const toProductCardData = (
  product: Product,
  amount: number,
  unitAbbreviation: string | undefined,
  context: ProductContext,
): ProductCardData => {
  const unit = unitOf(product, unitAbbreviation);
  const family = productFamily(product);
  const banner = productBannerOf(product, context);
  const price = unit && toPriceLabel(product, unit, amount, context);
  const basePrice = unit && toBasePriceLabel(product, unit, amount, context);
  return {
    id: product.sku,
    number: displayedProductId(product, context.crossTenantNumbers),
    name: product.productDisplayName ?? product.name,
    href: context.paths.product(product.sku),
    picture: {
      family,
      drawing: findDrawing(product.name, family),
      ...(product.thumbnailUrl !== undefined && { url: product.thumbnailUrl }),
    },
    badges: toBadges(product, banner, context.locale),
    ...(banner !== undefined && { banner }),
    ...(price !== undefined && { price }),
    ...(basePrice !== undefined && { basePrice }),
  };
};
