export {
  DEMO_HOSTS,
  resolveHost,
  shopHost,
  shopHosts,
  type HostEntry,
  type HostTable,
  type HostMode,
} from './host-table';
export { isTenantCode, TENANT_CODES, type TenantCode } from './tenant-code';
export {
  groupOfTenant,
  mainTenantOf,
  TENANT_GROUPS,
  type MainTenantCode,
  type TenantGroup,
} from './tenant-group';
export { membersOfScope, TENANT_SCOPES, tenantScopes, type TenantScope } from './tenant-scope';
export { isWrongTenant, wrongTenantPage, type WrongTenantPage } from './wrong-tenant';
