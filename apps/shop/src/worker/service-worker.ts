import { serveOffline, type WorkerScope } from '@gastroshop/app-shell/worker';

declare const self: WorkerScope;

serveOffline(self, { app: 'shop', base: '/', built: self.__WB_MANIFEST });
