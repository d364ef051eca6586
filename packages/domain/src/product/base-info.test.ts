import { describe, expect, it } from 'vitest';
import { productBaseInfo } from './base-info';

describe("a list row's part of a product", () => {
  it('derives everything', () => {
    const product = {
      sku: '100123',
      crossTenantProductId: 'X9',
      name: 'Tomaten',
      attributes: [{ key: 'Bestellartikel', extension: '3' }],
      minSaleQuantity: 6,
      isNew: true,
      status: 'ACTIVE',
      shopAvailability: { status: 'AVAILABLE_SOON', availabilityETA: '2026-12-01' },
    } as const;
    expect(productBaseInfo(product, true)).toStrictEqual({
      sku: '100123',
      name: 'Tomaten',
      displayedProductId: 'X9',
      isPreOrder: true,
      isNew: true,
      minSaleQuantity: 6,
      attributeBadges: [
        { key: 'Bestellartikel', extension: '3', displayName: 'Bestellartikel', hasIcon: true },
      ],
      availability: { status: 'AVAILABLE_SOON', availabilityETA: '2026-12-01' },
    });
  });

  it('says nothing of availability when the product is active', () => {
    expect(productBaseInfo({ sku: '100123', name: 'Tomaten', status: 'ACTIVE' }, false)).toStrictEqual({
      sku: '100123',
      name: 'Tomaten',
      displayedProductId: '100123',
      isPreOrder: false,
      isNew: false,
      minSaleQuantity: 0,
      attributeBadges: [],
    });
  });

  it('gives no date where there is none', () => {
    const info = productBaseInfo({ sku: '1', name: 'Öl', status: 'REMOVED_FROM_INVENTORY' }, false);
    expect(info.availability).toStrictEqual({ status: 'REMOVED_FROM_INVENTORY' });
  });

  it('PRD-2: a minimum sale quantity below 1 counts as 0', () => {
    const product = { sku: '1', name: 'Öl', status: 'ACTIVE', minSaleQuantity: 0.5 } as const;
    expect(productBaseInfo(product, false).minSaleQuantity).toBe(0);
  });
});
