import { describe, expect, it } from 'vitest';
import { vatRateOn } from './vat';

const bread = [
  { ratePercent: '10', validFrom: '2016-01-01' },
  { ratePercent: '4.9', validFrom: '2026-07-01' },
];

describe('the VAT rate of an article is that of the day it is delivered', () => {
  it.each([
    ['before the first day nothing is known', '2015-12-31', undefined],
    ['the first day counts', '2016-01-01', '10'],
    ['the last day before a change', '2026-06-30', '10'],
    ['the day of the change', '2026-07-01', '4.9'],
    ['long after it', '2031-01-01', '4.9'],
  ])('%s', (_, day, rate) => {
    expect(vatRateOn(bread, day)).toBe(rate);
    expect(vatRateOn(bread.toReversed(), day)).toBe(rate);
  });

  it('lets the rate listed later replace one that begins on the same day', () => {
    const rates = [...bread, { ratePercent: '5', validFrom: '2026-07-01' }];
    expect(vatRateOn(rates, '2026-07-01')).toBe('5');
  });

  it('knows nothing without rates or without a day', () => {
    expect(vatRateOn(undefined, '2026-11-26')).toBeUndefined();
    expect(vatRateOn([], '2026-11-26')).toBeUndefined();
    expect(vatRateOn(bread, undefined)).toBeUndefined();
  });
});
