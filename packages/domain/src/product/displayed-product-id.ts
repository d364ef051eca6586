/** The two numbers a product may be known by. */
export interface ProductIdentity {
  readonly sku: string;
  /** The number all branches share; a branch may not have given one. */
  readonly crossTenantProductId?: string | undefined;
}

/**
 * The number a user is shown for a product: the cross-tenant one for users with that flag, else the sku (PRD-1).
 * Where the cross-tenant number is missing or empty the sku stands in, so that a product always has a number.
 *
 * @example displayedProductId({ sku: '100123', crossTenantProductId: 'X9' }, true) // 'X9'
 */
export const displayedProductId = (
  { sku, crossTenantProductId }: ProductIdentity,
  shouldSeeCrossTenantProductId: boolean,
): string =>
  shouldSeeCrossTenantProductId && crossTenantProductId !== undefined && crossTenantProductId !== ''
    ? crossTenantProductId
    : sku;
