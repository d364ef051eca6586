import type { Product } from '@gastroshop/api-contract';
import { isOrderable, effectiveStatus } from '@gastroshop/domain/product';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';
import type { Buyer } from './buyer';
import { loadProducts, type LoadOptions } from './load-products';
import { offeredProducts } from './offered-products';

/** Articles shown beside the cart at most. */
const PROMOTED_AT_MOST = 24;

const orderable = async (
  queries: Queries,
  buyer: Buyer,
  skus: readonly string[],
  fair?: LoadOptions['fair'],
): Promise<readonly Product[]> =>
  offeredProducts(await loadProducts(queries, buyer, skus, { fair }), skus).filter((product) =>
    isOrderable(effectiveStatus(product)),
  );

/**
 * Articles that go with one, as the branch chose them; only what can be ordered now, in a fair there.
 *
 * @throws ProblemError not-found when the article is unknown or not in the customer's assortment
 */
export const recommendedProducts = async (
  queries: Queries,
  buyer: Buyer,
  sku: string,
  fair?: LoadOptions['fair'],
): Promise<readonly Product[]> => {
  const row = await queries
    .selectFrom('article')
    .select('recommended_skus')
    .where('tenant', '=', buyer.tenant)
    .where('sku', '=', sku)
    .executeTakeFirst();
  const own = await loadProducts(queries, buyer, [sku], { fair });
  if (row === undefined || own.restricted.has(sku)) throwProblem('not-found');
  return orderable(queries, buyer, row.recommended_skus, fair);
};

/** Articles the branch promotes beside the cart; only what can be ordered now. */
export const promotedProducts = async (queries: Queries, buyer: Buyer): Promise<readonly Product[]> => {
  const rows = await queries
    .selectFrom('article as a')
    .select('a.sku')
    .where('a.tenant', '=', buyer.tenant)
    .where('a.is_promoted_for_cart', '=', true)
    .where('a.status', '=', 'ACTIVE')
    .$if(buyer.customer?.hasCatalogRestriction === true, (query) =>
      query.where(
        sql<boolean>`exists (
          select from assortment_entry r
          where r.tenant = a.tenant and r.customer_id = ${buyer.customer?.id ?? ''} and r.sku = a.sku
        )`,
      ),
    )
    .orderBy('a.sort_name')
    .orderBy('a.sku')
    .limit(PROMOTED_AT_MOST)
    .execute();
  return orderable(
    queries,
    buyer,
    rows.map(({ sku }) => sku),
  );
};
