import { serveOffline, type WorkerScope } from '@gastroshop/app-shell/worker';
import type { AppPaths } from '@gastroshop/identity';

declare const self: WorkerScope;
/** Put in by the build. */
declare const APP_PATHS: AppPaths;

serveOffline(self, { app: 'fair', base: APP_PATHS.fair, fair: APP_PATHS.fair, built: self.__WB_MANIFEST });
