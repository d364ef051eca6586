import { describe, expect, it } from 'vitest';
import { ALL_PRICES, NO_PRICES, testContext } from '../../testing/test-context';
import { testProduct } from '@gastroshop/cart/testing';
import { unitOf } from '../../product-data';
import { toPriceDetails } from './to-price-details';

const crate = testProduct('1', 'Bier', {
  bulkPrices: [
    {
      type: 'LIST',
      rawValueString: '10.00',
      minQuantity: 0,
      uvp: '15.5',
      attachedDiscount: { applicationOrder: 'TOTAL', discountFactorString: '0.95' },
      attachedBonus: { applicationOrder: 'SINGLE', discountFactorString: '0.98' },
    },
  ],
  deposit: { amountString: '0.25', containersPerStorageUnit: 24, kind: 'SINGLE_USE' },
  vat: [
    { ratePercent: '20', validFrom: '2016-01-01' },
    { ratePercent: '4.9', validFrom: '2026-12-01' },
  ],
});
const unit = unitOf(crate, 'Stk');
if (unit === undefined) throw new Error('The article of the test is sold by piece');
const facts = (visibility = ALL_PRICES, day = '2026-11-26') =>
  toPriceDetails(crate, unit, 2, testContext({ visibility }), day);

describe('what belongs to a price', () => {
  it('discount, bonus, deposit of the amount, tax and retail price', () => {
    expect(facts()).toEqual({
      discount: '−5\u00a0%',
      bonus: { percent: '2\u00a0%', amount: '€\u00a00,38' },
      deposit: '€\u00a012,00',
      vat: '20\u00a0%',
      retail: '€\u00a015,50',
    });
  });

  it('the tax is that of the day of delivery', () => {
    expect(facts(ALL_PRICES, '2026-12-01').vat).toBe('4,9\u00a0%');
  });

  it('PRI-9: discounts and bonuses only with their roles, nothing at all without prices', () => {
    expect(facts({ ...ALL_PRICES, highlightDiscounts: false })).not.toHaveProperty('discount');
    expect(facts({ ...ALL_PRICES, bonuses: false })).not.toHaveProperty('bonus');
    expect(facts(NO_PRICES)).toEqual({});
  });

  it('without a price there are deposit and tax', () => {
    expect(toPriceDetails({ ...crate, bulkPrices: [] }, unit, 1, testContext(), '2026-11-26')).toEqual({
      deposit: '€\u00a06,00',
      vat: '20\u00a0%',
    });
  });
});
