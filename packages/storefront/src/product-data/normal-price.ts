import { decimal, type Money, toMoney } from '@gastroshop/domain/money';
import { type PricedRow, type PriceOnRequest, type PricingInput, priceRow } from '@gastroshop/domain/pricing';

/**
 * What the same would cost outside, with neither a fair's factor nor its prices: what a fair's saving is told against.
 * Undefined where that is no other price, and outside of fairs.
 *
 * @param row the answer to the question
 */
export const mainShopRow = (
  question: PricingInput,
  row: PricedRow | PriceOnRequest,
): PricedRow | undefined => {
  const { fair, ...outside } = question;
  if (fair === undefined || row.kind === 'ON_REQUEST') return undefined;
  const normal = priceRow(outside);
  return normal.kind === 'PRICED' && decimal(normal.rowTotal).gt(row.rowTotal) ? normal : undefined;
};

/** What is saved, in euro; undefined for nothing. */
export const savings = (normal: string, net: string): Money | undefined => {
  const saved = decimal(normal).minus(net);
  return saved.gt(0) ? toMoney(saved) : undefined;
};
