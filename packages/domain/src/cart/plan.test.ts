import { describe, expect, it } from 'vitest';
import { planOf } from './plan';

describe('the delivery plan of a fair line', () => {
  it('is its own one', () => {
    const plan = [{ date: '2026-11-30', amount: 12 }];
    expect(planOf({ amount: 12, plan }, '2026-11-26')).toBe(plan);
  });

  it('is everything on the requested day when it has none', () => {
    expect(planOf({ amount: 12 }, '2026-11-26')).toEqual([{ date: '2026-11-26', amount: 12 }]);
  });
});
