import { pathOfUrl } from './path-of-url';

/** The steps of the checkout in their order (NAV-6). */
export const CHECKOUT_STEPS = ['cart', 'delivery', 'confirmation'] as const;

/** A step of the checkout. */
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/**
 * The step of the checkout, from the end of the path (NAV-6); the cart when the end names none. The same in the
 * main shop and in a fair.
 *
 * @example checkoutStepOf('/checkout/delivery') // 'delivery'
 */
export const checkoutStepOf = (address: string): CheckoutStep => {
  const end = pathOfUrl(address).replace(/\/$/, '').split('/').at(-1);
  return CHECKOUT_STEPS.find((step) => step === end) ?? 'cart';
};
