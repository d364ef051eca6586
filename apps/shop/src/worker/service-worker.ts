import { serveOffline, showPushes, type PushScope, type WorkerScope } from '@gastroshop/app-shell/worker';
import type { AppPaths } from '@gastroshop/identity';

declare const self: WorkerScope & PushScope;
/** Put in by the build. */
declare const APP_PATHS: AppPaths;

serveOffline(self, { app: 'shop', base: APP_PATHS.shop, fair: APP_PATHS.fair, built: self.__WB_MANIFEST });
showPushes(self, APP_PATHS);
