import type { Product } from '@gastroshop/api-contract';
import type { CompletionAnswer } from './completion-query';

/**
 * The article one press of Enter may order: the only one, one asked for by its number, or one the customer buys. Where
 * several are equally right, or a number was typed that nobody understood, there is none.
 */
export const certainProduct = ({
  products,
  typed,
  bought,
  isDoubtful,
}: CompletionAnswer): Product | undefined => {
  const [first] = products;
  const isCertain = products.length === 1 || typed.isNumber || bought.some(({ sku }) => sku === first?.sku);
  return isCertain && isDoubtful !== true ? first : undefined;
};
