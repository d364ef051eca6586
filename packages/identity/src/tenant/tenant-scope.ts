import { TENANT_CODES, type TenantCode } from './tenant-code';
import { mainTenantOf, type MainTenantCode } from './tenant-group';

/** Whom something is for that tenants share: one tenant, a group by its main code, or the whole group (TEN-2). */
export type TenantScope = MainTenantCode | 'GROUP';

/** All there are. */
export const TENANT_SCOPES = [...TENANT_CODES, 'AG', 'LM', 'GROUP'] as const satisfies readonly TenantScope[];

/**
 * Where what a tenant shares with others is looked for, the nearest first: the tenant, its main tenant, the group.
 *
 * @example tenantScopes('AZ') // ['AZ', 'AG', 'GROUP']
 */
export const tenantScopes = (tenant: TenantCode): readonly TenantScope[] => [
  ...new Set<TenantScope>([tenant, mainTenantOf(tenant), 'GROUP']),
];

/**
 * The tenants something is for that is kept under a scope.
 *
 * @example membersOfScope('LM') // ['LL', 'LS']
 */
export const membersOfScope = (scope: TenantScope): readonly TenantCode[] =>
  TENANT_CODES.filter((tenant) => tenantScopes(tenant).includes(scope));
