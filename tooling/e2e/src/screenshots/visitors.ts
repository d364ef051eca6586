import type { Browser } from '@playwright/test';
import { startBrowser } from './browser-process';
import type { ScreenVariant } from './screen-variant';
import type { ScreenState } from './screen-state';
import type { ScenePage } from './scene-page';
import { WIDEST_PHONE } from './shown-at';
import type { SignOns } from './signed-in-contexts';
import { watchTraffic } from './traffic';
import { within } from './within';

/** A browser for people who are signed on already, one after the other. */
export interface Visitors {
  /** A page of the one who sees the scene, at the width, before it goes anywhere. */
  readonly open: (scene: ScreenState, look: ScreenVariant, width: number) => Promise<ScenePage>;
  /** Ends the browser. */
  readonly end: () => Promise<void>;
}

const CONSENTS = [
  'web-analytics',
  'search-analytics',
  'email-marketing',
  'lead-tracking',
  'general-analytics',
];

/** Longest waits in milliseconds for what Playwright waits for without a limit; signing on is in the first. */
const OPENING_MS = 120_000;
const CLOSING_MS = 20_000;

/** Where the shop of a scene is served. */
export const originOf = (scene: ScreenState, port: number): string =>
  `http://${scene.host ?? 'localhost'}:${port}`;

const contextOf = async (
  browser: Browser,
  signOns: SignOns,
  scene: ScreenState,
  { locale, scheme }: ScreenVariant,
  [width, url]: readonly [width: number, url: string],
) => {
  const phone = width <= WIDEST_PHONE;
  const storageState = scene.user === undefined ? undefined : await signOns.of(scene.user, url, browser);
  const context = await browser.newContext({
    viewport: { width, height: phone ? 844 : 900 },
    isMobile: phone,
    hasTouch: phone,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    // Each page would fetch the whole app for later. What the workers do, the journeys prove.
    serviceWorkers: 'block',
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
  const { preferences } = scene;
  if (preferences !== undefined)
    await page.addInitScript((kept) => {
      localStorage.setItem('gastroshop:preferences', kept);
    }, JSON.stringify(preferences));
  return { page, quiet, context };
};

/** Opens pages with a browser of its own, which is replaced where it has come to a stand. */
export const createVisitors = (signOns: SignOns, port: number): Visitors => {
  let running: ReturnType<typeof startBrowser> | undefined;
  const start = () => (running ??= startBrowser());
  const end = async (): Promise<void> => {
    const ending = running;
    running = undefined;
    // One that never started has been put away already.
    await (await ending?.catch(() => undefined))?.end();
  };
  const replace = async (reason: unknown): Promise<void> => {
    process.stderr.write(`The browser was replaced: ${String(reason).slice(0, 300)}\n`);
    await end();
  };
  return {
    end,
    open: async (scene, look, width) => {
      const open = () =>
        within(
          OPENING_MS,
          `a page for ${scene.name}`,
          start().then(({ browser }) =>
            contextOf(browser, signOns, scene, look, [width, originOf(scene, port)]),
          ),
        );
      const opened = await open().catch(async (error: unknown) => {
        await replace(error);
        return open();
      });
      const { page, quiet, context } = opened;
      return {
        page,
        quiet,
        close: () => within(CLOSING_MS, `closing ${scene.name}`, context.close()).catch(replace),
        abandon: (reason) => replace(`${scene.name}: ${String(reason)}`),
      };
    },
  };
};
