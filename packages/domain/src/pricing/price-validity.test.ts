import { describe, expect, it } from 'vitest';

import type { Price } from './price';
import { priceRow } from './price-row';

const applies = (more: Partial<Price>, day: string): boolean =>
  priceRow({
    prices: [{ type: 'PROMOTION', rawValueString: '1.00', minQuantity: 0, ...more }],
    amount: 1,
    unit: { ratio: 1 },
    day,
  }).kind === 'PRICED';

describe('PRI-6: fromDate and toDate are days that count themselves', () => {
  it.each([
    ['2026-11-24', false],
    ['2026-11-25', true],
    ['2026-11-28', true],
    ['2026-11-30', true],
    ['2026-12-01', false],
  ])('a price from 25 to 30 November on %s: %s', (day, expected) => {
    expect(applies({ fromDate: '2026-11-25', toDate: '2026-11-30' }, day)).toBe(expected);
  });

  it('is open where a bound is missing', () => {
    expect(applies({}, '2026-11-25')).toBe(true);
    expect(applies({ fromDate: '2026-11-25' }, '2099-01-01')).toBe(true);
    expect(applies({ toDate: '2026-11-25' }, '1999-01-01')).toBe(true);
  });
});

describe('PRI-6: a timestamp counts by its day in Vienna', () => {
  it('ends a promotion with the Vienna day of its last instant', () => {
    const toDate = '2026-11-30T22:59:59Z';
    expect(applies({ toDate }, '2026-11-30')).toBe(true);
    expect(applies({ toDate }, '2026-12-01')).toBe(false);
  });
});
