import { ladderSteps, stepAt } from './ladder-step';
import type { PriceQuestion } from './price-question';
import { askedAmount, ladderTier, type LadderTier } from './tier-ladder';

/** How far it is to a better price: "3 more cartons until 4.15". */
export interface NextTier {
  /** Units that are missing, 1 or more. */
  readonly missingAmount: number;
  readonly tier: LadderTier;
}

/**
 * The nearest amount above the one asked for at which a unit costs less than now; undefined when there is none.
 *
 * @throws RangeError as `priceRow` does
 * @example nextTier(question) // { missingAmount: 3, tier: { amount: 4, unitPrice: '3.99', … } }
 */
export const nextTier = (question: PriceQuestion): NextTier | undefined => {
  const asked = askedAmount(question);
  const now = stepAt(question, asked);
  const step = ladderSteps(question).find(
    ({ amount, effective }) => amount > asked && (now === undefined || effective.lt(now.effective)),
  );
  return step && { missingAmount: step.amount - asked, tier: ladderTier(step, asked) };
};
