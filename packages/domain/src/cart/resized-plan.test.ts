import { describe, expect, it } from 'vitest';
import { resizedPlan } from './resized-plan';

const PLAN = [
  { date: '2027-01-15', amount: 4 },
  { date: '2027-02-12', amount: 2 },
];

describe('resizedPlan', () => {
  it.each([
    [7, 1, '4 3'],
    [5, 1, '4 1'],
    [4, 1, '4'],
    [3, 1, '3'],
    [5, 2, '5'],
    [1, 2, '1'],
  ])('to %i with %i at least: %s', (amount, smallest, expected) => {
    const resized = resizedPlan(PLAN, amount, smallest);
    expect(resized.map((entry) => entry.amount).join(' ')).toBe(expected);
    expect(resized.reduce((sum, entry) => sum + entry.amount, 0)).toBe(amount);
  });
});
