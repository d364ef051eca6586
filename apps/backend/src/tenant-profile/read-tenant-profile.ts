import type { TenantCode } from '@gastroshop/identity';
import { sql, type RawBuilder } from 'kysely';
import { scopesOf, type Queries, type Store } from '../db';
import { DEFAULT_TENANT_PROFILE, toTenantProfile, type TenantProfile } from './tenant-profile';

const GROUP = sql<string[]>`array['GROUP']`;

const readScopes = async (queries: Queries, scopes: RawBuilder<string[]>): Promise<TenantProfile> => {
  const rows = await queries
    .selectFrom('tenant_setting')
    .select('doc')
    .where(sql<boolean>`scope = any(${scopes})`)
    .orderBy(sql`array_position(${scopes}, scope)`)
    .execute();
  return toTenantProfile(rows.map(({ doc }) => doc));
};

/** How a tenant presents itself, as it is said at this moment. */
export const readTenantProfile = (queries: Queries, tenant: TenantCode): Promise<TenantProfile> =>
  readScopes(queries, scopesOf(tenant));

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
    .asSystem((queries) => readScopes(queries, tenant === undefined ? GROUP : scopesOf(tenant)))
    .catch(() => DEFAULT_TENANT_PROFILE);
