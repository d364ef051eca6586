export { storageKey, tenantStorageKey, type StorageScope, type TenantStorageName } from './storage-key';
