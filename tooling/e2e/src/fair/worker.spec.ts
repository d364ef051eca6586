import type { Page } from '@playwright/test';
import { buyer } from '../shop/orderers';
import { expect, originOf, test } from '../shop/shop-test';
import { signOnAs } from '../shop/sign-on-as';
import { waitUntilUsableOffline } from '../shop/usable-offline';
import { fairAddress } from './fair-address';
import { AUTUMN } from './fairs';

/** Address of the worker that serves the page; empty while there is none. */
const workerOf = (page: Page): Promise<string> =>
  page.evaluate(() => new URL(navigator.serviceWorker.controller?.scriptURL ?? location.origin).pathname);

/** Where the scripts of the page come from. */
const scriptsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.scripts].map(({ src }) => new URL(src).pathname.replace(/assets\/.*/, 'assets/')),
  );

test.describe('two apps on one origin', { tag: '@once' }, () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('with the worker of the main shop installed the fair opens in its own right, online and offline', async ({
    page,
    context,
  }) => {
    test.slow();
    const me = buyer('fair worker');
    await signOnAs(page, me, '/search?query=butter');
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible({ timeout: 20_000 });
    await waitUntilUsableOffline(page, 'search', 'customers');
    expect(await workerOf(page)).toBe('/service-worker.js');

    await page.goto(fairAddress(AUTUMN, 'search?query=butter'));
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible({ timeout: 20_000 });
    await waitUntilUsableOffline(page, 'search', 'customers');
    expect(await workerOf(page)).toBe('/subshop/promotions/service-worker.js');
    expect(new Set(await scriptsOf(page))).toEqual(new Set(['/subshop/promotions/assets/']));

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('banner').getByText('Offline.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    expect(new Set(await scriptsOf(page))).toEqual(new Set(['/subshop/promotions/assets/']));
    // And the main shop, from the fair, by its own files.
    await page.goto(`${originOf()}/search?query=butter`);
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    expect(new Set(await scriptsOf(page))).toEqual(new Set(['/assets/']));
    const caches = await page.evaluate(() => globalThis.caches.keys());
    for (const app of ['gastroshop-shop-', 'gastroshop-fair-'])
      expect(caches.filter((name) => name.startsWith(app)).length, app).toBeGreaterThan(0);
    await context.setOffline(false);
  });
});
