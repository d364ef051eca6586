import { orderSchema as orderShape } from '@gastroshop/api-contract';
import { cartTotals, type TotalsLine } from '@gastroshop/domain/cart';
import { mostAccurateRowTotal, priceRow, deliveredRow } from '@gastroshop/domain/pricing';
import { isAllowedAmount, storageQuantity } from '@gastroshop/domain/quantity';
import { describe, expect, it } from 'vitest';
import { groupAssortment } from '../assortment';
import { assortmentOf, BRANCHES } from '../branch';
import { withCustomerPrices } from '../customer-prices';
import { demoDay } from '../demo-day';
import { buyerFor } from '../orderers';
import { chosenCustomers, FAIR_CUSTOMER, holidayExceptions, MAIN_CUSTOMER } from '../people';
import { demoFairs } from './fairs';
import { ordersOf } from './orders-of';
import { pricesFor } from './purchase-profile';

const demo = demoDay('2026-11-21', new Date('2026-11-21T14:00:00Z'));
const [fair] = demoFairs(demo);
const customers = chosenCustomers(demo);
const groupProducts = groupAssortment();
const products = new Map(
  BRANCHES.map((branch) => [
    branch.tenant as string,
    withCustomerPrices(
      assortmentOf(branch, groupProducts, demo, fair.id),
      customers.filter(({ tenant }) => tenant === branch.tenant),
      demo,
    ),
  ]),
);
const orders = customers
  .filter((customer) => customer.orders > 0)
  .flatMap((customer, index) =>
    ordersOf(customer, buyerFor(customer), products.get(customer.tenant) ?? [], {
      demo,
      fair,
      firstNumber: 1000 * index,
    }),
  );
const productOf = (tenant: string, sku: string) => {
  const found = products.get(tenant)?.find((product) => product.sku === sku);
  if (found === undefined) throw new Error(`No article ${sku} in ${tenant}`);
  return found;
};

describe('orders of the past', () => {
  it('are about two hundred in two years, weekly for the main customer', () => {
    expect(orders.length).toBeGreaterThan(200);
    const own = orders.filter(({ customerId }) => customerId === MAIN_CUSTOMER);
    expect(own.length).toBeGreaterThan(98);
    const days = own.map(({ order }) => order.creationTime.slice(0, 10)).sort();
    expect(days[0]?.startsWith('2024-1')).toBe(true);
    expect(new Set(orders.map(({ tenant, order }) => `${tenant} ${order.id}`)).size).toBe(orders.length);
  });

  it('are written as the contract has it', () => {
    for (const { order } of orders) expect(() => orderShape.parse(order)).not.toThrow();
  });

  it('QTY-1: hold amounts that may be ordered', () => {
    for (const { tenant, order } of orders)
      for (const { productSku, amount, ratio } of order.orderItems)
        expect(isAllowedAmount(amount, { ratio }, productOf(tenant, productSku).doc.minSaleQuantity)).toBe(
          true,
        );
  });

  it('PRI-6: cost what the prices of their day say', () => {
    for (const { tenant, customerId, fairId, order } of orders) {
      const customer = customers.find(({ id }) => id === customerId);
      if (customer === undefined) throw new Error('An order of nobody');
      for (const { productSku, amount, ratio, price, priceSnapshot } of order.orderItems) {
        const product = productOf(tenant, productSku);
        const row = priceRow({
          prices: pricesFor(product, customer, fairId),
          amount,
          unit: { ratio },
          day: priceSnapshot?.day ?? demo.today,
          weighed: product.doc.weighed,
          ...(fairId !== undefined && { fair: { factor: fair.globalDiscountFactor } }),
        });
        expect(row.kind === 'PRICED' ? row.unitPrice : undefined).toBe(price);
      }
    }
  });

  it('sum up to the cent what is delivered, else what was ordered', () => {
    for (const { tenant, customerId, fairId, order } of orders) {
      const customer = customers.find(({ id }) => id === customerId);
      const dateOf = new Map(
        (order.deliveries ?? []).flatMap(({ date, temperature, lines }) =>
          lines.map(({ productSku }) => [productSku, { date, temperature }]),
        ),
      );
      const lines = order.orderItems.map((item): TotalsLine => {
        const { doc } = productOf(tenant, item.productSku);
        const { priceSnapshot, deliveredQuantity, mostAccurateRowTotal: total } = item;
        const delivery = dateOf.get(item.productSku) ?? { date: undefined };
        const stored = deliveredQuantity === '0' ? '0' : storageQuantity(item.amount, { ratio: item.ratio });
        if (priceSnapshot === undefined || customer === undefined)
          return { delivery, row: undefined, storageQuantity: stored };
        const ordered = priceRow({
          prices: pricesFor(productOf(tenant, item.productSku), customer, fairId),
          amount: item.amount,
          unit: { ratio: item.ratio },
          day: priceSnapshot.day,
          weighed: doc.weighed,
          ...(fairId !== undefined && { fair: { factor: fair.globalDiscountFactor } }),
        });
        if (ordered.kind !== 'PRICED') throw new Error('A price has gone');
        expect(total).toBe(
          mostAccurateRowTotal({ deliveredQuantity, snapshot: priceSnapshot, ordered: ordered.rowTotal }),
        );
        const row =
          deliveredQuantity === undefined
            ? ordered
            : { ...deliveredRow(priceSnapshot, deliveredQuantity), estimated: false };
        return { delivery, row, storageQuantity: stored, vat: doc.vat, deposit: doc.deposit };
      });
      expect(order.totals).toEqual(cartTotals({ lines }));
    }
  });

  it('come on days somebody delivers, ordered in time', () => {
    const closed = new Set(holidayExceptions([2024, 2025, 2026, 2027]).map(({ date }) => date));
    for (const { order } of orders) {
      expect(order.creationTime < demo.now.toISOString()).toBe(true);
      for (const { date } of order.deliveries ?? []) {
        expect(closed.has(date)).toBe(false);
        expect(date >= order.creationTime.slice(0, 10)).toBe(true);
      }
    }
  });

  it('have a history that goes forward and not beyond the present', () => {
    for (const { order } of orders) {
      const times = (order.statusHistory ?? []).map(({ at }) => at);
      expect(times).toEqual([...times].sort());
      expect((times.at(-1) ?? '') <= demo.now.toISOString()).toBe(true);
    }
    expect(new Set(orders.map(({ status }) => status)).size).toBeGreaterThan(2);
  });

  it('CHK-2: the customer of the fair has ordered as often as it may', () => {
    const placed = orders.filter(
      ({ customerId, fairId }) => customerId === FAIR_CUSTOMER && fairId === fair.id,
    );
    expect(placed).toHaveLength(fair.maxOrdersPerCustomer ?? 0);
    expect(placed.every(({ order }) => order.source === 'SUBSHOP')).toBe(true);
  });
});
