/** What a product may be, as the wire names it (PRD-6). */
export const PRODUCT_STATUSES = ['ACTIVE', 'INACTIVE', 'AVAILABLE_SOON', 'REMOVED_FROM_INVENTORY'] as const;

/** Whether a product can be ordered now, later or no more, see {@link PRODUCT_STATUSES}. */
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** What the shop says about a product's availability. */
export interface ShopAvailability {
  readonly status: ProductStatus;
  /** Expected arrival: YYYY-MM-DD or a timestamp. */
  readonly availabilityETA?: string | undefined;
}

/** The two places in which a product carries a status. */
export interface ProductWithStatus {
  readonly status?: ProductStatus | undefined;
  readonly shopAvailability?: ShopAvailability | undefined;
}

/**
 * The one status that counts. The shop's availability is looked at first, because it knows more (a date, the reason);
 * the product's own status decides when the availability raises no objection.
 *
 * A product that carries neither is INACTIVE: what nobody vouches for is not sold.
 *
 * @example effectiveStatus({ status: 'INACTIVE', shopAvailability: { status: 'ACTIVE' } }) // 'INACTIVE'
 */
export const effectiveStatus = ({ status, shopAvailability }: ProductWithStatus): ProductStatus => {
  const availability = shopAvailability?.status;
  if (availability !== undefined && availability !== 'ACTIVE') return availability;
  return status ?? availability ?? 'INACTIVE';
};

/** Whether a product of this status may newly be put into the cart (PRD-6: only an active one). */
export const isOrderable = (status: ProductStatus): boolean => status === 'ACTIVE';
