import { isSameAmount } from '@gastroshop/domain/cart';
import { throwProblem } from '../../http';
import type { LoadedProducts } from '../product';
import { lineView } from './cart-line-view';
import type { Decision, CartLineChange } from './decide-writes';
import { hasContent, type PendingLine } from './pending-line';

/** Names the field of a wish: in a list of wishes with its place in it. */
export type FieldOf = (sku: string, field: string) => string;

/** Names fields by the wishes' places in the body. */
export const fieldsOf = (wishes: readonly CartLineChange[], isList: boolean): FieldOf =>
  isList ? (sku, field) => `${wishes.findIndex((wish) => wish.sku === sku)}.${field}` : (_, field) => field;

/** The article numbers that a decision gives another amount, unit or plan: what has to be checked. */
export const changedSkus = (before: readonly PendingLine[], { touched }: Decision): readonly string[] => {
  const old = new Map(before.map((line) => [line.sku, line.stored.content]));
  return touched
    .filter((line) => {
      const before = old.get(line.sku);
      return hasContent(line) && (before === undefined || !isSameAmount(before, line.stored.content));
    })
    .map(({ sku }) => sku);
};

/**
 * Refuses what may not get into a cart: articles that are unknown, not active or outside the assortment (all alike), a
 * unit the article is not sold in, an amount (or a part of its plan) below the minimum. What stays as it was and what is taken out is never
 * refused.
 *
 * @throws ProblemError articles-not-available, invalid-request, amount-too-small
 */
export const checkWrites = (
  skus: readonly string[],
  { lines }: Decision,
  products: LoadedProducts,
  fieldOf: FieldOf,
): void => {
  const views = skus.flatMap((sku) => {
    const content = lines.get(sku)?.stored.content;
    return content === undefined ? [] : [lineView(sku, content, products)];
  });
  const missing = views.filter(({ problem }) => problem?.code === 'NOT_AVAILABLE').map(({ sku }) => sku);
  if (missing.length > 0) throwProblem('articles-not-available', { more: { skus: missing } });
  for (const { sku, content, unit, problem } of views) {
    if (problem?.code === 'UNIT_NOT_ORDERABLE' || unit?.isVisible !== true)
      throwProblem('invalid-request', {
        field: fieldOf(sku, 'unitAbbreviation'),
        detail: 'The article is not sold in this unit.',
      });
    if (problem?.code === 'INVALID_AMOUNT')
      throwProblem('amount-too-small', {
        field: fieldOf(sku, content.plan === undefined ? 'amount' : 'plan'),
        more: { sku, smallestAmount: problem.minQty },
      });
  }
};
