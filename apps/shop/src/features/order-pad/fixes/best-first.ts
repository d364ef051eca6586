import type { Product } from '@gastroshop/api-contract';
import { unitMeant } from '@gastroshop/domain/quantity';

/**
 * Articles as the search of the header orders them: those the customer buys before the others, and of each those that
 * come in the unit that was written before those that do not. What is alike stays as it was.
 *
 * @param lastBought the day each was last bought, by sku
 * @param unit as written; empty where none is
 */
export const bestFirst = (
  products: readonly Product[],
  lastBought: Readonly<Record<string, string>>,
  unit: string,
): readonly Product[] => {
  const place = ({ sku, units }: Product): number =>
    (lastBought[sku] === undefined ? 2 : 0) + (unit === '' || unitMeant(units, unit) !== undefined ? 0 : 1);
  return [...products].sort((one, other) => place(one) - place(other));
};
