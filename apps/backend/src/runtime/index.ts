export { builtApps, registerApps } from './apps';
export { FolderInUseError, lockFolder } from './folder-lock';
export { registerHealth, type Readiness } from './health';
export { installationSecret } from './installation-secret';
export { createLogger } from './logger';
export { registerMetrics } from './metrics';
export { openStore } from './open-store';
export { registerRequestLog } from './request-log';
export { stopOnSignal } from './stop-on-signal';
