import { serveOffline, showPushes, type PushScope, type WorkerScope } from '@gastroshop/app-shell/worker';

declare const self: WorkerScope & PushScope;

serveOffline(self, { app: 'shop', base: '/', built: self.__WB_MANIFEST });
showPushes(self);
