import { describe, expect, it } from 'vitest';
import { displayedProductId } from './displayed-product-id';

describe('PRD-1: the displayed id is the cross-tenant one for users with the flag, else the sku', () => {
  const product = { sku: '100123', crossTenantProductId: 'X9' };

  it('shows the cross-tenant id with the flag', () => {
    expect(displayedProductId(product, true)).toBe('X9');
  });

  it('shows the sku without the flag', () => {
    expect(displayedProductId(product, false)).toBe('100123');
  });

  it.each([undefined, ''])('falls back to the sku when the cross-tenant id is %j', (crossTenantProductId) => {
    expect(displayedProductId({ sku: '100123', crossTenantProductId }, true)).toBe('100123');
  });
});
