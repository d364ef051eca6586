import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber } from './format-number';
import { parseTypedNumber, readingsInDoubt } from './parse-number';

describe('LOC-3: numbers typed the German way', () => {
  it.each([
    ['5', '5'],
    ['1234', '1234'],
    ['1.234', '1234'],
    ['1.234.567', '1234567'],
    ['1.234,5', '1234.5'],
    ['1234,50', '1234.50'],
    ['0,5', '0.5'],
    ['007', '7'],
    ['0', '0'],
    ['00', '0'],
    [' 12,5 ', '12.5'],
    ['-3,2', '-3.2'],
    ['\u22123', '-3'],
    ['+3', '3'],
    ['1 234,5', '1234.5'],
    ['1\u00a0234\u00a0567', '1234567'],
    ['1\u202f234', '1234'],
    ['12.5', '12.5'],
    ['-12.50', '-12.50'],
    ['0.25', '0.25'],
    ['1'.repeat(30), '1'.repeat(30)],
    [`1,${'1'.repeat(30)}`, `1.${'1'.repeat(30)}`],
  ])('%j is %s', (typed, number) => {
    expect(parseTypedNumber(typed)).toBe(number);
  });

  it.each([
    '',
    '-',
    ',5',
    '5,',
    '.5',
    '5.',
    '1,2,3',
    '0.500',
    '1.2345',
    '1234.567',
    '1.23.456',
    '12,5.5',
    '1 23',
    '1 2345',
    '1  234',
    'x1',
    '1x',
    '1e3',
    '€ 5',
    '--5',
    '1'.repeat(31),
    `1,${'1'.repeat(31)}`,
  ])('%j is not guessed at', (typed) => {
    expect(parseTypedNumber(typed)).toBeUndefined();
  });

  it('reads back what is shown, and never throws', () => {
    const shown = fc
      .tuple(fc.integer(), fc.nat({ max: 999 }))
      .map(([whole, decimals]) => formatNumber(`${whole}.${decimals}`));
    fc.assert(
      fc.property(shown, fc.string({ unit: 'grapheme' }), (text, rubbish) => {
        expect(formatNumber(parseTypedNumber(text) ?? 'nothing')).toBe(text);
        parseTypedNumber(rubbish);
      }),
    );
  });
});

describe('LOC-3: a point before three digits', () => {
  it.each([
    ['1.200', ['1200', '1.2']],
    [' 12.500 ', ['12500', '12.5']],
    ['1.000', ['1000', '1']],
    ['125.125', ['125125', '125.125']],
  ])('%j may be either of %j', (typed, readings) => {
    expect(readingsInDoubt(typed)).toEqual(readings);
  });

  it.each(['1', '1,200', '1.2', '1.20', '1.200,0', '1.200.000', '0.500', '1 200', 'x', ''])(
    '%j leaves no doubt',
    (typed) => {
      expect(readingsInDoubt(typed)).toEqual([]);
    },
  );
});
