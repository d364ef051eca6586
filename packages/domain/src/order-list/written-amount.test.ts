import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWrittenNumber, parseWrittenAmount } from './written-amount';

describe('amounts as they are written in German', () => {
  it.each([
    ['1', 1],
    ['+3', 3],
    ['007', 7],
    ['99999', 99_999],
    ['0000000000000000000012', 12],
    ['3,0', 3],
    ['3,00', 3],
    ['3.0', 3],
    ['3.00', 3],
    ['3.0000', 3],
    ['12.000,00', 12_000],
    ['12.000,000', 12_000],
    ['1,200.00', 1200],
    ['1 200,00', 1200],
    ['2.9999999999999996', 3],
    ['2,9999999999999996', 3],
    ['3.0000000000000004', 3],
    ['11.999999999999998', 12],
    ['24.0000000000004', 24],
    ['999.99999999999989', 1000],
    ['0.000.1', undefined],
  ])('%s is %s', (text, amount) => {
    expect(parseWrittenAmount(text)).toEqual(
      amount === undefined ? { problem: 'AMOUNT_UNREADABLE' } : { amount, formAssumed: false },
    );
  });

  it.each([
    ['1.000', 1000],
    ['12.500', 12_500],
    ['1,000', 1],
    ['12,000', 12],
    ['1 200', 1200],
    ['12 500', 12_500],
    ["1'200", 1200],
    ['1’200', 1200],
    ['1\u00a0200', 1200],
  ])('%s is read as %s, which is an assumption', (text, amount) => {
    expect(parseWrittenAmount(text)).toEqual({ amount, formAssumed: true });
  });

  it.each([
    ['0', 'AMOUNT_ZERO'],
    ['0,00', 'AMOUNT_ZERO'],
    ['-0', 'AMOUNT_ZERO'],
    ['000', 'AMOUNT_ZERO'],
    ['-3', 'AMOUNT_NEGATIVE'],
    ['-3,5', 'AMOUNT_NEGATIVE'],
    ['1,5', 'AMOUNT_FRACTION'],
    ['2.9999', 'AMOUNT_FRACTION'],
    ['2.4999999999999996', 'AMOUNT_FRACTION'],
    ['1 20', 'AMOUNT_UNREADABLE'],
    ['1.5', 'AMOUNT_FRACTION'],
    ['0,001', 'AMOUNT_FRACTION'],
    ['0.500', 'AMOUNT_FRACTION'],
    ['1234.500', 'AMOUNT_FRACTION'],
    ['1.234,5', 'AMOUNT_FRACTION'],
    ['100000', 'AMOUNT_TOO_LARGE'],
    ['100.000', 'AMOUNT_TOO_LARGE'],
    ['1.000.000', 'AMOUNT_TOO_LARGE'],
    ['9'.repeat(400), 'AMOUNT_TOO_LARGE'],
    ['1,000.50', 'AMOUNT_FRACTION'],
    ['1,2,3', 'AMOUNT_UNREADABLE'],
    ['1.5,5', 'AMOUNT_UNREADABLE'],
    ['1.000,5.5', 'AMOUNT_UNREADABLE'],
    ['12.11.2026', 'AMOUNT_UNREADABLE'],
    ['1.00.000', 'AMOUNT_UNREADABLE'],
    ['drei', 'AMOUNT_UNREADABLE'],
    ['3 ', 'AMOUNT_UNREADABLE'],
    ['', 'AMOUNT_UNREADABLE'],
  ])('%s: %s', (text, problem) => {
    expect(parseWrittenAmount(text)).toEqual({ problem });
  });

  it('reads every amount from 1 to 99999 back, plain and as spreadsheets write it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (amount) => {
        const german = amount.toLocaleString('de-AT', { useGrouping: false, minimumFractionDigits: 2 });
        expect(parseWrittenAmount(String(amount))).toEqual({ amount, formAssumed: false });
        expect(parseWrittenAmount(german)).toEqual({ amount, formAssumed: false });
      }),
    );
  });

  it.each([
    ['3', true],
    ['-1.000,5', true],
    ['3,', false],
    [',5', false],
    ['3..5', false],
    ['--3', false],
    ['3kg', false],
  ])('%s is a number: %s', (text, isNumber) => {
    expect(isWrittenNumber(text)).toBe(isNumber);
  });
});
