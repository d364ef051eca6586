import type { TenantCode } from '@gastroshop/identity';
import { sql, type RawBuilder } from 'kysely';

/**
 * Where what a tenant shares with others is looked for, the nearest first: the tenant, its main tenant, the group (TEN-2).
 * Asked once a statement. Null for a tenant that is not known, for which nothing is found.
 *
 * @example sql`scope = any(${scopesOf('AZ')})` // AZ, AG, GROUP
 */
export const scopesOf = (tenant: TenantCode): RawBuilder<string[]> =>
  sql`(select tenant_scopes(${tenant}))::text[]`;
