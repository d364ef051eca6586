import type { ShopFeature } from '@gastroshop/api-contract';
import type { TenantCode } from '@gastroshop/identity';
import { sql } from 'kysely';
import type { Queries } from '../db';

/** Whether the shop of a tenant has a part that tenants may do without, as it is said at this moment. */
export const hasFeature = async (
  queries: Queries,
  tenant: TenantCode,
  feature: ShopFeature,
): Promise<boolean> => {
  const { rows } = await sql<{ has: boolean }>`/* has_feature */
    select tenant_has_feature(${tenant}, ${feature}) as has`.execute(queries);
  return rows[0]?.has === true;
};
