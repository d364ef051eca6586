import { type Money, toMoney } from '../money';
import { evaluatePrice, type PriceCandidate, type NotApplicableReason } from './evaluate-price';
import { pickBetterPrice } from './compare-candidates';
import type { Price } from './price';
import type { PricingInput } from './pricing-input';
import { toPricedRow } from './price-row';
import type { ExplanationStep } from './explanation-step';
import { totalSteps, quantitySteps } from './price-steps';
import type { PricedRow, PriceOnRequest } from './priced-row';
import { pricingContext } from './pricing-context';

/** A price that was not chosen and why: it does not apply, or another one is better. */
export type RejectedPrice =
  | { readonly price: Price; readonly reason: NotApplicableReason }
  | {
      readonly price: Price;
      /** DEARER: its row total is higher; TIE: it is as high and the order of types, tiers and days decided. */
      readonly reason: 'DEARER' | 'TIE';
      readonly rowTotal: Money;
    };

/** How a price came about, as data, so that a pop-up can tell it. */
export interface PriceExplanation {
  readonly row: PricedRow | PriceOnRequest;
  /** In the order of the calculation. */
  readonly steps: readonly ExplanationStep[];
  /** In the order of the price list. */
  readonly rejected: readonly RejectedPrice[];
}

/**
 * Prices an amount of an article as `priceRow` does and tells every step.
 *
 * @throws RangeError as `priceRow` does
 */
export const explainPrice = (question: PricingInput): PriceExplanation => {
  const context = pricingContext(question);
  const assessed = question.prices.map((price) => ({ price, result: evaluatePrice(price, context) }));
  let best: PriceCandidate | undefined;
  for (const { result } of assessed) {
    if (typeof result !== 'string') best = pickBetterPrice(best, result);
  }
  const row = toPricedRow(best, context);
  const steps = quantitySteps(question, row);
  if (best === undefined || row.kind === 'ON_REQUEST') steps.push({ step: 'ON_REQUEST' });
  else steps.push(...totalSteps(best, row));
  const rejected = assessed.flatMap(({ price, result }): RejectedPrice[] => {
    if (typeof result === 'string') return [{ price, reason: result }];
    if (best === undefined || result === best) return [];
    const reason = result.rowTotal.gt(best.rowTotal) ? 'DEARER' : 'TIE';
    return [{ price, reason, rowTotal: toMoney(result.rowTotal) }];
  });
  return { row, steps, rejected };
};
