import type { ProductRestriction } from '@gastroshop/api-contract';
import type { ActingCustomer } from '../../access';
import type { Queries } from '../../db';

/** To which articles a customer is restricted; the lists of one without restriction are not looked at. */
export const productRestriction = async (
  queries: Queries,
  tenant: string,
  { id, hasCatalogRestriction }: ActingCustomer,
): Promise<ProductRestriction> => {
  if (!hasCatalogRestriction) return { restricted: false, whitelistedSkus: [] };
  const rows = await queries
    .selectFrom('assortment_entry')
    .select('sku')
    .where('tenant', '=', tenant)
    .where('customer_id', '=', id)
    .orderBy('sku')
    .execute();
  return { restricted: true, whitelistedSkus: rows.map(({ sku }) => sku) };
};
