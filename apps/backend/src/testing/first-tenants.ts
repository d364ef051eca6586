import {
  createTenantDirectory,
  DEMO_HOSTS,
  type HostTable,
  type TenantDirectory,
  type TenantMembership,
} from '@gastroshop/identity';

const WITHOUT_GROUP = ['AL', 'GM', 'GS', 'IE', 'LE', 'SI', 'SP', 'ZU', 'HA', 'EN', 'GF'] as const;

/** The tenants of a new installation (TEN-1, TEN-2), as the migrations bring them. */
export const FIRST_TENANTS: readonly TenantMembership[] = [
  ...WITHOUT_GROUP.map((code) => ({ code, mainTenant: code })),
  ...(['AZ', 'AB', 'AA', 'AS', 'AH'] as const).map((code) => ({ code, mainTenant: 'AG' as const })),
  ...(['LL', 'LS'] as const).map((code) => ({ code, mainTenant: 'LM' as const })),
  ...(['KI', 'KS', 'KN', 'PI'] as const).map((code) => ({ code, mainTenant: 'KI' as const })),
];

/** The same for an application that a test makes by hand, at the demonstration's hosts or at others. */
export const firstTenants = (hosts: HostTable = DEMO_HOSTS): TenantDirectory =>
  createTenantDirectory(FIRST_TENANTS, hosts);
