import '@gastroshop/app-shell/start/shell.css';
import { createEnvironment, learnTenant } from '@gastroshop/app-shell/environment';
import { nextTask } from '@gastroshop/app-shell/idle';
import { startApp } from '@gastroshop/app-shell/start';
import { createOwnGateway } from './gateway';
import { isPage } from './is-page';
import { createShopRouter } from './router';

await learnTenant();
await nextTask();
const environment = createEnvironment({
  app: 'shop',
  worker: '/service-worker.js',
  place: { kind: 'SHOP' },
  isPage,
  createGateway: createOwnGateway,
});

await startApp(environment, createShopRouter);
