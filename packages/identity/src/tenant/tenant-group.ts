import type { TenantCode } from './tenant-code';

/** A group of tenants and the code its members share. */
interface Group {
  readonly main: 'AG' | 'LM' | 'KI';
  readonly members: readonly TenantCode[];
}

/** Name of a group of tenants. */
export type TenantGroup = 'ALPIN_GASTRO' | 'LANDMARKT' | 'KIENNAST';

/** The groups of tenants (TEN-2). AG and LM are codes of a group, not tenants one signs in to. */
export const TENANT_GROUPS: Readonly<Record<TenantGroup, Group>> = {
  ALPIN_GASTRO: { main: 'AG', members: ['AZ', 'AB', 'AA', 'AS', 'AH'] },
  LANDMARKT: { main: 'LM', members: ['LL', 'LS'] },
  KIENNAST: { main: 'KI', members: ['KI', 'KS', 'KN', 'PI'] },
};

/** Code under which a tenant's group is kept; for a tenant outside a group its own code. */
export type MainTenantCode = TenantCode | Group['main'];

const GROUP_NAMES = ['ALPIN_GASTRO', 'LANDMARKT', 'KIENNAST'] as const satisfies readonly TenantGroup[];

/** The group a tenant belongs to, if any (TEN-2). */
export const groupOfTenant = (tenant: TenantCode): TenantGroup | undefined =>
  GROUP_NAMES.find((group) => TENANT_GROUPS[group].members.includes(tenant));

/**
 * The main tenant of a tenant: that of its group, else the tenant itself (TEN-2).
 *
 * @example mainTenantOf('AZ') // 'AG'
 * @example mainTenantOf('GM') // 'GM'
 */
export const mainTenantOf = (tenant: TenantCode): MainTenantCode => {
  const group = groupOfTenant(tenant);
  return group === undefined ? tenant : TENANT_GROUPS[group].main;
};
