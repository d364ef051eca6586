export {
  DEMO_HOSTS,
  resolveHost,
  shopHost,
  shopHosts,
  type HostEntry,
  type HostTable,
  type ShopMode,
} from './host-table';
export {
  DEFAULT_PRESENTATION,
  tenantPresentation,
  type TenantPresentation,
  type ThemeKey,
} from './presentation';
export { isTenantCode, TENANT_CODES, type TenantCode } from './tenant-code';
export {
  groupOfTenant,
  mainTenantOf,
  TENANT_GROUPS,
  type MainTenantCode,
  type TenantGroup,
} from './tenant-group';
export { isWrongTenant, wrongTenantPage, type WrongTenantPage } from './wrong-tenant';
