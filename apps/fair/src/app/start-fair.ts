import { createEnvironment, detectTenant } from '@gastroshop/app-shell/environment';
import { startApp } from '@gastroshop/app-shell/start';
import { fairQuery } from '@gastroshop/storefront/content';
import { firstTexts, onTextsNeeded } from 'virtual:lazy-texts';
import { appTexts } from '../text-files';
import { createFairStore } from './fair-store';
import { createFairGateway } from './gateway';
import { isFairPage } from './is-page';
import { createFairRouter } from './router';

/** Longer than this nobody waits for the fair before its frame is shown, in milliseconds. */
const PATIENCE_MS = 4000;

/** Shows the fair the address names. What it says about itself is known before its pages are drawn. */
export const startFair = async (fairCode: string): Promise<void> => {
  await detectTenant();
  const environment = createEnvironment({
    app: 'fair',
    worker: `${import.meta.env.BASE_URL}service-worker.js`,
    place: { kind: 'FAIR', fairCode },
    isPage: isFairPage(fairCode),
    texts: { files: appTexts, first: firstTexts, onNeeded: onTextsNeeded },
    createGateway: (client, clock, scope) =>
      createFairGateway({ client, clock, scope, fairCode, fair: terms.fair() }),
    terms: () => terms.fair(),
  });
  const { client, queryClient, gateway } = environment;
  const terms = createFairStore(() => queryClient.query(fairQuery(client, gateway().scope)));
  const asked = terms.ask();
  await startApp(
    environment,
    (_, browser) => createFairRouter(environment, fairCode, terms, browser),
    () => Promise.race([asked, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))]),
  );
};
