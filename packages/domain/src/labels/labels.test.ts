import { describe, expect, it } from 'vitest';
import { checkForInactiveLabels } from './inactive-labels';
import type { LabelList } from './label';
import { labelAmount } from './label-amount';

const list: LabelList = [
  { sku: '1', amount: 2 },
  { sku: '2', amount: 5 },
];

describe('LAB-1: the check for inactive products', () => {
  it('splits the list', () => {
    expect(checkForInactiveLabels(list, new Set(['2', '9']))).toEqual({
      printable: [{ sku: '2', amount: 5 }],
      inactive: [{ sku: '1', amount: 2 }],
    });
  });
});

describe('LAB-1: amounts are whole numbers from 1 to 99999', () => {
  it.each([1, 99_999])('%s is one', (amount) => {
    expect(labelAmount(amount)).toBe(amount);
  });

  it.each([0, -1, 1.5, 100_000, Number.NaN])('%s is none', (amount) => {
    expect(() => labelAmount(amount)).toThrow(
      new RangeError(`Not a number of labels from 1 to 99999: ${amount}`),
    );
  });
});
