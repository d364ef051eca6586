import '@gastroshop/app-shell/start/shell.css';
import { createEnvironment, detectTenant } from '@gastroshop/app-shell/environment';
import { yieldToMain } from '@gastroshop/app-shell/idle';
import { startApp } from '@gastroshop/app-shell/start';
import { firstTexts, onTextsNeeded } from 'virtual:lazy-texts';
import { appTexts } from '../text-files';
import { createMainGateway } from './gateway';
import { isPage } from './is-page';
import { createShopRouter } from './router';

await detectTenant();
await yieldToMain();
const environment = createEnvironment({
  app: 'shop',
  worker: `${import.meta.env.BASE_URL}service-worker.js`,
  place: { kind: 'SHOP' },
  isPage,
  texts: { files: appTexts, first: firstTexts, onNeeded: onTextsNeeded },
  createGateway: createMainGateway,
});

await startApp(environment, createShopRouter);
