import type { Product } from '@gastroshop/api-contract';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';
import type { Buyer } from './buyer';
import { loadProducts, type LoadOptions } from './load-products';
import { offeredProducts, type OfferOptions } from './offered-products';
import { findNumbered, type FindOptions } from './order-list';

/**
 * One article, in a fair as that sells it. Its number may be written in any way that papers, labels, spreadsheets and pens
 * write it; the answer has the sku.
 *
 * @throws ProblemError not-found when it is unknown, the number of several, not in the customer's assortment, or inactive
 * and not asked for
 */
export const oneProduct = async (
  queries: Queries,
  buyer: Buyer,
  written: string,
  options: OfferOptions & Pick<LoadOptions, 'fair'> & Partial<FindOptions>,
): Promise<Product> => {
  const offered = async (sku: string): Promise<Product | undefined> => {
    const products = await loadProducts(queries, buyer, [sku], { fair: options.fair });
    return offeredProducts(products, [sku], options)[0];
  };
  const exact = await offered(written);
  if (exact !== undefined) return exact;
  const [sku, ...others] = await findNumbered(queries, buyer, written, {
    byCrossTenantId: options.byCrossTenantId ?? false,
  });
  const found = sku === undefined || others.length > 0 ? undefined : await offered(sku);
  return found ?? throwProblem('not-found');
};
