import { describe, expect, it } from 'vitest';
import { CHECKOUT_STEPS, checkoutStepOf } from './checkout-step';

describe('NAV-6: the checkout step, from the end of the path', () => {
  it('is one of cart, delivery, confirmation, in this order', () => {
    expect(CHECKOUT_STEPS).toEqual(['cart', 'delivery', 'confirmation']);
  });

  it.each([
    ['/checkout', 'cart'],
    ['/checkout/', 'cart'],
    ['/checkout/cart', 'cart'],
    ['/checkout/delivery', 'delivery'],
    ['/checkout/delivery/', 'delivery'],
    ['/checkout/delivery?day=2026-11-26', 'delivery'],
    ['/checkout/delivery#address', 'delivery'],
    ['/checkout/confirmation', 'confirmation'],
    ['/checkout/Delivery', 'cart'],
    ['/checkout/no-delivery', 'cart'],
    ['/checkout/delivery/other', 'cart'],
    ['/checkout?step=/delivery', 'cart'],
    ['/checkout#/delivery', 'cart'],
    ['/subshop/promotions/delivery/checkout', 'cart'],
    ['/subshop/promotions/F1/checkout/confirmation', 'confirmation'],
    ['', 'cart'],
  ])('%s is %s', (address, step) => {
    expect(checkoutStepOf(address)).toBe(step);
  });
});
