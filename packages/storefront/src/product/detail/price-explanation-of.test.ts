import { describe, expect, it } from 'vitest';
import { ALL_PRICES, NO_PRICES, testContext } from '../../testing/test-context';
import { testProduct } from '@gastroshop/cart/testing';
import { unitOf } from '../../product-data';
import { priceExplanationOf } from './price-explanation-of';

const discount = { applicationOrder: 'SINGLE', discountFactorString: '0.95' } as const;
const bonus = { applicationOrder: 'TOTAL', discountFactorString: '0.98' } as const;
const tin = testProduct('1', 'Ananas', {
  bulkPrices: [
    {
      type: 'LIST',
      rawValueString: '10.13',
      minQuantity: 0,
      attachedDiscount: discount,
      attachedBonus: bonus,
    },
    { type: 'LIST', rawValueString: '9.00', minQuantity: 24 },
    { type: 'PROMOTION', rawValueString: '1.00', minQuantity: 0, toDate: '2026-11-01' },
    { type: 'SPECIAL', rawValueString: 'unlesbar', minQuantity: 0 },
  ],
});
const carton = unitOf(tin, 'Ktn');
if (carton === undefined) throw new Error('The article of the test is sold in cartons');
const explain = (popup: 'none' | 'plain' | 'extended', more = {}) =>
  priceExplanationOf(tin, carton, 2, testContext({ visibility: { ...ALL_PRICES, popup, ...more } }));

describe('PRI-9: how a price comes about', () => {
  it('is told to those with the role for it, step by step', () => {
    expect(explain('plain')).toEqual({
      steps: [
        {
          step: 'STORAGE_QUANTITY',
          amount: '2\u00a0Ktn',
          ratio: '6',
          quantity: '12\u00a0Stk',
        },
        { step: 'CHOSEN_PRICE', basis: 'REGULAR', price: '€\u00a010,13' },
        { step: 'UNIT_FACTOR', percent: '5\u00a0%' },
        { step: 'UNIT_PRICE', price: '€\u00a09,62', unit: 'Stk', exact: '€\u00a09,6235' },
        { step: 'ROW_TOTAL', total: '€\u00a0115,44' },
        { step: 'DISCOUNT_EARNED', earned: '€\u00a06,12', undiscounted: '€\u00a0121,56' },
        { step: 'BONUS', percent: '2\u00a0%', bonus: '€\u00a02,31' },
      ],
    });
  });

  it.each([
    ['de-AT', { fromDate: '2026-10-16' }, { validFrom: '16. Oktober 2026' }],
    ['de-AT', { toDate: '2027-01-06' }, { validTo: '6. Jänner 2027' }],
    [
      'en-GB',
      { fromDate: '2026-10-16', toDate: '2026-12-01' },
      { validFrom: '16 October 2026', validTo: '1 December 2026' },
    ],
  ] as const)('LOC-2: says in words how long the price is valid: %s %j', (locale, dates, told) => {
    const product = testProduct('1', 'Ananas', {
      bulkPrices: [{ type: 'PROMOTION', rawValueString: '5.00', minQuantity: 0, ...dates }],
    });
    const context = { ...testContext({ visibility: { ...ALL_PRICES, popup: 'plain' } }), locale };
    const steps = priceExplanationOf(product, carton, 2, context)?.steps;
    expect(steps?.find(({ step }) => step === 'CHOSEN_PRICE')).toEqual({
      step: 'CHOSEN_PRICE',
      basis: 'ON_SALE_FOR_ALL',
      price: '€\u00a05,00',
      ...told,
    });
  });

  it('the long one names what was not chosen and why', () => {
    expect(explain('extended')?.rejected).toEqual([
      { basis: 'REGULAR', price: '€\u00a09,00', reason: 'BELOW_TIER', from: '24\u00a0Stk' },
      { basis: 'ON_SALE_FOR_ALL', price: '€\u00a01,00', reason: 'EXPIRED' },
      { basis: 'ON_SALE_FOR_CUSTOMER', price: '–', reason: 'UNREADABLE' },
    ]);
  });

  it('leaves out the bonus for those who may not see it', () => {
    expect(explain('plain', { bonuses: false })?.steps.map(({ step }) => step)).not.toContain('BONUS');
  });

  it('is nothing for everybody else', () => {
    expect(explain('none')).toBeUndefined();
    expect(priceExplanationOf(tin, carton, 2, testContext({ visibility: NO_PRICES }))).toBeUndefined();
  });

  it('in a fair its discount is a step of its own', () => {
    const steps = priceExplanationOf(tin, carton, 2, testContext({ fair: { factor: '0.97' } }))?.steps;
    expect(steps).toContainEqual({ step: 'FAIR_FACTOR', percent: '3\u00a0%' });
  });

  it('says of what is weighed that it is an estimate', () => {
    const steak = { ...tin, weighed: { pricedBy: 'kg', estimatedQuantityPerStorageUnit: '2.5' } };
    const steps = priceExplanationOf(steak, carton, 1, testContext())?.steps;
    expect(steps).toContainEqual({
      step: 'ESTIMATED_QUANTITY',
      perUnit: '2,5\u00a0kg',
      quantity: 'ca.\u00a015\u00a0kg',
    });
  });
});
