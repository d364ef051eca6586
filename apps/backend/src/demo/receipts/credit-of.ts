import type { OrderItem, Totals } from '@gastroshop/api-contract';
import { cartTotals, type TotalsLine } from '@gastroshop/domain/cart';
import { decimal, toMoney, type Money } from '@gastroshop/domain/money';
import { deliveredRow } from '@gastroshop/domain/pricing';
import type { ReceiptDocument, ReceiptLine } from '../../db';
import { writtenTotals, type DemoOrder } from '../orders';
import { randomOf, shuffled, type Random } from '../random';

/** One delivery in so many has something to be credited. */
const CREDITED = 0.08;
const MOST_LINES = 3;
const REASONS = ['Qualität nicht entsprechend', 'Falsch geliefert'] as const;
/** Of meat and vegetables by the kilogram nothing breaks. */
const REASONS_OF_PIECES = ['Bruch bei der Lieferung', ...REASONS] as const;

/** A line of a credit memo, and what it would add to the sums of an invoice. */
interface CreditedLine {
  readonly line: ReceiptLine;
  readonly sum: TotalsLine;
}

/** What somebody gets back. */
const back = (euro: Money): Money => toMoney(decimal(euro).negated());

/** Of pieces that have arrived some come back; what is weighed comes back as it was weighed. */
const returned = (delivered: string, isWeighed: boolean, random: Random): string =>
  isWeighed || !Number.isInteger(Number(delivered)) ? delivered : String(random.int(1, Number(delivered)));

/** Of what has not arrived, or had no price, there is nothing to be credited. */
const creditedLine = (
  item: OrderItem,
  sum: TotalsLine,
  weighedBy: string | undefined,
  random: Random,
): CreditedLine | undefined => {
  const { priceSnapshot } = item;
  const delivered = String(item.deliveredQuantity ?? 0);
  if (priceSnapshot === undefined || Number(delivered) === 0) return undefined;
  const quantity = returned(delivered, weighedBy !== undefined, random);
  const { unitPrice, rowTotal, discountEarned } = deliveredRow(priceSnapshot, quantity);
  if (decimal(rowTotal).isZero()) return undefined;
  return {
    line: {
      sku: item.productSku,
      name: item.name,
      amount: `-${quantity}`,
      // A price is that of the storage unit, whichever unit was ordered.
      unit: weighedBy ?? item.baseUnit ?? item.unitAbbr,
      price: unitPrice,
      rowTotal: back(rowTotal),
      note: random.pick(weighedBy === undefined ? REASONS_OF_PIECES : REASONS),
    },
    sum: {
      ...sum,
      // A bonus is paid later, and only for what was kept.
      row: { rowTotal, discountEarned, bonus: '0.00', estimated: false },
      ...(weighedBy === undefined && { storageQuantity: quantity }),
    },
  };
};

/** Sums as they are given back: the whole containers and the tax of an invoice, with a minus before each. */
const backTotals = ({ net, discountEarned, deposit, vat, gross, ...totals }: Totals): Totals => ({
  ...totals,
  net: back(net),
  discountEarned: back(discountEarned),
  deposit: { SINGLE_USE: back(deposit.SINGLE_USE), MULTI_USE: back(deposit.MULTI_USE) },
  ...(vat !== undefined && {
    vat: vat.map((amount) => ({ ...amount, base: back(amount.base), vat: back(amount.vat) })),
  }),
  ...(gross !== undefined && { gross: back(gross) }),
});

/** What is credited of a delivered order: now and then some of its goods; undefined where all was well. */
export const creditOf = ({ order, lineSums, lineFacts }: DemoOrder): ReceiptDocument | undefined => {
  const seed = `credit ${order.id}`;
  const random = randomOf(seed);
  if (!random.chance(CREDITED)) return undefined;
  const lines = order.orderItems.flatMap((item, place) => {
    const sum = lineSums[place];
    if (sum === undefined) return [];
    const ofLine = randomOf(`${seed} ${item.productSku}`);
    return creditedLine(item, sum, lineFacts[item.productSku]?.weighedBy, ofLine) ?? [];
  });
  const chosen = shuffled(lines, seed).slice(0, random.int(1, MOST_LINES));
  if (chosen.length === 0) return undefined;
  return {
    lines: chosen.map(({ line }) => line),
    totals: backTotals(writtenTotals(cartTotals({ lines: chosen.map(({ sum }) => sum) }))),
  };
};
