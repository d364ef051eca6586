export { serveOffline, type OfflineApp } from './serve-offline';
export { showPushes } from './show-pushes';
export type { BuiltFile, PushScope, WorkerScope } from './worker-scope';
