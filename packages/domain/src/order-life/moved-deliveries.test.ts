import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedDeliveries } from './moved-deliveries';

const on = (date: string, ...skus: readonly string[]) => ({
  date,
  lines: skus.map((productSku) => ({ productSku })),
});
const THURSDAY = '2026-11-26';
const FRIDAY = '2026-11-27';
const MONDAY = '2026-11-30';

describe('ORD-10: what moved to another day', () => {
  it('is told by days, and whether anything stays', () => {
    expect(movedDeliveries([on(THURSDAY, '1', '2')], [on(MONDAY, '1', '2')])).toEqual([
      { from: THURSDAY, to: MONDAY, skus: ['1', '2'], isWhole: true },
    ]);
    expect(movedDeliveries([on(THURSDAY, '1', '2')], [on(THURSDAY, '1'), on(FRIDAY, '2')])).toEqual([
      { from: THURSDAY, to: FRIDAY, skus: ['2'], isWhole: false },
    ]);
    expect(movedDeliveries([on(THURSDAY, '1'), on(FRIDAY, '2')], [on(FRIDAY, '1'), on(MONDAY, '2')])).toEqual(
      [
        { from: THURSDAY, to: FRIDAY, skus: ['1'], isWhole: true },
        { from: FRIDAY, to: MONDAY, skus: ['2'], isWhole: false },
      ],
    );
  });

  it('is nothing of what is new, gone, or spread over days', () => {
    expect(movedDeliveries([on(THURSDAY, '1')], [on(MONDAY, '2')])).toEqual([]);
    expect(
      movedDeliveries([on(THURSDAY, '1'), on(FRIDAY, '1')], [on(THURSDAY, '1'), on(MONDAY, '1')]),
    ).toEqual([]);
  });

  it('is nothing between equal orders, and every line that has one other day is in exactly one move', () => {
    const days = fc.dictionary(
      fc.constantFrom('1', '2', '3', '4'),
      fc.constantFrom(THURSDAY, FRIDAY, MONDAY),
    );
    const toDeliveries = (by: Readonly<Record<string, string>>) =>
      [...new Set(Object.values(by))].map((date) =>
        on(date, ...Object.keys(by).filter((sku) => by[sku] === date)),
      );
    fc.assert(
      fc.property(days, days, (before, after) => {
        expect(movedDeliveries(toDeliveries(before), toDeliveries(before))).toEqual([]);
        const moved = movedDeliveries(toDeliveries(before), toDeliveries(after));
        const wanted = Object.keys(after).filter(
          (sku) => before[sku] !== undefined && before[sku] !== after[sku],
        );
        expect(moved.flatMap(({ skus }) => skus).sort()).toEqual(wanted.sort());
      }),
    );
  });
});
