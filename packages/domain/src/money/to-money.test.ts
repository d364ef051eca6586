import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { toMoney, sumMoney } from './to-money';

describe('LOC-3: euro have two decimals, rounded half up', () => {
  it.each([
    ['1.485', '1.49'],
    ['95.76', '95.76'],
    ['24.9', '24.90'],
    ['0', '0.00'],
    ['1234567.005', '1234567.01'],
    ['-0.005', '-0.01'],
    ['-0.004', '0.00'],
    ['-0', '0.00'],
  ])('%s is %s', (value, expected) => {
    expect(toMoney(value)).toBe(expected);
  });

  it('throws a RangeError naming what is no number', () => {
    expect(() => toMoney('12,90')).toThrow(new RangeError('Not a decimal number: "12,90"'));
  });
});

describe('sumMoney: the exact sum of amounts', () => {
  it('adds without the errors of binary fractions', () => {
    expect(sumMoney(['0.10', '0.20'])).toBe('0.30');
    expect(sumMoney([])).toBe('0.00');
    expect(sumMoney(['1.00', '-1.00'])).toBe('0.00');
  });

  it('rounds the sum, not its parts', () => {
    expect(sumMoney(['0.004', '0.004'])).toBe('0.01');
  });

  it('agrees with a sum of cents, in every order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -10_000_000, max: 10_000_000 })), (cents) => {
        const amounts = cents.map((value) => toMoney(value / 100));
        const total = cents.reduce((sum, value) => sum + value, 0);
        expect(sumMoney(amounts)).toBe(toMoney(total / 100));
        expect(sumMoney(amounts.toReversed())).toBe(sumMoney(amounts));
      }),
    );
  });

  it('throws a RangeError naming what is no number', () => {
    expect(() => sumMoney(['1.00', 'x'])).toThrow(new RangeError('Not a decimal number: "x"'));
  });
});
