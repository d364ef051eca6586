import { describe, expect, it } from 'vitest';
import { mergeNonWebshopItems } from './merge-non-webshop-items';

describe('INV-1: articles the shop does not sell are merged by their GTIN', () => {
  it('with or without leading zeros, the first spelling stays', () => {
    expect(
      mergeNonWebshopItems([
        { gtin: '4006381333931', productName: 'Stift', unit: 'ST', amount: '0.1' },
        { gtin: '04006381333931', productName: 'Stifte', unit: 'ST', amount: '0.2' },
        { gtin: '4006381333931', productName: 'Stift', unit: 'KT', amount: 1 },
      ]),
    ).toStrictEqual([
      { gtin: '4006381333931', productName: 'Stift', unit: 'ST', amount: '0.3' },
      { gtin: '4006381333931', productName: 'Stift', unit: 'KT', amount: '1' },
    ]);
  });

  it('by name where there is no GTIN or a wrong one', () => {
    expect(
      mergeNonWebshopItems([
        { productName: 'Salz', unit: 'kg', amount: 1 },
        { gtin: '4006381333932', productName: 'Salz', unit: 'kg', amount: 2 },
        { gtin: '4006381333932', productName: 'Pfeffer', unit: 'kg', amount: 4 },
        { gtin: '4006381333931', productName: 'Salz', unit: 'kg', amount: 8 },
      ]),
    ).toStrictEqual([
      { productName: 'Salz', unit: 'kg', amount: '3' },
      { gtin: '4006381333932', productName: 'Pfeffer', unit: 'kg', amount: '4' },
      { gtin: '4006381333931', productName: 'Salz', unit: 'kg', amount: '8' },
    ]);
  });

  it('never mistakes a name for a GTIN', () => {
    expect(
      mergeNonWebshopItems([
        { productName: '04006381333931', unit: 'ST', amount: 1 },
        { gtin: '4006381333931', productName: 'Stift', unit: 'ST', amount: 1 },
      ]),
    ).toHaveLength(2);
  });
});
