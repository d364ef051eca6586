import type { EssenceVisibility } from '@gastroshop/api-contract';
import type { ActingCustomer } from '../../access';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';
import { loadProducts, type Buyer } from '../product';

/** Whether articles are shown on the customer's essence list, one entry for each number: shown unless hidden. */
export const essenceVisibilities = async (
  queries: Queries,
  tenant: string,
  { id }: ActingCustomer,
  skus: readonly string[],
): Promise<readonly EssenceVisibility[]> => {
  const wanted = [...new Set(skus)];
  const rows = await queries
    .selectFrom('essence_visibility')
    .select(['sku', 'is_visible'])
    .where('tenant', '=', tenant)
    .where('customer_id', '=', id)
    .where('sku', 'in', wanted)
    .execute();
  const known = new Map(rows.map((row) => [row.sku, row.is_visible]));
  return wanted.map((sku) => ({ sku, isVisible: known.get(sku) ?? true }));
};

/**
 * Shows an article on the customer's essence list or hides it.
 *
 * @throws ProblemError not-found when the article is unknown or not in the customer's assortment
 */
export const setEssenceVisibility = async (
  queries: Queries,
  buyer: Buyer & { readonly customer: ActingCustomer },
  sku: string,
  isVisible: boolean,
): Promise<undefined> => {
  const products = await loadProducts(queries, buyer, [sku]);
  if (!products.has(sku) || products.restricted.has(sku)) throwProblem('not-found');
  await queries
    .insertInto('essence_visibility')
    .values({ tenant: buyer.tenant, customer_id: buyer.customer.id, sku, is_visible: isVisible })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'customer_id', 'sku']).doUpdateSet({ is_visible: isVisible }),
    )
    .execute();
  return undefined;
};
