import { AUTUMN, fairPath } from '../fair/fairs';
import { emptyFairCart, fairAmounts } from '../fair/fair-cart';
import { BACKEND_PORT } from '../ports';
import { buyer } from '../shop/orderers';
import { expect, test } from '../shop/shop-test';
import { signOnAs } from '../shop/sign-on-as';
import { waitUntilUsableOffline } from '../shop/usable-offline';
import { freePort } from '../../../../apps/backend/src/testing/process/run-server';
import { deployNewerBuild } from './newer-build';
import { startNginx } from './start-nginx';

const EDITS = 20;
const NEW = /neue Version|new version/i;
const WAITING = new RegExp(`Offline. ${EDITS} `);

test.describe('a newer build of the fair', () => {
  // Files of the build before are not there any more, and for a while there is no network.
  test.use({
    expectedComplaints: [/404|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|blocked by Playwright/],
    // Of long lists only what is in view is there.
    viewport: { width: 1024, height: 2200 },
  });

  test('is deployed and the old one deleted while 20 edits wait: all arrive, and the page goes on', async ({
    page,
    context,
  }) => {
    test.slow();
    const me = buyer('fair deployment');
    const roots = await startNginx({ port: await freePort(), backendPort: BACKEND_PORT });
    try {
      const origin = `http://localhost:${roots.port}`;
      await signOnAs(page, me, '/privacy-preferences');
      await emptyFairCart(page, me, AUTUMN);
      await page.goto(`${origin}${fairPath(AUTUMN, 'search?query=käse')}`);
      const amounts = page.getByRole('main').getByRole('textbox');
      await expect(amounts.nth(EDITS)).toBeVisible({ timeout: 20_000 });
      await waitUntilUsableOffline(page, 'search', 'customer', 'customers');

      await context.setOffline(true);
      const typed = Array.from({ length: EDITS }, (_, line) => 24 + line);
      for (const [line, amount] of typed.entries()) {
        await amounts.nth(line).fill(String(amount));
        await amounts.nth(line).press('Enter');
      }
      await expect(page.getByRole('banner')).toContainText(WAITING);
      deployNewerBuild(roots.folderOf('fair'));
      await context.setOffline(false);

      await expect.poll(() => fairAmounts(page, me, AUTUMN), { timeout: 30_000 }).toEqual(typed);
      for (const [line, amount] of typed.entries())
        await expect(amounts.nth(line)).toHaveValue(String(amount));

      // The code of the cart was never asked for, and the web server has it no more.
      await page
        .getByRole('banner')
        .getByRole('link', { name: /Warenkorb|Cart/ })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: /Warenkorb|Cart/i })).toBeVisible();
      await expect(amounts.nth(EDITS - 1)).toBeVisible();

      await page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => undefined));
      await expect(page.getByRole('banner').getByText(NEW)).toBeVisible();
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Neu laden|Reload/ })
        .click();
      await expect(page.getByRole('banner').getByText(NEW)).toBeHidden();
      await expect(amounts.nth(EDITS - 1)).toBeVisible({ timeout: 20_000 });
      const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src));
      expect(scripts.every((address) => address.endsWith('N.js'))).toBe(true);
      expect(await fairAmounts(page, me, AUTUMN)).toEqual(typed);
    } finally {
      // A page that listens to its cart would complain about the web server that goes.
      await page.goto('about:blank');
      await roots.stop();
    }
  });
});
