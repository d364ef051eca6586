import { describe, expect, it } from 'vitest';
import { NO_PRICES, testContext } from '../testing/test-context';
import { testProduct } from '@gastroshop/cart/testing';
import { priceUnit, toBasePriceLabel, toPriceLabel, rowTotalText, salePercent } from './to-price-label';
import { toPricingInput } from './to-pricing-input';
import { priceRow } from '@gastroshop/domain/pricing';
import type { Product } from '@gastroshop/api-contract';
import { unitOf } from './product-units';
import { unitPrice } from './unit-price';

const list = (rawValueString: string, minQuantity = 0) =>
  ({ type: 'LIST', rawValueString, minQuantity }) as const;
const promotion = (rawValueString: string) =>
  ({ type: 'PROMOTION', rawValueString, minQuantity: 0 }) as const;
const cream = (bulkPrices: Product['bulkPrices'], differing: Partial<Product> = {}) =>
  testProduct('1', 'Obers', { bulkPrices, ...differing });

const unitIn = (product: Product, abbreviation = 'Stk') => {
  const unit = unitOf(product, abbreviation);
  if (unit === undefined) throw new Error('The article of the test has units');
  return unit;
};
const priceOf = (product: Product, amount: number, context = testContext(), abbreviation = 'Stk') =>
  toPriceLabel(product, unitIn(product, abbreviation), amount, context);
const percentOf = (product: Product, fair?: { readonly factor: string }) => {
  const question = toPricingInput(product, unitIn(product), 1, testContext({ fair }));
  const row = question && priceRow(question);
  return question && row?.kind === 'PRICED' ? salePercent(row, question) : undefined;
};

describe('the price of an amount', () => {
  it('is that of the tier the amount reaches, in storage units', () => {
    const product = cream([list('4.49'), list('3.99', 6)]);
    expect(priceOf(product, 5)).toMatchObject({ priceText: '€\u00a04,49', unit: 'Stk' });
    expect(priceOf(product, 6)).toMatchObject({ priceText: '€\u00a03,99', isOnSale: false });
    expect(priceOf(product, 1, testContext(), 'Ktn')).toMatchObject({
      priceText: '€\u00a03,99',
      unit: 'Stk',
    });
  });

  it('names the next tier in the unit that is ordered, and marks it when a quarter of the way is missing', () => {
    const product = cream([list('4.49'), list('3.99', 24)]);
    expect(priceOf(product, 1)).toMatchObject({
      note: { kind: 'TIER', quantity: '24\u00a0Stk', price: '€\u00a03,99' },
    });
    expect(priceOf(product, 18)).toMatchObject({
      note: { kind: 'NEXT_TIER', missing: '6\u00a0Stk', price: '€\u00a03,99' },
    });
    expect(priceOf(product, 3, testContext(), 'Ktn')).toMatchObject({
      note: { kind: 'NEXT_TIER', missing: '1\u00a0Ktn', price: '€\u00a03,99' },
    });
    expect(priceOf(product, 24)).not.toHaveProperty('note');
  });

  it('is asked for where none is known', () => {
    expect(priceOf(cream([]), 1)).toBe('ON_REQUEST');
  });

  it('PRI-9: is nothing for those who may not see prices', () => {
    const context = testContext({ visibility: NO_PRICES });
    const product = cream([list('4.49')], {
      basePrice: { quantity: 1, unit: 'l', refQuantity: 1, refUnit: 'l' },
    });
    const unit = unitIn(product);
    expect(toPriceLabel(product, unit, 1, context)).toBeUndefined();
    expect(rowTotalText(product, unit, 1, context)).toBeUndefined();
    expect(toBasePriceLabel(product, unit, 1, context)).toBeUndefined();
  });

  it('PRI-9: is an offer, with what it cost before, for those alone whose offers are marked', () => {
    const product = cream([list('4.49'), promotion('3.50')]);
    expect(priceOf(product, 1)).toMatchObject({
      priceText: '€\u00a03,50',
      isOnSale: true,
      note: { kind: 'FORMER', price: '€\u00a04,49' },
    });
    const { visibility } = testContext();
    const unmarked = priceOf(
      product,
      1,
      testContext({ visibility: { ...visibility, highlightSpecialPrices: false } }),
    );
    expect(unmarked).toMatchObject({ priceText: '€\u00a03,50', isOnSale: false });
    expect(unmarked).not.toHaveProperty('note');
  });

  it('in a fair it is compared with what it costs there without the offer', () => {
    const product = cream([list('4.00'), promotion('3.50')]);
    expect(priceOf(product, 1, testContext({ fair: { factor: '0.9' } }))).toMatchObject({
      priceText: '€\u00a03,50',
      note: { kind: 'FORMER', price: '€\u00a03,60' },
    });
  });

  it('counts a discount on the row as what it costs before and now', () => {
    const attachedDiscount = { applicationOrder: 'TOTAL', discountFactorString: '0.9' } as const;
    const product = cream([list('4.00'), { ...promotion('4.00'), attachedDiscount }]);
    expect(priceOf(product, 1)).toMatchObject({
      priceText: '€\u00a03,60',
      note: { kind: 'FORMER', price: '€\u00a04,00' },
    });
  });
});

