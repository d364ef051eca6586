import { mainTenantOf, type MainTenantCode, type TenantCode } from '@gastroshop/identity';

/** Whom a piece of content belongs to: a tenant, a group of tenants by its main code, or the whole group. */
export type ContentScope = MainTenantCode | 'GROUP';

/** Where content of a tenant is looked for, the nearest first: the tenant, its main tenant, the group. */
export const scopesOf = (tenant: TenantCode): readonly ContentScope[] => [
  ...new Set<ContentScope>([tenant, mainTenantOf(tenant), 'GROUP']),
];
