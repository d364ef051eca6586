import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatMeasure, formatNumber, formatPercent, NO_BREAK_SPACE } from './format-number';

const exactNumber = fc
  .tuple(fc.constantFrom('', '-'), fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.nat({ max: 9999 }))
  .map(([sign, whole, decimals]) => `${sign}${whole}.${decimals}`);

describe('LOC-3: numbers in German digits', () => {
  it.each([
    ['12345.5', '12.345,5'],
    ['12345.50', '12.345,5'],
    ['0', '0'],
    ['-0', '0'],
    ['0.0', '0'],
    ['999', '999'],
    ['1000', '1.000'],
    ['-1000', '-1.000'],
    ['123456', '123.456'],
    ['1234567.125', '1.234.567,125'],
    ['9007199254740993', '9.007.199.254.740.993'],
    ['0.000000000000000001', '0,000000000000000001'],
    [12.5, '12,5'],
    [1e21, '1.000.000.000.000.000.000.000'],
  ])('%j is %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it.each([
    ['1.005', 2, '1,01'],
    ['1.004', 2, '1'],
    ['-1.005', 2, '-1,01'],
    ['-0.004', 2, '0'],
    ['999.95', 1, '1.000'],
    ['2.5', 0, '3'],
    ['1.25', 3, '1,25'],
  ])('%s rounded half up to %i decimals is %s', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text);
  });

  it('writes every digit of an exact number', () => {
    fc.assert(
      fc.property(exactNumber, (value) => {
        const plain = formatNumber(value).replaceAll('.', '').replace(',', '.');
        const shortest = value.replace(/\.?0+$/, (zeros) => (value.includes('.') ? '' : zeros));
        expect(plain).toBe(/^-?0(?:\.0*)?$/.test(value) ? '0' : shortest);
      }),
    );
  });

  it.each(['', 'x', '1,5', '1e3', ' 1'])('refuses %j', (value) => {
    expect(() => formatNumber(value)).toThrow(
      new RangeError(`Not a decimal number: ${JSON.stringify(value)}`),
    );
  });
});

describe('LOC-3: percentages have up to 2 decimals', () => {
  it.each([
    ['12.5', '12,5 %'],
    ['5', '5 %'],
    ['5.00', '5 %'],
    ['4.995', '5 %'],
    ['7.855', '7,86 %'],
    ['7.854', '7,85 %'],
    ['-2.5', '-2,5 %'],
  ])('%s is %s, the space not breaking', (percent, text) => {
    expect(formatPercent(percent)).toBe(text.replace(' ', NO_BREAK_SPACE));
  });
});

describe('LOC-3: amounts with their unit', () => {
  it.each([
    [4, 'Karton', 'de-AT', '4 Karton'],
    ['2.5', 'kg', 'de-AT', '2,5 kg'],
    ['1200', 'Stück', 'de-AT', '1.200 Stück'],
    [4, 'Kiste', 'en-GB', '4 crates'],
    ['1.0', 'Kiste', 'en-GB', '1 crate'],
    ['0.5', 'Ktn', 'en-GB', '0,5 cartons'],
    [0, 'Stk', 'en-GB', '0 pcs'],
    ['2.5', 'kg', 'en-GB', '2,5 kg'],
  ] as const)('%s %s in %s', (amount, unit, locale, text) => {
    expect(formatAmount(amount, unit, locale)).toBe(text.replace(' ', NO_BREAK_SPACE));
  });

  it('do not break from it', () => {
    expect(NO_BREAK_SPACE).toBe('\u00a0');
  });

  it('of measures are written alike in all languages', () => {
    expect(formatMeasure('0.33', 'l')).toBe(`0,33${NO_BREAK_SPACE}l`);
  });
});
