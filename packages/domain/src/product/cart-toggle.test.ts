import { describe, expect, it } from 'vitest';
import { cartToggle } from './cart-toggle';

describe('CRT-1: the toggle adds what is not in the cart and removes what is', () => {
  it('adds', () => {
    expect(cartToggle({ inCart: false, status: 'ACTIVE' })).toEqual({ action: 'ADD' });
  });

  it('removes', () => {
    expect(cartToggle({ inCart: true, status: 'ACTIVE' })).toEqual({ action: 'REMOVE' });
  });

  it('does nothing while the cart is unknown or failed to load', () => {
    expect(cartToggle({ inCart: undefined, status: 'ACTIVE' })).toEqual({
      action: 'DISABLED',
      obstacle: 'CART_UNKNOWN',
    });
  });

  it('adds nothing while the product is unknown, but removes it', () => {
    expect(cartToggle({ inCart: false, status: undefined })).toEqual({
      action: 'DISABLED',
      obstacle: 'STATUS_UNKNOWN',
    });
    expect(cartToggle({ inCart: true, status: undefined })).toEqual({ action: 'REMOVE' });
  });
});

describe('PRD-6: only what is active gets in, but anything gets out', () => {
  it.each(['INACTIVE', 'AVAILABLE_SOON', 'REMOVED_FROM_INVENTORY'] as const)('%s', (status) => {
    expect(cartToggle({ inCart: false, status })).toEqual({ action: 'DISABLED', obstacle: 'NOT_ACTIVE' });
    expect(cartToggle({ inCart: true, status })).toEqual({ action: 'REMOVE' });
  });
});
