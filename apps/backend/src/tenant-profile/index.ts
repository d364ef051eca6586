export { hasFeature } from './has-feature';
export { findLook, findTenantProfile, readGroupProfile, readTenantProfile } from './read-tenant-profile';
export { telUrl } from './tel-url';
export { DEFAULT_TENANT_PROFILE, type TenantProfile } from './tenant-profile';
