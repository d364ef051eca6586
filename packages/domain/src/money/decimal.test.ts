import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Decimal, decimal, decimalPlaces, isDecimalString } from './decimal';

const DIGITS_30 = '9'.repeat(30);

describe('isDecimalString: a decimal number as the wire carries it', () => {
  it.each(['0', '-0', '4.15', '-4.15', '007', '0.0345', DIGITS_30, `-${DIGITS_30}.${DIGITS_30}`])(
    'takes %s',
    (text) => {
      expect(isDecimalString(text)).toBe(true);
    },
  );

  it.each([
    '',
    ' ',
    '.5',
    '5.',
    '+5',
    '--5',
    '1,5',
    '1.5.5',
    '1 000',
    ' 1',
    '1 ',
    '1e3',
    'NaN',
    'Infinity',
    '0x10',
    `${DIGITS_30}9`,
    `1.${DIGITS_30}9`,
  ])('refuses %j', (text) => {
    expect(isDecimalString(text)).toBe(false);
  });
});

describe('decimal: reads a number exactly or names what is none', () => {
  it('reads texts and numbers as they are written', () => {
    expect(decimal('4.15').times(24).toFixed()).toBe('99.6');
    expect(decimal(0.1).plus(decimal(0.2)).toFixed()).toBe('0.3');
    expect(decimal(-2).toFixed()).toBe('-2');
    expect(decimal(1e-7).toFixed()).toBe('0.0000001');
  });

  it('hands a decimal back as it is', () => {
    const value = decimal('1.10');
    expect(decimal(value)).toBe(value);
    expect(value).toBeInstanceOf(Decimal);
  });

  it.each([
    ['1,5', 'Not a decimal number: "1,5"'],
    ['', 'Not a decimal number: ""'],
    [Number.NaN, 'Not a decimal number: NaN'],
    [Number.NEGATIVE_INFINITY, 'Not a decimal number: -Infinity'],
    [new Decimal(1).div(0), 'Not a decimal number: Infinity'],
    [new Decimal(0).div(0), 'Not a decimal number: NaN'],
  ])('throws a RangeError naming %j', (input, message) => {
    expect(() => decimal(input)).toThrow(new RangeError(message));
  });

  it('multiplies six numbers of the greatest length without losing a digit', () => {
    const long = `${DIGITS_30}.${DIGITS_30}`;
    let product = decimal(long);
    for (let factor = 2; factor <= 6; factor++) product = product.times(decimal(long));
    const exact = (BigInt(DIGITS_30 + DIGITS_30) ** 6n).toString();
    expect(product.toFixed().replace('.', '')).toBe(exact);
  });

  it('sums and multiplies like whole numbers of the smallest unit', () => {
    const value = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
    const text = (scaled: bigint): string => new Decimal(scaled.toString()).div(10_000).toFixed();
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(
          decimal(text(a))
            .plus(decimal(text(b)))
            .times(10_000)
            .toFixed(),
        ).toBe((a + b).toString());
        expect(
          decimal(text(a))
            .times(decimal(text(b)))
            .times(100_000_000)
            .toFixed(),
        ).toBe((a * b).toString());
      }),
    );
  });
});

describe('decimalPlaces: decimals as written, zeros at the end included', () => {
  it.each([
    ['4', 0],
    ['4.1', 1],
    ['4.10', 2],
    ['-0.0345', 4],
  ])('%s has %i', (text, decimals) => {
    expect(decimalPlaces(text)).toBe(decimals);
  });
});
