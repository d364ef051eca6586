import { isOrderable, type ProductStatus } from './status';

/** Why a toggle can do nothing. */
export type CartToggleDisabledReason = 'CART_UNKNOWN' | 'STATUS_UNKNOWN' | 'NOT_ACTIVE';

/** What pressing the cart toggle of a product does. */
export type CartToggle =
  | { readonly action: 'ADD' }
  | { readonly action: 'REMOVE' }
  | { readonly action: 'DISABLED'; readonly obstacle: CartToggleDisabledReason };

/** What the toggle depends on. */
export interface CartToggleInput {
  /** Whether the product is in the cart; undefined while the cart is not loaded or failed to load. */
  readonly inCart: boolean | undefined;
  /** The product's status; undefined while the product is not loaded. */
  readonly status: ProductStatus | undefined;
}

/**
 * What the cart toggle of a product may do now.
 *
 * Rules: it adds what is not in the cart and removes what is (CRT-1); only an active product is added, but any can
 * be taken out again (PRD-6). As long as the cart is unknown nobody can tell which of the two a press
 * would mean, so the toggle is disabled.
 *
 * @example cartToggle({ inCart: true, status: 'INACTIVE' }) // { action: 'REMOVE' }
 */
export const cartToggle = ({ inCart, status }: CartToggleInput): CartToggle => {
  if (inCart === undefined) return { action: 'DISABLED', obstacle: 'CART_UNKNOWN' };
  if (inCart) return { action: 'REMOVE' };
  if (status === undefined) return { action: 'DISABLED', obstacle: 'STATUS_UNKNOWN' };
  return isOrderable(status) ? { action: 'ADD' } : { action: 'DISABLED', obstacle: 'NOT_ACTIVE' };
};
