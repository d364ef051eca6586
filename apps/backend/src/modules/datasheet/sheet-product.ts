import type { Product, ProductDetails } from '@gastroshop/api-contract';
import type { Queries } from '../../db';
import { oneProduct, productDetails, type Buyer } from '../product';

/** What a datasheet is made from. It holds no price. */
export interface SheetProduct {
  readonly product: Product;
  readonly details: ProductDetails;
  readonly brand: string | undefined;
  readonly supplier: string | undefined;
  readonly hasSafetyDatasheet: boolean;
}

/**
 * Reads an article for its datasheet; inactive ones have one too.
 *
 * @throws ProblemError not-found when the article is unknown or not in the customer's assortment
 */
export const sheetProduct = async (queries: Queries, buyer: Buyer, sku: string): Promise<SheetProduct> => {
  const product = await oneProduct(queries, buyer, sku, { showInactive: true });
  const details = await productDetails(queries, buyer, sku);
  const row = await queries
    .selectFrom('article as a')
    .leftJoin('supplier as s', (join) =>
      join.onRef('s.tenant', '=', 'a.tenant').onRef('s.id', '=', 'a.supplier_id'),
    )
    .select(['a.brand', 'a.has_safety_datasheet', 's.name as supplier'])
    .where('a.tenant', '=', buyer.tenant)
    .where('a.sku', '=', sku)
    .executeTakeFirstOrThrow();
  return {
    product,
    details,
    brand: row.brand ?? undefined,
    supplier: row.supplier ?? undefined,
    hasSafetyDatasheet: row.has_safety_datasheet,
  };
};
