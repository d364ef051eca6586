import { describe, expect, it } from 'vitest';

import type { Price } from './price';
import type { PricingInput } from './pricing-input';
import { priceRow } from './price-row';

const GOOD: Price = { type: 'LIST', rawValueString: '5.00', minQuantity: 1 };

const ask = (prices: readonly Price[], more: Partial<PricingInput> = {}) =>
  priceRow({ prices, amount: 1, unit: { ratio: 1 }, day: '2026-11-25', ...more });

describe('PRI-2: a price whose raw value is no positive number does not count and is reported', () => {
  it.each(['0', '0.00', '-1.00', '', 'n/a', '4,15', '1e1', 'NaN', 'Infinity'])('%j', (rawValueString) => {
    const bad: Price = { type: 'FIXED', rawValueString, minQuantity: 0 };
    const problems = [{ code: 'RAW_VALUE_NOT_POSITIVE', price: bad }];
    expect(ask([bad, GOOD])).toMatchObject({ kind: 'PRICED', price: GOOD, problems });
    expect(ask([bad])).toMatchObject({ kind: 'ON_REQUEST', problems });
  });
});

describe('PRI-6: a price with a date that cannot be read does not count and is reported', () => {
  it.each(['fromDate', 'toDate'] as const)('%s', (field) => {
    const bad: Price = { type: 'FIXED', rawValueString: '1.00', minQuantity: 0, [field]: 'soon' };
    expect(ask([bad, GOOD])).toMatchObject({
      price: GOOD,
      problems: [{ code: 'DATE_UNREADABLE', field, price: bad }],
    });
  });

  it('reports nothing of dates that can be read', () => {
    expect(ask([{ ...GOOD, fromDate: '2026-11-01', toDate: '2026-11-30T23:30:00Z' }]).problems).toEqual([]);
  });

  it('reports both', () => {
    const bad: Price = { ...GOOD, fromDate: '', toDate: 'never' };
    expect(ask([bad]).problems).toEqual([
      { code: 'DATE_UNREADABLE', field: 'fromDate', price: bad },
      { code: 'DATE_UNREADABLE', field: 'toDate', price: bad },
    ]);
  });
});

describe('PRI-5: a factor counts above 0 and up to 1; any other is ignored and reported', () => {
  it.each(['0', '-0.5', '1.0001', '2', '', '95 %', '0,95'])('ignores the discount %j', (factor) => {
    const single: Price = {
      ...GOOD,
      attachedDiscount: { applicationOrder: 'SINGLE', discountFactorString: factor },
    };
    expect(ask([single])).toMatchObject({
      unitPrice: '5.00',
      rowTotal: '5.00',
      snapshot: { factors: [] },
      problems: [{ code: 'FACTOR_OUT_OF_RANGE', source: 'SINGLE_DISCOUNT', factor, price: single }],
    });
    const total: Price = {
      ...GOOD,
      attachedDiscount: { applicationOrder: 'TOTAL', discountFactorString: factor },
    };
    expect(ask([total])).toMatchObject({
      rowTotal: '5.00',
      problems: [{ code: 'FACTOR_OUT_OF_RANGE', source: 'TOTAL_DISCOUNT', factor, price: total }],
    });
  });

  it('ignores such a bonus', () => {
    const price: Price = {
      ...GOOD,
      attachedBonus: { applicationOrder: 'TOTAL', discountFactorString: '1.5' },
    };
    expect(ask([price])).toMatchObject({
      bonus: '0.00',
      problems: [{ code: 'FACTOR_OUT_OF_RANGE', source: 'BONUS', factor: '1.5', price }],
    });
  });

  it('takes the bounds themselves', () => {
    const withFactor = (discountFactorString: string): Price => ({
      ...GOOD,
      attachedDiscount: { applicationOrder: 'TOTAL', discountFactorString },
    });
    expect(ask([withFactor('1')])).toMatchObject({ rowTotal: '5.00', problems: [] });
    expect(ask([withFactor('0.002')])).toMatchObject({ rowTotal: '0.01', problems: [] });
  });

  it('reports nothing of a price that does not apply', () => {
    const price: Price = {
      ...GOOD,
      minQuantity: 2,
      attachedBonus: { applicationOrder: 'TOTAL', discountFactorString: '1.5' },
    };
    expect(ask([price]).problems).toEqual([]);
  });
});

describe('PRI-4: a fair factor out of range is ignored and reported once', () => {
  it.each(['0', '1.01', 'x'])('%j', (factor) => {
    expect(ask([GOOD, { ...GOOD, minQuantity: 0 }], { fair: { factor } })).toMatchObject({
      unitPrice: '5.00',
      problems: [{ code: 'FACTOR_OUT_OF_RANGE', source: 'FAIR', factor }],
    });
    expect(ask([GOOD, { ...GOOD, minQuantity: 0 }], { fair: { factor } }).problems).toHaveLength(1);
  });
});
