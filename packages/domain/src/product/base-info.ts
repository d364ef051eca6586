import { normalizedMinimum } from '../quantity';
import { type ProductAttribute, hasAttribute } from './attribute';
import { type AttributeBadge, attributeBadges } from './attribute-badge';
import { displayedProductId, type ProductIdentity } from './displayed-product-id';
import { effectiveStatus, type ProductStatus, type StatusBearer } from './status';

/** What a list needs of a product. */
export interface ProductListSource extends ProductIdentity, StatusBearer {
  readonly name: string;
  readonly attributes?: readonly ProductAttribute[] | undefined;
  readonly minSaleQuantity?: number | undefined;
  readonly isNew?: boolean | undefined;
}

/** Why and until when a product cannot be had. */
export interface ProductUnavailability {
  readonly status: Exclude<ProductStatus, 'ACTIVE'>;
  readonly availabilityETA?: string | undefined;
}

/** A product as a list row or tile shows it. */
export interface ProductBaseInfo {
  readonly sku: string;
  readonly name: string;
  readonly displayedProductId: string;
  readonly isPreOrder: boolean;
  readonly isNew: boolean;
  /** Storage units; values below 1 are 0 (PRD-2). */
  readonly minSaleQuantity: number;
  readonly attributeBadges: readonly AttributeBadge[];
  /** Present only when the product cannot be ordered now. */
  readonly availability?: ProductUnavailability | undefined;
}

/**
 * A list row's part of a product.
 *
 * @param shouldSeeCrossTenantProductId the user's flag for the number to show (PRD-1)
 */
export const productBaseInfo = (
  product: ProductListSource,
  shouldSeeCrossTenantProductId: boolean,
): ProductBaseInfo => {
  const attributes = product.attributes ?? [];
  return {
    sku: product.sku,
    name: product.name,
    displayedProductId: displayedProductId(product, shouldSeeCrossTenantProductId),
    isPreOrder: hasAttribute(attributes, 'Bestellartikel'),
    isNew: product.isNew ?? false,
    minSaleQuantity: normalizedMinimum(product.minSaleQuantity ?? 0),
    attributeBadges: attributeBadges(attributes),
    ...unavailability(product),
  };
};

const unavailability = (product: ProductListSource): Pick<ProductBaseInfo, 'availability'> => {
  const status = effectiveStatus(product);
  if (status === 'ACTIVE') return {};
  const eta = product.shopAvailability?.availabilityETA;
  return { availability: { status, ...(eta === undefined ? {} : { availabilityETA: eta }) } };
};
