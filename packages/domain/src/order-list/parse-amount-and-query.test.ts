import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmountAndQuery } from './parse-amount-and-query';

const OBERS = { text: 'obers', amount: 3, isNumber: false };
const IN_CARTONS = { ...OBERS, unit: 'ktn' };

describe('SRC-1: what is typed into the search', () => {
  it.each([
    ['3 ktn obers', IN_CARTONS],
    ['obers 3 ktn', IN_CARTONS],
    ['3ktn obers', IN_CARTONS],
    ['3x ktn obers', IN_CARTONS],
    ['3x obers', OBERS],
    ['3 x obers', OBERS],
    ['obers 3', OBERS],
    ['3 obers', OBERS],
    [' 12 obers ', { ...OBERS, amount: 12 }],
    ['10 kg Mehl glatt', { text: 'Mehl glatt', amount: 10, unit: 'kg', isNumber: false }],
    ['6 paprika rot', { text: 'paprika rot', amount: 6, isNumber: false }],
    ['obers', { text: 'obers', isNumber: false }],
    ['Obers 36 % 5 l', { text: 'Obers 36 % 5 l', isNumber: false }],
    ['0,5 l Cola', { text: '0,5 l Cola', isNumber: false }],
    ['3 Ktn', { text: '3 Ktn', isNumber: false }],
    ['', { text: '', isNumber: false }],
  ])('%j', (typed, expected) => {
    expect(parseAmountAndQuery(typed)).toEqual(expected);
  });

  it.each([
    '373326',
    '373 326',
    '373\u00a0326',
    '000000000000373326',
    '="373326"',
    '#373326',
    '9099000018550',
  ])('a number is an article, never an amount: %j', (typed) => {
    expect(parseAmountAndQuery(typed)).toEqual({ text: typed, isNumber: true });
  });

  it.each([
    ['491 012 4', { text: '491 012', amount: 4 }],
    ['373326 3', { text: '373326', amount: 3 }],
    ['373 326 3 Ktn', { text: '373 326', amount: 3, unit: 'Ktn' }],
    ['3 Ktn 373326', { text: '373326', amount: 3, unit: 'Ktn' }],
    ['3x 373326', { text: '373326', amount: 3 }],
    ['9099000018550 12', { text: '9099000018550', amount: 12 }],
  ])('a second number is the amount: %j', (typed, expected) => {
    expect(parseAmountAndQuery(typed)).toEqual({ ...expected, isNumber: true });
  });

  it('means the same in every order and spelling', () => {
    const names = fc.constantFrom('obers', 'paprika rot', 'Faschiertes gemischt', 'Schlagobers', 'Bergkäse');
    const units = fc.constantFrom('ktn', 'Karton', 'kisten', 'Stk', 'Dosen', 'kg', 'Kübel');
    fc.assert(
      fc.property(names, units, fc.integer({ min: 1, max: 99 }), (text, unit, amount) => {
        for (const typed of [
          `${amount} ${unit} ${text}`,
          `${text} ${amount} ${unit}`,
          `${amount}x ${unit} ${text}`,
        ])
          expect(parseAmountAndQuery(typed)).toEqual({ text, amount, unit, isNumber: false });
        for (const typed of [`${amount} ${text}`, `${amount}x ${text}`, `${text} ${amount}`])
          expect(parseAmountAndQuery(typed)).toEqual({ text, amount, isNumber: false });
      }),
    );
  });
});
