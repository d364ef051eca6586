export { findTenantProfile, readTenantProfile } from './read-tenant-profile';
export { DEFAULT_TENANT_PROFILE, type TenantProfile } from './tenant-profile';
