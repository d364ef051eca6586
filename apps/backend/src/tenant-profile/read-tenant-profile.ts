import { tenantScopes, type TenantCode, type TenantScope } from '@gastroshop/identity';
import type { Queries, Store } from '../db';
import { DEFAULT_TENANT_PROFILE, toTenantProfile, type TenantProfile } from './tenant-profile';

const readScopes = async (queries: Queries, scopes: readonly TenantScope[]): Promise<TenantProfile> => {
  const rows = await queries
    .selectFrom('tenant_setting')
    .select(['scope', 'doc'])
    .where('scope', 'in', scopes)
    .execute();
  return toTenantProfile(
    scopes.flatMap((scope) => rows.filter((row) => row.scope === scope).map(({ doc }) => doc)),
  );
};

/** How a tenant presents itself, as it is said at this moment. */
export const readTenantProfile = (queries: Queries, tenant: TenantCode): Promise<TenantProfile> =>
  readScopes(queries, tenantScopes(tenant));

/**
 * The same for a page that stands outside the calls. Without the database it is the default's: such a page may be the one
 * that says so.
 *
 * @param tenant undefined where none is known
 */
export const findTenantProfile = (
  store: Pick<Store, 'asSystem'>,
  tenant: TenantCode | undefined,
): Promise<TenantProfile> =>
  store
    .asSystem((queries) => readScopes(queries, tenant === undefined ? ['GROUP'] : tenantScopes(tenant)))
    .catch(() => DEFAULT_TENANT_PROFILE);
