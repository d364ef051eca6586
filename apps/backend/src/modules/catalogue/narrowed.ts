import type { Queries } from '../../db';
import { fairOfBuyer } from '../fair';
import type { SearchQuestion } from './search';

/** A filter may narrow the own shop to what a fair sells, at its prices: nothing where that is not open for the buyer. */
export const narrowed = async <Question extends Pick<SearchQuestion, 'buyer' | 'filter'>>(
  queries: Queries,
  question: Question,
): Promise<Question & Pick<SearchQuestion, 'fairs'>> => {
  const { buyer, filter } = question;
  if (filter.cartType === undefined) return question;
  const fair = await fairOfBuyer(queries, buyer, filter.cartType);
  return { ...question, fairs: fair === undefined ? [] : [fair] };
};
