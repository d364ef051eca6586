import { serveOffline, type WorkerScope } from '@gastroshop/app-shell/worker';

declare const self: WorkerScope;

serveOffline(self, { app: 'fair', base: '/subshop/promotions/', built: self.__WB_MANIFEST });
