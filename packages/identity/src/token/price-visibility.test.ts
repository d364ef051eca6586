import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FLAG_BY_ROLE, flagsFromRoles, type FlagRole } from './flags';
import { toPriceVisibility } from './price-visibility';

const visibility = (...roles: FlagRole[]) => toPriceVisibility(flagsFromRoles(roles));

const NOTHING = {
  prices: false,
  popup: 'none',
  highlightSpecialPrices: false,
  highlightDiscounts: false,
  bonuses: false,
};
const PRICES = { ...NOTHING, prices: true };

describe('PRI-9: prices, pop-ups, highlights and bonuses each need their role', () => {
  it.each([
    [['can-see-prices'], PRICES],
    [['can-see-prices', 'should-see-price-popup'], { ...PRICES, popup: 'plain' }],
    [['can-see-prices', 'should-see-extended-price-popup'], { ...PRICES, popup: 'extended' }],
    [
      ['can-see-prices', 'should-see-price-popup', 'should-see-extended-price-popup'],
      { ...PRICES, popup: 'extended' },
    ],
    [['can-see-prices', 'special-price-highlighting'], { ...PRICES, highlightSpecialPrices: true }],
    [['can-see-prices', 'discount-highlighting'], { ...PRICES, highlightDiscounts: true }],
    [['can-see-prices', 'can-see-bonuses'], { ...PRICES, bonuses: true }],
    [['can-see-prices', 'should-see-cross-tenant-product-id'], PRICES],
  ] satisfies [FlagRole[], object][])('%j', (roles, expected) => {
    expect(visibility(...roles)).toEqual(expected);
  });

  it('shows nothing of prices without can-see-prices, whatever other roles there are', () => {
    const others = Object.keys(FLAG_BY_ROLE).filter((role) => role !== 'can-see-prices');
    fc.assert(
      fc.property(fc.subarray(others), (roles) => {
        expect(toPriceVisibility(flagsFromRoles(roles))).toEqual(NOTHING);
      }),
    );
  });
});
