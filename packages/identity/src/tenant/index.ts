export { type HostEntry, type HostTable, type HostMode } from './host-entry';
export { DEMO_HOSTS } from './demo-hosts';
export { resolveHost, shopHost, shopHosts } from './host-table';
export { isTenantCode, isTenantScope, type TenantCode, type TenantScope } from './tenant-code';
export { createTenantDirectory, type TenantDirectory, type TenantMembership } from './tenant-directory';
export { isWrongTenant, wrongTenantPage, type WrongTenantPage } from './wrong-tenant';
