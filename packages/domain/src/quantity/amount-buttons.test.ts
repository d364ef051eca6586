import { describe, expect, it } from 'vitest';

import { canDecrease, canIncrease } from './amount-buttons';

describe('QTY-4: minus rests at 1 or lower or at the minimum, plus at 99999 or more', () => {
  it.each([
    [2, 1, true],
    [1, 1, false],
    [0, 0, false],
    [1, 0, false],
    [-3, -9, false],
    [4, 3, true],
    [3, 3, false],
    [2, 3, false],
  ])('amount %i at minimum %i: minus %s', (amount, minimum, enabled) => {
    expect(canDecrease(amount, minimum)).toBe(enabled);
  });

  it.each([
    [1, true],
    [99_998, true],
    [99_999, false],
    [100_000, false],
  ])('amount %i: plus %s', (amount, enabled) => {
    expect(canIncrease(amount)).toBe(enabled);
  });
});
