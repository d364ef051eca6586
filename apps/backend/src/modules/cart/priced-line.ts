import type { Fair } from '@gastroshop/api-contract';
import { planRows, toTotalsLine, type LineDelivery, type TotalsLine } from '@gastroshop/domain/cart';
import { sumMoney } from '@gastroshop/domain/money';
import { priceRow, type PricedRow, type PriceOnRequest } from '@gastroshop/domain/pricing';
import { fairPriceDay, fairPricing } from '../fair';
import type { LineView } from './cart-line-view';
import type { CartAccess } from './cart-access';

/** A part of a line that has a row of its own: an entry of its delivery plan, without a plan the whole line. */
export interface PricedPart {
  readonly amount: number;
  /** The day it is planned for; undefined without a plan. */
  readonly plannedFor: string | undefined;
  readonly row: PricedRow | PriceOnRequest;
}

/** What prices follow from besides the line. */
export interface CartPricing {
  readonly orderDay: string;
  readonly fair: Fair | undefined;
}

/** What prices follow from at a cart. */
export const cartPricing = ({ buyer, fair }: Pick<CartAccess, 'buyer' | 'fair'>): CartPricing => ({
  orderDay: buyer.today,
  fair: fair?.fair,
});

/**
 * What a line costs, part by part; nothing is asked of one that cannot be ordered.
 *
 * @param deliveryDay the day chosen for what is not planned; left out: none is chosen yet
 */
export const priceLine = (
  { content, product, unit, problem }: LineView,
  { orderDay, fair }: CartPricing,
  deliveryDay?: string,
): readonly PricedPart[] | undefined => {
  if (unit === undefined || problem?.code === 'NOT_AVAILABLE') return undefined;
  const { amount, plan } = content;
  const { bulkPrices: prices = [], weighed } = product;
  const question = { prices, amount, unit, weighed, fair: fairPricing(fair) };
  if (plan === undefined) {
    const day = fairPriceDay(fair, orderDay, deliveryDay);
    return [{ amount, plannedFor: undefined, row: priceRow({ ...question, day }) }];
  }
  const billingTime = fair?.billingTime ?? 'ORDER_TIME';
  return planRows({ question, plan, billingTime, orderDay }).map((entry) => ({
    amount: entry.amount,
    plannedFor: entry.date,
    row: entry.row,
  }));
};

/** The row total of a line: the sum of its parts that have a price; undefined when none has. */
export const rowTotalOf = (parts: readonly Pick<PricedPart, 'row'>[]): string | undefined => {
  const totals = parts.flatMap(({ row }) => (row.kind === 'PRICED' ? [row.rowTotal] : []));
  // Most lines are one part, and a cart has a hundred lines.
  return totals.length < 2 ? totals[0] : sumMoney(totals);
};

/** A priced part of a line as the sums need it. */
export const toCartTotalsLine = (
  { product }: Pick<LineView, 'product'>,
  row: PricedRow | PriceOnRequest,
  delivery: LineDelivery,
): TotalsLine => toTotalsLine(row, { vat: product.vat, deposit: product.deposit }, delivery);
