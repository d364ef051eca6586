export { syncTabs, type TabSyncDependencies } from './sync-tabs';
