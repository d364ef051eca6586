import type { HostTable } from './host-entry';
import type { TenantCode } from './tenant-code';

/** A tenant that users can sign in to, and the code its group is kept under; for a tenant of no group its own. */
export interface TenantMembership {
  readonly code: TenantCode;
  readonly mainTenant: TenantCode;
}

/** The tenants of an installation (TEN-1), their groups (TEN-2) and hosts (TEN-5). What it does not hold is unknown. */
export interface TenantDirectory {
  /** The tenants users can sign in to. Codes of groups that are no members themselves are not among them. */
  readonly codes: readonly TenantCode[];
  /** Where the tenants have their shops; hosts of unknown tenants are not among them. */
  readonly hosts: HostTable;
  /** Whether a text is the code of one of the tenants, compared exactly. */
  readonly has: (text: unknown) => text is TenantCode;
  /** Whether something can be for it: one of the tenants, one of their groups, or GROUP. */
  readonly hasScope: (text: unknown) => boolean;
  /** The main tenant of a tenant: that of its group, else the tenant itself. */
  readonly mainTenantOf: (tenant: TenantCode) => TenantCode;
}

/**
 * The directory of an installation, by its rows.
 *
 * @param hosts those of tenants that the rows do not name are left out
 * @example
 * const tenants = createTenantDirectory([{ code: 'AZ', mainTenant: 'AG' }], {});
 * tenants.has('AZ'); // true
 * tenants.has('AG'); // false: the code of a group
 * tenants.mainTenantOf('AZ'); // 'AG'
 */
export const createTenantDirectory = (
  tenants: readonly TenantMembership[],
  hosts: HostTable,
): TenantDirectory => {
  const mainTenants = new Map<unknown, TenantCode>(tenants.map(({ code, mainTenant }) => [code, mainTenant]));
  const scopes = new Set<unknown>(['GROUP', ...mainTenants.keys(), ...mainTenants.values()]);
  return {
    codes: tenants.map(({ code }) => code),
    hosts: Object.fromEntries(Object.entries(hosts).filter(([, { tenant }]) => mainTenants.has(tenant))),
    has: (text): text is TenantCode => mainTenants.has(text),
    hasScope: (text) => scopes.has(text),
    mainTenantOf: (tenant) => mainTenants.get(tenant) ?? tenant,
  };
};
