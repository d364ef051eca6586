import { describe, expect, it } from 'vitest';
import { ESSENCE_PERIOD_MAX_DAYS, ESSENCE_PERIOD_SUGGESTIONS, isEssencePeriod } from './period';

describe('ESS-2: the essence period is at most 1095 days; 183, 365, 730 and 1095 are suggested', () => {
  it('suggests four periods, all of them allowed', () => {
    expect(ESSENCE_PERIOD_SUGGESTIONS).toEqual([183, 365, 730, 1095]);
    expect(ESSENCE_PERIOD_SUGGESTIONS.every(isEssencePeriod)).toBe(true);
    expect(ESSENCE_PERIOD_MAX_DAYS).toBe(1095);
  });

  it.each([
    [1, true],
    [1095, true],
    [1096, false],
    [0, false],
    [-1, false],
    [1.5, false],
    [Number.NaN, false],
  ])('%s days: %s', (days, allowed) => {
    expect(isEssencePeriod(days)).toBe(allowed);
  });
});
