/** Whose cart it is. */
export interface CartScope {
  /** The own shop, or the sub-shop of a fair with its code. */
  readonly place: { readonly kind: 'SHOP' } | { readonly kind: 'FAIR'; readonly fairCode: string };
  readonly tenant: string;
  /** The customer acted for; empty for visitors and before one is chosen. */
  readonly customerId: string;
  /** The signed-in user; empty for visitors. */
  readonly userId: string;
}
