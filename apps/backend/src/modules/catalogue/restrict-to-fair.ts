import type { Queries } from '../../db';
import { openFairFor } from '../fair';
import type { ProductSearchQuery } from './search';

/** A filter may narrow the own shop to what a fair sells, at its prices: nothing where that is not open for the buyer. */
export const restrictToFair = async <Question extends Pick<ProductSearchQuery, 'buyer' | 'filter'>>(
  queries: Queries,
  question: Question,
): Promise<Question & Pick<ProductSearchQuery, 'fairs'>> => {
  const { buyer, filter } = question;
  if (filter.cartType === undefined) return question;
  const fair = await openFairFor(queries, buyer, filter.cartType);
  return { ...question, fairs: fair === undefined ? [] : [fair] };
};
