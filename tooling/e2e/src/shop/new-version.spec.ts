import { startFaultProxy } from '../proxy/fault-proxy';
import { SHOP_PORT } from '../ports';
import { emptyCart } from './cart-call';
import { confirmedNumber, orderButton } from './checkout-steps';
import { buyer } from './orderers';
import { expect, test } from './shop-test';
import { signOnAs } from './sign-on-as';
import { waitUntilUsableOffline } from './usable-offline';

const NEW = /neue Version|new version/i;

test.describe('a newer version of the shop', { tag: '@once' }, () => {
  // Files of the version before are not there any more.
  test.use({
    serviceWorkers: 'allow',
    expectedComplaints: [
      /404|Failed to fetch|dynamically imported module|Unable to preload CSS|blocked by Playwright/,
    ],
  });

  test('a page that was open before finishes its order with its own files, and takes the newer ones when asked to', async ({
    page,
    isMobile,
  }) => {
    const proxy = await startFaultProxy(SHOP_PORT);
    try {
      const me = buyer('new version');
      await signOnAs(page, me, '/flyers');
      await emptyCart(page, me);
      await page.goto(`http://localhost:${proxy.port}/search?query=reis`);
      const amounts = page.getByRole('main').getByRole('textbox');
      await expect(amounts.first()).toBeVisible({ timeout: 20_000 });
      await waitUntilUsableOffline(page, 'search');
      proxy.faults.isDeployed = true;
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => undefined));
      await expect(page.getByRole('banner').getByText(NEW)).toBeVisible();
      await amounts.first().fill('24');
      await amounts.first().press('Enter');
      await expect(amounts.first()).toHaveValue('24', { timeout: 20_000 });

      // The code of the cart and of ordering was never loaded and is not on the server any more.
      const ways = isMobile ? page.getByRole('navigation').last() : page.getByRole('banner');
      await ways.getByRole('link', { name: /Warenkorb|Korb|Cart/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: /Warenkorb|Cart/i })).toBeVisible();
      await page
        .getByRole('link', { name: /Weiter|Continue/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/checkout\/delivery$/);
      await orderButton(page).click();
      expect(await confirmedNumber(page)).not.toBe('');

      await page.goto(`http://localhost:${proxy.port}/search?query=reis`);
      await expect(page.getByRole('banner').getByText(NEW)).toBeVisible();
      await amounts.first().fill('24');
      await expect(amounts.first()).toHaveValue('24', { timeout: 20_000 });
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Neu laden|Reload/ })
        .click();
      await expect(page.getByRole('banner').getByText(NEW)).toBeHidden();
      await expect(amounts.first()).toHaveValue('24', { timeout: 20_000 });
    } finally {
      await proxy.close();
    }
  });

  test.describe('without a worker', () => {
    test.use({
      serviceWorkers: 'block',
      expectedComplaints: [
        // Code, styles and texts are missing alike, and which is missed first is chance. The last is React's note that it
        // drew again, in one go, where code it was drawing with turned out to be missing.
        /404|Failed to fetch|dynamically imported module|Unable to preload CSS|Texts could not be loaded|blocked by Playwright|error #520/,
      ],
    });

    test('missing code is a sentence and a way on, and what was typed stays', async ({ page, isMobile }) => {
      const proxy = await startFaultProxy(SHOP_PORT);
      try {
        await signOnAs(page, buyer('new version'), '/flyers');
        await page.goto(`http://localhost:${proxy.port}/search?query=mehl`);
        const amounts = page.getByRole('main').getByRole('textbox');
        await amounts.first().fill('24');
        const ways = isMobile ? page.getByRole('navigation').last() : page.getByRole('banner');
        const toCart = ways.getByRole('link', { name: /Warenkorb|Korb|Cart/ });
        await expect(toCart).toBeVisible();
        proxy.faults.isDeployed = true;
        await toCart.click();
        await expect(page.getByRole('main').getByText(NEW)).toBeVisible();
        proxy.faults.isDeployed = false;
        await page
          .getByRole('main')
          .getByRole('button', { name: /^(?:Neu laden|Reload)$/ })
          .click();
        await expect(page.getByRole('heading', { level: 1, name: /Warenkorb|Cart/i })).toBeVisible();
        await page.goto(`http://localhost:${proxy.port}/search?query=mehl`);
        await expect(amounts.first()).toHaveValue('24', { timeout: 20_000 });
      } finally {
        await proxy.close();
      }
    });
  });
});
