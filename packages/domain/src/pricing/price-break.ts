import { type Decimal, decimal } from '../money';
import { minimumAmountFor, smallestAllowedAmount } from '../quantity';
import { combineFactors } from './percent-off';
import type { PricingInput } from './pricing-input';
import { priceRow } from './price-row';
import type { PricedRow } from './priced-row';
import { isUnitFactor, parseFactors } from './parsed-factor';

/** An amount from which an article costs less per unit than from any smaller one. */
export interface PriceBreak {
  readonly amount: number;
  readonly row: PricedRow;
  /** What one unit of the price costs, a TOTAL discount taken off too, unrounded. */
  readonly effective: Decimal;
}

/** The question's best price at another amount, if there is one. */
export const priceBreakAt = (question: PricingInput, amount: number): PriceBreak | undefined => {
  const row = priceRow({ ...question, amount, tierAmount: undefined, deliveredQuantity: undefined });
  if (row.kind === 'ON_REQUEST') return undefined;
  const offTheRow = parseFactors(row.snapshot.factors).filter(
    (factor) => !isUnitFactor(factor) && factor.source !== 'BONUS',
  );
  return { amount, row, effective: decimal(row.unitPrice).times(combineFactors(offTheRow)) };
};

/** The steps of a ladder by amount, each cheaper per unit than the one before; the first is the smallest amount sold. */
export const priceBreaks = (question: PricingInput, minSaleQuantity = 0): PriceBreak[] => {
  const steps: PriceBreak[] = [];
  for (const amount of tierAmounts(question, minSaleQuantity)) {
    const step = priceBreakAt(question, amount);
    const last = steps.at(-1);
    if (step !== undefined && (last === undefined || step.effective.lt(last.effective))) steps.push(step);
  }
  return steps;
};

/** The amounts at which another price may become the best, ascending. */
const tierAmounts = ({ prices, unit }: PricingInput, minSaleQuantity: number): number[] => {
  const amounts = new Set<number>();
  const smallest = smallestAllowedAmount(minSaleQuantity, unit);
  // Not sold in this unit in any amount.
  if (smallest === undefined) return [];
  for (const { minQuantity } of prices) {
    const amount = minimumAmountFor(minQuantity, unit);
    if (amount !== undefined) amounts.add(Math.max(amount, smallest));
  }
  return [...amounts].sort((a, b) => a - b);
};
