import { priceBreaks, priceBreakAt } from './price-break';
import type { PricingInput } from './pricing-input';
import { amountForTier, toPriceTier, type PriceTier } from './price-tiers';

/** How far it is to a better price: "3 more cartons until 4.15". */
export interface NextTier {
  /** Units that are missing, 1 or more. */
  readonly missingAmount: number;
  readonly tier: PriceTier;
}

/**
 * The nearest amount above the one asked for at which a unit costs less than now; undefined when there is none.
 *
 * @throws RangeError as `priceRow` does
 * @example nextTier(question) // { missingAmount: 3, tier: { amount: 4, unitPrice: '3.99', … } }
 */
export const nextTier = (question: PricingInput): NextTier | undefined => {
  const asked = amountForTier(question);
  const now = priceBreakAt(question, asked);
  const step = priceBreaks(question).find(
    ({ amount, effective }) => amount > asked && (now === undefined || effective.lt(now.effective)),
  );
  return step && { missingAmount: step.amount - asked, tier: toPriceTier(step, asked) };
};
