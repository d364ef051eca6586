import type { Browser, BrowserContext } from '@playwright/test';
import { watchTraffic } from './traffic';

/** What a browser remembers of somebody who is signed on. */
export type SignedOn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs somebody of the demonstration on, as everybody does. */
export const signOn = async (browser: Browser, origin: string, user: string): Promise<SignedOn> => {
  // A worker would go on fetching the whole shop while its browser is being put away.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const { quiet } = watchTraffic(page);
  await page.goto(`${origin}/auth/redirect?target=%2Fprivacy-preferences`);
  await page.locator('#user').fill(user);
  await page.locator('#password').fill('demo');
  await page.locator('#sign-in').click();
  await page.waitForURL(({ pathname }) => !/^\/(?:auth\/redirect|auth\/callback|oidc)/.test(pathname));
  await page.locator('main h1').first().waitFor();
  // Where there is one customer only, the shop chooses it by itself.
  await quiet();
  const state = await context.storageState();
  await context.close();
  return state;
};
