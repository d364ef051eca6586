import type { LandmarktTenant } from '@gastroshop/api-contract';
import { groupOfTenant, TENANT_GROUPS, type TenantCode } from '@gastroshop/identity';
import { sql } from 'kysely';
import type { Store } from '../../db';

/**
 * Which of the two Landmarkt shops a user name belongs to. Asked from outside the group, or about nobody of it, the
 * answer is the same: null. It needs a look beyond the tenant of the call, so it runs after the call's transaction.
 */
export const landmarktTenant = async (
  store: Store,
  asking: TenantCode,
  userName: string,
): Promise<LandmarktTenant> => {
  const rows = await store.asSystem((queries) =>
    queries
      .selectFrom('app_user')
      .select('tenant')
      .where('tenant', 'in', [...TENANT_GROUPS.LANDMARKT.members])
      .where(sql<string>`lower(user_name)`, '=', userName.toLowerCase())
      .where('is_enabled', '=', true)
      .orderBy(sql`tenant = ${asking}`, 'desc')
      .orderBy('tenant')
      .execute(),
  );
  const tenant = groupOfTenant(asking) === 'LANDMARKT' ? rows[0]?.tenant : undefined;
  return { tenant: tenant === 'LL' || tenant === 'LS' ? tenant : null };
};
