import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../../../packages/ui/scripts/chromium.js';

/** A browser that can be ended also when it does not answer any more. */
export interface BrowserProcess {
  readonly browser: Browser;
  readonly end: () => Promise<void>;
}

/** Starts a browser. */
export const startBrowser = async (): Promise<BrowserProcess> => {
  const server = await chromium.launchServer(launchOptions);
  return { browser: await chromium.connect(server.wsEndpoint()), end: () => server.kill() };
};
