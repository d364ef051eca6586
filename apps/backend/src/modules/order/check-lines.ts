import { throwProblem } from '../../http';
import type { LineView } from '../cart';

/**
 * Refuses an order whose lines cannot all be ordered as they are: articles first, then amounts.
 *
 * @throws ProblemError articles-not-available naming all of them, amount-too-small naming the smallest amount
 */
export const checkLines = (views: readonly LineView[]): void => {
  const missing = views
    .filter(({ problem }) => problem !== undefined && problem.code !== 'INVALID_AMOUNT')
    .map(({ sku }) => sku);
  if (missing.length > 0) throwProblem('articles-not-available', { more: { skus: missing } });
  for (const { sku, problem } of views)
    if (problem?.code === 'INVALID_AMOUNT')
      throwProblem('amount-too-small', { more: { sku, smallestAmount: problem.minQty } });
};
