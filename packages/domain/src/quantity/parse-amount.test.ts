import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { MAX_AMOUNT, MAX_AMOUNT_DIGITS, MIN_AMOUNT } from './amount';
import { parseAmountText } from './parse-amount';

describe('QTY-3: an amount input takes whole numbers of at most five digits', () => {
  it.each([
    ['1', 1],
    ['12', 12],
    ['99999', 99_999],
    ['00012', 12],
    [' 7 ', 7],
    ['\u00a07\u202f', 7],
    ['12,00', 12],
    ['12.0', 12],
    ['12,0000', 12],
    ['1.200,00', 1200],
    ['1,200.00', 1200],
    ['012,0', 12],
  ])('reads %j as %i', (text, amount) => {
    expect(parseAmountText(text)).toEqual({ kind: 'AMOUNT', amount });
  });

  it.each(['', '   ', '0', '00000', '0,00', '0.0'])('reads %j as nothing', (text) => {
    expect(parseAmountText(text)).toEqual({ kind: 'NOTHING' });
  });

  it('bounds amounts to 1 and 99999', () => {
    expect([MIN_AMOUNT, MAX_AMOUNT, MAX_AMOUNT_DIGITS]).toEqual([1, 99_999, 5]);
  });
});

describe('QTY-5: what is no whole number is refused whole, with what may have been meant', () => {
  it.each([
    ['2,5', 'FRACTION', [2, 3]],
    ['1.5', 'FRACTION', [1, 2]],
    ['0,5', 'FRACTION', [1]],
    [',5', 'FRACTION', [1]],
    ['2,', 'FRACTION', [2]],
    ['2,05', 'FRACTION', [2, 3]],
    ['99999,5', 'FRACTION', [99_999]],
    ['1.200,50', 'FRACTION', [1200, 1201]],
    ['0.500', 'FRACTION', [1]],
    ['1234.567', 'FRACTION', [1234, 1235]],
    ['½', 'FRACTION', [1]],
    ['1½', 'FRACTION', [1, 2]],
    ['2,5 kg', 'FRACTION', [2, 3]],
    ['1.200', 'THOUSANDS', [1200, 1]],
    ['1,200', 'THOUSANDS', [1200, 1]],
    ['1.000', 'THOUSANDS', [1000, 1]],
    ['1 200', 'THOUSANDS', [1200, 1]],
    ['1\u202f200', 'THOUSANDS', [1200, 1]],
    ["1'200", 'THOUSANDS', [1200, 1]],
    ['1’200', 'THOUSANDS', [1200, 1]],
    ['1 200,00', 'THOUSANDS', [1200, 1]],
    ['120.000', 'THOUSANDS', [120]],
    ['1.200 Stk', 'THOUSANDS', [1200, 1]],
    ['100000', 'TOO_LARGE', [99_999]],
    ['1000000', 'TOO_LARGE', [99_999]],
    ['1.000.000', 'TOO_LARGE', [99_999]],
    ['9'.repeat(400), 'TOO_LARGE', [99_999]],
    ['100000,5', 'TOO_LARGE', [99_999]],
    ['000001', 'TOO_LONG', [1]],
    ['000000', 'TOO_LONG', []],
    ['-3', 'NEGATIVE', [3]],
    ['\u22123', 'NEGATIVE', [3]],
    ['- 2,5', 'NEGATIVE', [2, 3]],
    ['12+3', 'CALCULATION', [15]],
    ['=3+4', 'CALCULATION', [7]],
    ['+3', 'CALCULATION', [3]],
    ['=12', 'CALCULATION', [12]],
    ['1 + 2 + 3', 'CALCULATION', [6]],
    ['3*4', 'CALCULATION', []],
    ['2x6', 'CALCULATION', []],
    ['2 × 6', 'CALCULATION', []],
    ['10-12', 'CALCULATION', []],
    ['1/2', 'CALCULATION', []],
    ['=A1', 'CALCULATION', []],
    ['3 Ktn', 'NOT_A_NUMBER', [3]],
    ['3x', 'NOT_A_NUMBER', [3]],
    ['ca. 4', 'NOT_A_NUMBER', [4]],
    ['"12"', 'NOT_A_NUMBER', [12]],
    ['\u202d12\u202c', 'NOT_A_NUMBER', [12]],
    ['1\u200b2', 'NOT_A_NUMBER', []],
    ['1 2', 'NOT_A_NUMBER', []],
    ['3 Ktn 4', 'NOT_A_NUMBER', []],
    ['3\n4', 'NOT_A_NUMBER', []],
    ['1e3', 'NOT_A_NUMBER', []],
    ['drei', 'NOT_A_NUMBER', []],
    ['٣', 'NOT_A_NUMBER', []],
    ['1٣', 'NOT_A_NUMBER', []],
    ['\uff11\uff12', 'NOT_A_NUMBER', []],
    ['1,2,3', 'NOT_A_NUMBER', []],
    ['.', 'NOT_A_NUMBER', []],
    ['-', 'NOT_A_NUMBER', []],
  ])('%j: %s, %j', (text, problem, offers) => {
    expect(parseAmountText(text)).toEqual({ kind: 'REFUSED', problem, offers });
  });

  it('reads every amount as it is written, also with decimals that are none', () => {
    const written = fc.constantFrom('', ',0', '.0', ',00', '.00', ',0000');
    fc.assert(
      fc.property(fc.integer({ min: MIN_AMOUNT, max: MAX_AMOUNT }), written, (amount, decimals) => {
        expect(parseAmountText(`${amount}${decimals}`)).toEqual({ kind: 'AMOUNT', amount });
      }),
    );
  });

  // Told apart from the reader: an amount is read only where these forms, and nothing else, stand in the text.
  const meaningOf = (text: string): number | undefined => {
    const typed = text.trim();
    const plain = /^0*(?<whole>\d{1,5})(?:[.,](?<zeros>0+))?$/.exec(typed)?.groups;
    if (plain !== undefined) return plain['zeros']?.length === 3 ? undefined : Number(plain['whole']);
    const grouped = /^(\d{1,2})([.,])(\d{3})([.,])0+$/.exec(typed);
    return grouped !== null && grouped[2] !== grouped[4]
      ? Number(`${grouped[1] ?? ''}${grouped[3] ?? ''}`)
      : undefined;
  };

  const written = (form: RegExp): fc.Arbitrary<string> => fc.stringMatching(form);

  it.each([
    ['of an order', written(/^[0123459.,\u2019' \u00a0\u202f+\-*/x=½Ktn\n\t]{0,12}$/)],
    ['of numbers', written(/^[0019., ]{0,9}$/)],
    ['of any kind', fc.string({ unit: 'binary' })],
  ])('never puts digits together that were written apart: texts %s', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const read = parseAmountText(text);
        if (read.kind === 'AMOUNT') expect(read.amount).toBe(meaningOf(text));
        if (read.kind === 'NOTHING') expect(text.trim()).toMatch(/^(?:0+(?:[.,]0+)?)?$/);
        if (read.kind !== 'REFUSED') return;
        expect(read.offers.length).toBeLessThanOrEqual(2);
        for (const offer of read.offers) {
          expect(Number.isInteger(offer) && offer >= MIN_AMOUNT && offer <= MAX_AMOUNT).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
