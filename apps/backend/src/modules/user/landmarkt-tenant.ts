import type { LandmarktTenant } from '@gastroshop/api-contract';
import type { TenantCode } from '@gastroshop/identity';
import { sql } from 'kysely';
import type { Queries, Store } from '../../db';

/** Main tenant of the group. */
const LANDMARKT = 'LM';

/**
 * Which of the two Landmarkt shops a user name belongs to. Asked from outside the group, or about nobody of it, the
 * answer is the same: null. It needs a look beyond the tenant of the call, so it runs after the call's transaction.
 */
export const landmarktTenant = async (
  store: Store,
  asking: TenantCode,
  userName: string,
): Promise<LandmarktTenant> => {
  const members = (queries: Queries) =>
    queries.selectFrom('tenant').select('code').where('main_code', '=', LANDMARKT);
  const [row] = await store.asSystem((queries) =>
    queries
      .selectFrom('app_user')
      .select('tenant')
      .where('tenant', 'in', members(queries))
      .where(sql<boolean>`${asking} in ${members(queries)}`)
      .where(sql<string>`lower(user_name)`, '=', userName.toLowerCase())
      .where('is_enabled', '=', true)
      .orderBy(sql`tenant = ${asking}`, 'desc')
      .orderBy('tenant')
      .limit(1)
      .execute(),
  );
  return { tenant: row?.tenant === 'LL' || row?.tenant === 'LS' ? row.tenant : null };
};
