import { describe, expect, it } from 'vitest';
import { isOrderPeriod, offeredPeriods, periodDays } from './order-period';

describe('the period of the list of orders', () => {
  it('is the last days, today among them, or a whole year', () => {
    expect(periodDays('30d', '2026-11-25')).toEqual({ orderedFrom: '2026-10-27' });
    expect(periodDays('90d', '2026-03-01')).toEqual({ orderedFrom: '2025-12-02' });
    expect(periodDays('2025', '2026-11-25')).toEqual({ orderedFrom: '2025-01-01', orderedTo: '2025-12-31' });
  });

  it('offers this year and two before it, and keeps another year that was asked for', () => {
    expect(offeredPeriods('2027-01-01', undefined)).toEqual(['30d', '90d', '2027', '2026', '2025']);
    expect(offeredPeriods('2027-01-01', '2021').at(-1)).toBe('2021');
  });

  it.each(['7d', '1999', '20266', '', '2026-01'])('is not %j', (text) => {
    expect(isOrderPeriod(text)).toBe(false);
  });
});
