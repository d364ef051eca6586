import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMoney } from '../money';
import { cartTotals } from './cart-totals';
import { DEPOSIT_KINDS } from './deposit';

const cents = (max: number) => fc.integer({ min: 0, max }).map((value) => (value / 100).toFixed(2));
const vat = fc
  .constantFrom('0', '4.9', '10', '13', '20')
  .map((ratePercent) => [{ ratePercent, validFrom: '2016-01-01' }]);

const line = fc.record({
  delivery: fc.record({
    date: fc.constantFrom('2026-11-26', '2026-11-27', '2026-11-30'),
    temperature: fc.constantFrom(undefined, 'AMBIENT' as const, 'FRESH' as const, 'FROZEN' as const),
  }),
  row: fc.option(
    fc.record({
      rowTotal: cents(999_999),
      discountEarned: cents(999),
      bonus: cents(999),
      estimated: fc.boolean(),
    }),
    { nil: undefined, freq: 10 },
  ),
  storageQuantity: fc.integer({ min: 1, max: 999 }).map((value) => String(value / 8)),
  vat,
  deposit: fc.option(
    fc.record({
      amountString: fc.constantFrom('0.25', '0.09', '3'),
      containersPerStorageUnit: fc.constantFrom(1, 6, 24),
      kind: fc.constantFrom(...DEPOSIT_KINDS),
    }),
    { nil: undefined },
  ),
});
const lines = fc.array(line, { minLength: 1, maxLength: 12 });
const fees = fc.array(fc.record({ kind: fc.constant('DELIVERY'), netString: cents(5_000), vat }), {
  maxLength: 2,
});

describe('sums of any cart', () => {
  it('are the same whatever the order of lines and fees', () => {
    const shuffled = fc
      .tuple(lines, fees)
      .chain(([all, some]) =>
        fc.tuple(
          fc.constant({ lines: all, fees: some }),
          fc.shuffledSubarray(all, { minLength: all.length }),
          fc.shuffledSubarray(some, { minLength: some.length }),
        ),
      );
    fc.assert(
      fc.property(shuffled, ([input, otherLines, otherFees]) => {
        expect(cartTotals({ lines: otherLines, fees: otherFees })).toEqual(cartTotals(input));
      }),
    );
  });

  it('make the gross from rows, fees, VAT and deposit to the cent', () => {
    fc.assert(
      fc.property(lines, fees, (all, some) => {
        const totals = cartTotals({ lines: all, fees: some });
        const parts = [
          ...all.map(({ row }) => row?.rowTotal ?? '0'),
          ...some.map(({ netString }) => netString),
          ...(totals.vat ?? []).map((amount) => amount.vat),
          totals.deposit.SINGLE_USE,
          totals.deposit.MULTI_USE,
        ];
        expect(totals.gross).toBe(sumMoney(parts));
      }),
    );
  });
});
