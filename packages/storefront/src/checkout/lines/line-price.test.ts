import { describe, expect, it } from 'vitest';
import { NO_PRICES, testContext } from '../../testing/test-context';
import { testItem } from '@gastroshop/cart/testing';
import { checkoutLines } from './checkout-lines';
import { type LineContext, priceLineParts, linesTotal, lineTotal } from './line-price';
import type { CheckoutLine } from './checkout-line';

const lineOf = (more: object = {}): CheckoutLine => {
  const item = testItem('1', 12);
  const bulkPrices = [
    { type: 'LIST' as const, rawValueString: '10.00', minQuantity: 0 },
    { type: 'LIST' as const, rawValueString: '9.00', minQuantity: 12 },
    { type: 'LIST' as const, rawValueString: '8.00', minQuantity: 0, fromDate: '2027-02-01' },
  ];
  const [line] = checkoutLines([{ ...item, product: { ...item.product, bulkPrices }, ...more }], {});
  if (line === undefined) throw new Error('There is no line');
  return line;
};
const PLAN = [
  { date: '2027-01-15', amount: 4 },
  { date: '2027-02-12', amount: 8 },
];
const fair = (billingTime: LineContext['billingTime']): LineContext =>
  testContext({ fair: { factor: '0.9' }, billingTime });

describe('priceLineParts', () => {
  it('FAI-2: prices each day of a plan by itself where the delivery day is billed; tiers count the whole line', () => {
    const parts = priceLineParts(lineOf({ plan: PLAN }), fair('DELIVERY_TIME'));
    expect(
      parts.map(({ date, row }) => [
        date,
        row.kind === 'PRICED' && row.unitPrice,
        row.kind === 'PRICED' && row.rowTotal,
      ]),
    ).toEqual([
      ['2027-01-15', '8.10', '32.40'],
      ['2027-02-12', '7.20', '57.60'],
    ]);
  });

  it('FAI-2: prices all days alike where the order day is billed', () => {
    const { net } = lineTotal(lineOf({ plan: PLAN }), fair('ORDER_TIME'));
    expect(net).toBe('97.20');
  });

  it('FAI-2: a line without a plan is priced on the day chosen', () => {
    const context = { ...fair('DELIVERY_TIME'), chosenDayOf: () => '2027-02-12' };
    expect(lineTotal(lineOf(), context).net).toBe('86.40');
    expect(lineTotal(lineOf(), fair('DELIVERY_TIME')).net).toBe('97.20');
  });

  it('PRI-4: tells what is saved against the same without factor, and nothing outside', () => {
    expect(lineTotal(lineOf(), fair('ORDER_TIME')).saved).toBe('10.80');
    expect(lineTotal(lineOf(), testContext()).saved).toBeUndefined();
    const line = lineOf();
    expect(linesTotal([line, line], fair('ORDER_TIME'))).toMatchObject({ net: '194.40', saved: '21.60' });
  });

  it('PRI-9: has no part for who may see no price', () => {
    expect(priceLineParts(lineOf(), testContext({ visibility: NO_PRICES, fair: {} }))).toEqual([]);
  });
});
