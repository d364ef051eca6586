import {
  isTenantCode,
  type HostEntry,
  type HostTable,
  type TenantCode,
  type TenantMembership,
} from '@gastroshop/identity';
import type { Queries } from '../db';

/** The tenants there are at this moment, in the order in which they joined. */
export const readMemberships = async (queries: Queries): Promise<readonly TenantMembership[]> => {
  const rows = await queries
    .selectFrom('tenant')
    .select(['code', 'main_code as mainTenant'])
    .orderBy('position')
    .orderBy('code')
    .execute();
  return rows.flatMap(({ code, mainTenant }) =>
    isTenantCode(code) && isTenantCode(mainTenant) ? [{ code, mainTenant }] : [],
  );
};

/** The hosts that were imported, in the order in which they came. */
export const readHosts = async (queries: Queries): Promise<HostTable> => {
  const rows = await queries
    .selectFrom('tenant_host')
    .select(['host', 'code', 'mode'])
    .orderBy('position')
    .orderBy('host')
    .execute();
  return Object.fromEntries(
    rows.flatMap(({ host, code, mode }): readonly (readonly [string, HostEntry])[] =>
      isTenantCode(code) ? [[host, { tenant: code, mode }]] : [],
    ),
  );
};

/** Whether there is such a tenant at this moment. */
export const isTenant = async (queries: Queries, code: TenantCode): Promise<boolean> =>
  (await queries.selectFrom('tenant').select('code').where('code', '=', code).executeTakeFirst()) !==
  undefined;
