import { decimal, toMoney, sumMoney } from '@gastroshop/domain/money';
import { describe, expect, it } from 'vitest';
import { groupAssortment } from '../assortment';
import { assortmentOf, BRANCHES } from '../branch';
import { demoDay } from '../demo-day';
import { buyerFor } from '../orderers';
import { demoFairs, ordersOf } from '../orders';
import { chosenCustomers, MAIN_CUSTOMER } from '../people';
import { receiptsOf } from './receipts-of';

const demo = demoDay('2026-11-21', new Date('2026-11-21T14:00:00Z'));
const [fair] = demoFairs(demo);
const main = chosenCustomers(demo).find(({ id }) => id === MAIN_CUSTOMER);
const branch = BRANCHES.find(({ tenant }) => tenant === main?.tenant);
if (main === undefined || branch === undefined) throw new Error('There is no main customer');
const products = assortmentOf(branch, groupAssortment(), demo, fair.id);
// As many as show every kind of line: weighed, with a deposit, in parts.
const orders = [0, 1, 2].flatMap((round) =>
  ordersOf(main, buyerFor(main), products, { demo, fair, firstNumber: 1000 * round }),
);

const credits = orders.flatMap((demoOrder) => {
  const receipts = receiptsOf(demoOrder, demo.today);
  const invoice = receipts.find(({ type }) => type === 'invoice');
  return receipts
    .filter(({ type }) => type === 'creditmemo')
    .map(({ total, doc }) => ({ total: total ?? '0', doc, invoiced: invoice?.total ?? '0', demoOrder }));
});

describe('credit memos of the demonstration', () => {
  it('are there, of some deliveries only, some with deposit', () => {
    expect(credits.length).toBeGreaterThan(10);
    expect(credits.length).toBeLessThan(orders.length / 5);
    expect(
      credits.some(({ doc }) => Object.values(doc?.totals?.deposit ?? {}).some((euro) => Number(euro) < 0)),
    ).toBe(true);
    expect(credits.some(({ doc }) => doc?.lines.length === 1)).toBe(true);
    expect(credits.some(({ doc }) => (doc?.lines.length ?? 0) > 1)).toBe(true);
  });

  it('give back sums below zero that add up, from the lines to the total, and no more than was billed', () => {
    for (const { total, doc, invoiced } of credits) {
      const { lines = [], totals } = doc ?? {};
      const { net = '0', gross, vat = [], deposit = { SINGLE_USE: '0', MULTI_USE: '0' } } = totals ?? {};
      expect(Number(total)).toBeLessThan(0);
      expect(Number(total)).toBeGreaterThanOrEqual(-Number(invoiced));
      expect(gross).toBe(total);
      expect(sumMoney(lines.map(({ rowTotal = '0' }) => rowTotal))).toBe(net);
      expect(sumMoney([net, deposit.SINGLE_USE, deposit.MULTI_USE, ...vat.map((one) => one.vat)])).toBe(
        total,
      );
      // Of containers that come back again the deposit is taxed; of the others it is not.
      expect(sumMoney(vat.map(({ base }) => base))).toBe(sumMoney([net, deposit.MULTI_USE]));
      for (const { base, ratePercent, vat: tax } of vat)
        expect(tax).toBe(toMoney(decimal(base).times(decimal(ratePercent)).dividedBy(100)));
    }
  });

  it('hold lines of goods that had arrived, each its amount at its price, less the discount of the row', () => {
    for (const { doc, demoOrder } of credits)
      for (const { sku, amount, price = '0', rowTotal = '0' } of doc?.lines ?? []) {
        const item = demoOrder.order.orderItems.find(({ productSku }) => productSku === sku);
        expect(Number(rowTotal)).toBeLessThan(0);
        expect(Number(amount)).toBeLessThan(0);
        expect(-Number(amount)).toBeLessThanOrEqual(Number(item?.deliveredQuantity));
        const ofRow = item?.priceSnapshot?.factors.find(({ source }) => source === 'TOTAL_DISCOUNT');
        expect(
          toMoney(
            decimal(amount)
              .times(decimal(price))
              .times(decimal(ofRow?.factor ?? '1')),
          ),
        ).toBe(rowTotal);
      }
  });

  it('are the same in every run', () => {
    const again = ordersOf(main, buyerFor(main), products, { demo, fair, firstNumber: 0 });
    const first = orders.slice(0, again.length);
    expect(again.map((one) => receiptsOf(one, demo.today))).toEqual(
      first.map((one) => receiptsOf(one, demo.today)),
    );
  });
});
