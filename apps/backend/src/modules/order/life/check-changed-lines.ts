import type { LineDifference } from '@gastroshop/domain/order-life';
import { throwProblem } from '../../../http';
import type { ChangedGoods } from './changed-goods';

const isLess = ({ before, after }: LineDifference): boolean =>
  before?.unitAbbreviation === after?.unitAbbreviation && (after?.amount ?? 0) < (before?.amount ?? 0);

/**
 * Refuses changed lines that cannot be ordered as they would be. An article that is not to be had any more may only become
 * less; a minimum that an order was below already holds for what is raised alone. What is taken out is never asked.
 *
 * @throws ProblemError articles-not-available naming all of them, amount-too-small naming the smallest amount
 */
export const checkChangedLines = (differences: readonly LineDifference[], goods: ChangedGoods): void => {
  const kept = differences.filter(({ after }) => after !== undefined);
  const missing = kept
    .filter((difference) => {
      const view = goods.viewOf(difference.sku);
      if (view?.unit === undefined || view.product.bulkPrices === undefined) return true;
      return view.problem !== undefined && view.problem.code !== 'INVALID_AMOUNT' && !isLess(difference);
    })
    .map(({ sku }) => sku);
  if (missing.length > 0) throwProblem('articles-not-available', { more: { skus: missing } });
  for (const difference of kept) {
    const problem = goods.viewOf(difference.sku)?.problem;
    if (problem?.code !== 'INVALID_AMOUNT') continue;
    const { minQty } = problem;
    if (isLess(difference) && (difference.before?.amount ?? 0) < minQty) continue;
    throwProblem('amount-too-small', { more: { sku: difference.sku, smallestAmount: minQty } });
  }
};
