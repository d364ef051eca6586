import type { Browser, BrowserContext } from '@playwright/test';
import type { Look } from './look';
import type { Scene } from './scene';
import type { ScenePage } from './scene-page';
import { WIDEST_PHONE } from './shown-at';
import { watchTraffic } from './traffic';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Browsers of people who are signed on already. */
export interface Visitors {
  /** A page of the one who sees the scene, at the width, before it goes anywhere. */
  readonly open: (scene: Scene, look: Look, width: number) => Promise<ScenePage>;
}

const CONSENTS = [
  'web-analytics',
  'search-analytics',
  'email-marketing',
  'lead-tracking',
  'general-analytics',
];

/** Where the shop of a scene is served. */
export const originOf = (scene: Scene, port: number): string => `http://${scene.host ?? 'localhost'}:${port}`;

const signOn = async (browser: Browser, origin: string, user: string): Promise<State> => {
  const context = await browser.newContext();
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

/** Lets each sign-in sign on once, and opens as many browsers for it as are asked for. */
export const createVisitors = (browser: Browser, port: number): Visitors => {
  const states = new Map<string, Promise<State>>();
  const stateOf = (scene: Scene): Promise<State> | undefined => {
    const { user } = scene;
    if (user === undefined) return undefined;
    const origin = originOf(scene, port);
    const key = `${user} ${origin}`;
    const known = states.get(key) ?? signOn(browser, origin, user);
    states.set(key, known);
    return known;
  };
  return {
    open: async (scene, { locale, scheme }, width) => {
      const url = originOf(scene, port);
      const phone = width <= WIDEST_PHONE;
      const storageState = await stateOf(scene);
      const context = await browser.newContext({
        viewport: { width, height: phone ? 844 : 900 },
        isMobile: phone,
        hasTouch: phone,
        colorScheme: scheme,
        reducedMotion: 'reduce',
        ...(storageState && { storageState }),
      });
      await context.addCookies([
        { name: 'locale', value: locale, url },
        ...(scene.customerId === undefined
          ? []
          : [{ name: 'customer', value: scene.customerId, url, sameSite: 'Strict' as const }]),
        ...(scene.asksConsent === true
          ? []
          : CONSENTS.map((name) => ({ name: `consent-${name}`, value: 'false', url }))),
      ]);
      const page = await context.newPage();
      const { quiet } = watchTraffic(page);
      await page.addInitScript(
        (kept) => {
          if (kept !== '') localStorage.setItem('gastroshop:preferences', kept);
        },
        scene.preferences === undefined ? '' : JSON.stringify(scene.preferences),
      );
      return { page, quiet };
    },
  };
};
