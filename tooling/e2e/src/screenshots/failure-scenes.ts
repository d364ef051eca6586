import type { Page, Route } from '@playwright/test';
import type { ScreenState } from './screen-state';

/** What stands in for a page has a heading of its own; where the app could not start, there is only a message. */
const READY = 'main :is(h1, [role=alert]), .shell-message';

const CODE = /\/assets\/[^/]+\.js$/;

/** Goes on to a page whose code has not been loaded yet, and waits for what is told instead. */
const goOn = async (page: Page, told: RegExp): Promise<void> => {
  await page.getByRole('contentinfo').locator('a[href="/privacy-preferences"]').first().click();
  await page.getByRole('main').getByText(told).first().waitFor();
};

const withoutNetwork = async (page: Page): Promise<void> => {
  await page.context().setOffline(true);
  await goOn(page, /ohne Verbindung nicht verfügbar|not available without a connection/);
};

/** The code of a page as the server answers it. */
const answering = (answer: (route: Route) => Promise<void>, told: RegExp) => async (page: Page) => {
  await page.route(CODE, answer);
  await goOn(page, told);
};

const unreachable = async (page: Page): Promise<void> => {
  await page.route(/\/v1\/shop-config(?:\?|$)/, (route) => route.abort('connectionreset'));
  await page.reload();
  await page.locator('.shell-message').waitFor();
};

/** What stands in for a page that cannot be shown. */
export const failureScenes: readonly ScreenState[] = [
  { name: 'Failure · no network', path: '/flyers', prepare: withoutNetwork, ready: READY },
  {
    name: 'Failure · newer version',
    path: '/flyers',
    prepare: answering((route) => route.fulfill({ status: 404 }), /eine neue Version|a new version/),
    ready: READY,
  },
  {
    name: 'Failure · broken page',
    path: '/flyers',
    prepare: answering(
      (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
      /konnte nicht angezeigt werden|could not be shown/,
    ),
    ready: READY,
  },
  { name: 'Failure · shop not reachable', path: '/flyers', prepare: unreachable, ready: READY },
];
