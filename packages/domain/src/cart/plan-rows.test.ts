import { describe, expect, it } from 'vitest';
import type { Price } from '../pricing';
import { planRows, type PlanRow, type PlanRowsInput } from './plan-rows';

const THURSDAY = '2026-11-26';
const MONDAY = '2026-11-30';
const prices: Price[] = [
  { type: 'LIST', rawValueString: '4.15', minQuantity: 0 },
  { type: 'LIST', rawValueString: '3.99', minQuantity: 24 },
  { type: 'PROMOTION', rawValueString: '3.00', minQuantity: 24, fromDate: MONDAY },
];
const input: PlanRowsInput = {
  question: { prices, amount: 4, unit: { ratio: 6 }, fair: {} },
  plan: [
    { date: MONDAY, amount: 1 },
    { date: THURSDAY, amount: 3 },
  ],
  billingTime: 'DELIVERY_TIME',
  orderDay: THURSDAY,
};
const rowTotals = (rows: readonly PlanRow[]) =>
  rows.map(({ date, amount, row }) => [date, amount, row.kind === 'PRICED' ? row.rowTotal : row.kind]);

describe('FAI-2: with billing at delivery time each entry of a plan has the price of its day', () => {
  it('and the tier of the whole line', () => {
    // 4 × 6 = 24 reach the tier; no entry does alone.
    expect(rowTotals(planRows(input))).toEqual([
      [MONDAY, 1, '18.00'],
      [THURSDAY, 3, '71.82'],
    ]);
  });

  it('with billing at order time all have the prices of the order day', () => {
    expect(rowTotals(planRows({ ...input, billingTime: 'ORDER_TIME' }))).toEqual([
      [MONDAY, 1, '23.94'],
      [THURSDAY, 3, '71.82'],
    ]);
  });

  it('an entry is billed its own amount, not all that was delivered of the line', () => {
    const delivered = { ...input.question, deliveredQuantity: '24' };
    expect(planRows({ ...input, question: delivered })).toEqual(planRows(input));
  });

  it('an entry may be without a price on its day', () => {
    const question = { ...input.question, prices: prices.slice(2) };
    expect(rowTotals(planRows({ ...input, question }))).toEqual([
      [MONDAY, 1, '18.00'],
      [THURSDAY, 3, 'ON_REQUEST'],
    ]);
  });
});
