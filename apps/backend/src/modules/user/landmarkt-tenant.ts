import type { LandmarktTenant } from '@gastroshop/api-contract';
import type { TenantCode, TenantDirectory } from '@gastroshop/identity';
import { sql } from 'kysely';
import type { Store } from '../../db';
import { readTenantProfile } from '../../tenant-profile';

/**
 * Which shop of the group a user name belongs to, where the group says that this is looked up (TEN-4). Asked elsewhere, or
 * about nobody of the group, the answer is the same: null. It needs a look beyond the tenant of the call, so it runs after
 * the call's transaction.
 */
export const landmarktTenant = async (
  store: Store,
  tenants: Pick<TenantDirectory, 'codes' | 'mainTenantOf'>,
  asking: TenantCode,
  userName: string,
): Promise<LandmarktTenant> => {
  const mainTenant = tenants.mainTenantOf(asking);
  const members = tenants.codes.filter((code) => tenants.mainTenantOf(code) === mainTenant);
  const row = await store.asSystem(async (queries) => {
    const { looksUpRightShop } = await readTenantProfile(queries, asking);
    if (!looksUpRightShop) return undefined;
    return queries
      .selectFrom('app_user')
      .select('tenant')
      .where('tenant', 'in', members)
      .where(sql<string>`lower(user_name)`, '=', userName.toLowerCase())
      .where('is_enabled', '=', true)
      .orderBy(sql`tenant = ${asking}`, 'desc')
      .orderBy('tenant')
      .limit(1)
      .executeTakeFirst();
  });
  return { tenant: row?.tenant ?? null };
};
