import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMoney } from '../money';
import { fromCents, toCents } from './cents';

describe('sums are made of whole cents', () => {
  it.each<[string, bigint, string]>([
    ['95.76', 9576n, '95.76'],
    ['-95.76', -9576n, '-95.76'],
    ['0.00', 0n, '0.00'],
    ['0.05', 5n, '0.05'],
    ['-0.05', -5n, '-0.05'],
    ['0.10', 10n, '0.10'],
    ['1', 100n, '1.00'],
    ['2.5', 250n, '2.50'],
    ['1.005', 101n, '1.01'],
    ['-1.005', -101n, '-1.01'],
    ['123456789012345678901.10', 12345678901234567890110n, '123456789012345678901.10'],
  ])('%s euro are %s cents', (euro, cents, written) => {
    expect(toCents(euro)).toBe(cents);
    expect(fromCents(cents)).toBe(written);
  });

  it.each(['', 'x', '1.00 ', ' 1.00', '1,00', '1x00', '--1.00'])('refuses %j', (text) => {
    expect(() => toCents(text)).toThrow(new RangeError(`Not a decimal number: ${JSON.stringify(text)}`));
  });

  it('adds up as exact decimals do', () => {
    const euro = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2));
    fc.assert(
      fc.property(fc.array(euro, { maxLength: 20 }), (amounts) => {
        expect(fromCents(amounts.reduce((sum, amount) => sum + toCents(amount), 0n))).toBe(sumMoney(amounts));
      }),
    );
  });
});
