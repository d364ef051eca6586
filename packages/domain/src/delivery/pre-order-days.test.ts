import { describe, expect, it } from 'vitest';
import { parsePreOrderDays } from './pre-order-days';

describe('Bestellartikel: the extension holds the lead days, missing counts as 0', () => {
  it.each([
    ['5', 5],
    ['0', 0],
    ['14', 14],
    ['999', 999],
    [' 3 ', 3],
    [undefined, 0],
    ['', 0],
    ['-1', 0],
    ['1.5', 0],
    ['5 Tage', 0],
    ['ca. 5', 0],
    ['1000', 0],
  ])('%s is %d days', (extension, days) => {
    expect(parsePreOrderDays(extension)).toBe(days);
  });
});