describe('the price of one of the unit that is ordered', () => {
  const told = (product: Product, amount: number, abbreviation: string, context = testContext()) =>
    unitPrice(product, unitIn(product, abbreviation), amount, context);

  it('is that of a carton beside cartons, with the tier their amount reaches', () => {
    const product = cream([list('4.49'), list('3.99', 12)]);
    expect(told(product, 1, 'Ktn')).toMatchObject({ priceText: '€\u00a026,94', unit: 'Ktn' });
    expect(told(product, 2, 'Ktn')).toMatchObject({ priceText: '€\u00a023,94', unit: 'Ktn' });
    expect(told(product, 2, 'Stk')).toEqual(toPriceLabel(product, unitIn(product), 2, testContext()));
  });

  it('is that of the scales for weighed articles, and where no amount is known that of lists', () => {
    const weighed = cream([list('8.44')], {
      weighed: { pricedBy: 'kg', estimatedQuantityPerStorageUnit: '3' },
    });
    expect(told(weighed, 1, 'Ktn')).toMatchObject({ unit: 'kg' });
    expect(told(cream([list('4.49')]), 0, 'Ktn')).toMatchObject({ unit: 'Stk' });
  });

  it('PRI-9: is nothing for those who may not see prices', () => {
    expect(told(cream([list('4.49')]), 1, 'Ktn', testContext({ visibility: NO_PRICES }))).toBeUndefined();
  });
});

describe('what an offer takes off', () => {
  it('is told in whole percent, never more than it is', () => {
    expect(percentOf(cream([list('4.49'), promotion('3.50')]))).toBe('22');
    expect(percentOf(cream([list('4.49'), promotion('4.48')]))).toBeUndefined();
  });

  it('is that of the discount where nothing else can be compared with', () => {
    const attachedDiscount = { applicationOrder: 'SINGLE', discountFactorString: '0.925' } as const;
    expect(percentOf(cream([{ ...promotion('4.00'), attachedDiscount }]))).toBe('7.5');
    expect(percentOf(cream([promotion('4.00')]))).toBeUndefined();
  });
});

describe('the sum of a row', () => {
  it('is amount, ratio and price', () => {
    const product = cream([list('4.49')]);
    expect(rowTotalText(product, unitIn(product, 'Ktn'), 2, testContext())).toBe('€\u00a053,88');
  });

  it('says of what is weighed that it is an estimate', () => {
    const product = cream([list('12.90')], {
      weighed: { pricedBy: 'kg', estimatedQuantityPerStorageUnit: '2.5' },
    });
    expect(rowTotalText(product, unitIn(product), 2, testContext())).toBe('ca.\u00a0€\u00a064,50');
    expect(priceUnit(product)).toBe('kg');
  });
});

describe('PRI-8: the price to compare by', () => {
  it('is that of a kilo or litre', () => {
    const product = cream([list('3.99')], {
      basePrice: { quantity: 500, unit: 'g', refQuantity: 1, refUnit: 'kg' },
    });
    expect(toBasePriceLabel(product, unitIn(product), 1, testContext())).toEqual({
      priceText: '€\u00a07,98',
      unit: 'kg',
    });
  });

  it('names the quantity where it is not one', () => {
    const product = cream([list('3.99')], {
      basePrice: { quantity: 500, unit: 'g', refQuantity: 100, refUnit: 'g' },
    });
    expect(toBasePriceLabel(product, unitIn(product), 1, testContext())).toEqual({
      priceText: '€\u00a00,80',
      unit: '100\u00a0g',
    });
  });
});
