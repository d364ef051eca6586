export { serveOffline, type OfflineApp } from './serve-offline';
export type { BuiltFile, WorkerScope } from './worker-scope';
