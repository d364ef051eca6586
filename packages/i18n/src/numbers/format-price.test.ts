import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice, formatUnitPrice, formatEstimate } from './format-price';

const spaced = (text: string): string => text.replaceAll(' ', '\u00a0');

describe('LOC-3: prices are rounded half up and shown in German digits with the euro sign', () => {
  it.each([
    ['1234.5', '€ 1.234,50'],
    ['0', '€ 0,00'],
    ['1.485', '€ 1,49'],
    ['1.4849', '€ 1,48'],
    ['0.005', '€ 0,01'],
    ['999.995', '€ 1.000,00'],
    ['1234567.89', '€ 1.234.567,89'],
    ['-1.5', '-€ 1,50'],
    ['-0.005', '-€ 0,01'],
    ['-0.004', '€ 0,00'],
    ['90071992547409.93', '€ 90.071.992.547.409,93'],
    [64.5, '€ 64,50'],
  ])('%s is %s', (value, text) => {
    expect(formatPrice(value)).toBe(spaced(text));
  });

  it('keeps every cent', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (cents) => {
        const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
        const value = `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
        expect(BigInt(formatPrice(value).replace(/[^\d-]/g, ''))).toBe(cents);
      }),
    );
  });

  it('refuses what is no number', () => {
    expect(() => formatPrice('abc')).toThrow(new RangeError('Not a decimal number: "abc"'));
  });
});

describe('LOC-3: a unit price is shown with the decimals it has, at least 2', () => {
  it.each([
    ['3.99', '€ 3,99'],
    ['4', '€ 4,00'],
    ['4.1', '€ 4,10'],
    ['1.2345', '€ 1,2345'],
    ['1.2300', '€ 1,2300'],
    ['0.0328', '€ 0,0328'],
    ['12.345', '€ 12,345'],
    ['1.23455', '€ 1,23455'],
    ['1234.5', '€ 1.234,50'],
  ])('%s is %s', (value, text) => {
    expect(formatUnitPrice(value)).toBe(spaced(text));
  });

  it('refuses what is no number', () => {
    expect(() => formatUnitPrice('1.x')).toThrow(new RangeError('Not a decimal number: "1.x"'));
  });
});

describe('LOC-3: what the scales will correct', () => {
  it('is marked', () => {
    expect(formatEstimate(formatPrice('64.5'))).toBe(spaced('ca. € 64,50'));
  });
});
