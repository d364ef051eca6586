import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/test-context';
import { testProduct } from '../testing/test-product';
import { toProductCardData } from './product-summary';

const steak = testProduct('104728', 'Beiried', {
  crossTenantProductId: 'X9',
  productDisplayName: 'Beiried ca. 3,5 kg',
  thumbnailUrl: '/media/beiried.jpg',
  attributes: [
    { key: 'Gekuehlt' },
    { key: 'AMA-Siegel', displayName: 'AMA-Gütesiegel' },
    { key: 'Wiegeartikel' },
    { key: 'Bestellartikel' },
    { key: 'Bio' },
  ],
});

describe('an article as lists show it', () => {
  it('PRD-1: is known by its sku, for those with the flag by the number all tenants share', () => {
    expect(toProductCardData(steak, 1, undefined, testContext()).number).toBe('104728');
    const shared = toProductCardData(steak, 1, undefined, testContext({ crossTenantNumbers: true }));
    expect(shared).toMatchObject({ id: '104728', number: 'X9' });
  });

  it('PRD-4: three badges with a picture, in the words of the language, others with their word alone', () => {
    const { badges } = toProductCardData(steak, 1, undefined, testContext({ loggedIn: false }));
    expect(badges).toEqual([
      { key: 'Gekuehlt', hasIcon: true, label: 'gekühlt' },
      { key: 'AMA-Siegel', hasIcon: false, label: 'AMA-Gütesiegel' },
      { key: 'Wiegeartikel', hasIcon: true, label: 'Wiegeartikel' },
      { key: 'Bestellartikel', hasIcon: true, label: 'Vorbestellung' },
      { key: 'Bio', hasIcon: false, label: 'Bio' },
    ]);
  });

  it('does not say twice that it is ordered in advance', () => {
    const { badges, banner } = toProductCardData(steak, 1, undefined, testContext());
    expect(banner).toEqual({ kind: 'PRE_ORDER' });
    expect(badges?.map(({ key }) => key)).not.toContain('Bestellartikel');
  });

  it('carries name, address, picture and the price of the amount', () => {
    expect(toProductCardData(steak, 1, undefined, testContext())).toMatchObject({
      name: 'Beiried ca. 3,5 kg',
      href: '/product/104728',
      picture: { url: '/media/beiried.jpg' },
      price: { priceText: '€\u00a04,49', unit: 'Stk' },
    });
  });

  it('an article without units has no price, and does not break the list', () => {
    const summary = toProductCardData({ ...steak, units: [] }, 1, undefined, testContext());
    expect(summary).not.toHaveProperty('price');
    expect(summary.name).toBe('Beiried ca. 3,5 kg');
  });
});
