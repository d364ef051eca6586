import { describe, expect, it } from 'vitest';
import { NO_PRICES, testContext } from '../testing/test-context';
import { testProduct } from '@gastroshop/cart/testing';
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
      { key: 'Wiegeartikel', hasIcon: true, label: 'Wiegeartikel', isBilled: true },
      { key: 'Bestellartikel', hasIcon: true, label: 'Vorbestellung', isBilled: true },
      { key: 'Gekuehlt', hasIcon: true, label: 'gekühlt' },
      { key: 'AMA-Siegel', hasIcon: false, label: 'AMA-Gütesiegel' },
      { key: 'Bio', hasIcon: false, label: 'Bio' },
    ]);
  });

  it('what changes the bill comes first, also the strength of a drink', () => {
    const wine = testProduct('1', 'Zweigelt', {
      alcohol: '12.5',
      attributes: [{ key: 'Bio' }, { key: 'Bestellschluss', extension: '11:00' }, { key: 'Wiegeartikel' }],
    });
    const { badges } = toProductCardData(wine, 1, undefined, testContext());
    expect(badges?.map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual([
      'Wiegeartikel',
      '12,5 % vol',
      'Bestellschluss 11:00',
      'Bio',
    ]);
  });

  it.each([
    [1, 'Stk', undefined],
    [3, 'Stk', ['3 Stk', '€ 13,47']],
    [2, 'Ktn', ['2 Ktn', '€ 53,88']],
    [0, 'Stk', undefined],
  ] as const)('%i %s come to %j', (amount, unit, told) => {
    const { total } = toProductCardData(testProduct('1', 'Obers 1 l'), amount, unit, testContext());
    expect(total && [total.quantity, total.price].map((text) => text.replaceAll('\u00a0', ' '))).toEqual(
      told,
    );
  });

  it('PRI-9: what it comes to is told nobody who may see no prices', () => {
    const context = testContext({ visibility: NO_PRICES });
    expect(toProductCardData(steak, 3, 'Stk', context)).not.toHaveProperty('total');
  });

  it('tells the size of the unit that is chosen apart from the name, and keeps the name whole', () => {
    const onion = testProduct('1', 'Zwiebel gelb 1 kg');
    expect(toProductCardData(onion, 1, 'Ktn', testContext())).toMatchObject({
      name: 'Zwiebel gelb 1 kg',
      shortName: 'Zwiebel gelb',
      size: '6\u00a0×\u00a01\u00a0kg',
    });
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
