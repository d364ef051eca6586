import type { Product, Unit } from '@gastroshop/api-contract';
import { displayedProductId } from '@gastroshop/domain/product';
import { formatAmount } from '@gastroshop/i18n';
import type { PriceLabelState } from '@gastroshop/ui/price';
import { findDrawing, type ProductCardData } from '@gastroshop/ui/product';
import { productBannerOf } from './product-banner';
import type { ProductContext } from './product-context';
import { productFamily } from './product-family';
import { rowTotalText, toBasePriceLabel, toPriceLabel } from './to-price-label';
import { unitOf } from './product-units';
import { sizedName } from './sized-name';
import { toBadges } from './to-badges';

/** What the amount comes to; nothing where that is the price itself, or none is known. */
const totalOf = (
  product: Product,
  unit: Unit,
  amount: number,
  context: ProductContext,
  price: PriceLabelState | undefined,
): ProductCardData['total'] => {
  const total = amount > 0 ? rowTotalText(product, unit, amount, context) : undefined;
  const one = price === undefined || price === 'ON_REQUEST' ? undefined : price.priceText;
  // "ca. € 4,95" is the price of one kilogram as well.
  return total === undefined || (one !== undefined && total.endsWith(one))
    ? undefined
    : { quantity: formatAmount(amount, unit.abbreviation, context.locale), price: total };
};

/** An article as lists and tiles show it, its price and what it comes to for the amount in the order control. */
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
  const total = unit && totalOf(product, unit, amount, context, price);
  const { name, size } = sizedName(product, unitAbbreviation, context.locale);
  const basePrice = unit && toBasePriceLabel(product, unit, amount, context);
  return {
    id: product.sku,
    number: displayedProductId(product, context.crossTenantNumbers),
    name: product.productDisplayName ?? product.name,
    shortName: name,
    ...(size !== undefined && { size }),
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
    ...(total !== undefined && { total }),
  };
};
