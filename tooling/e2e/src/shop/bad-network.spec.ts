import { expectAccessible } from '../page/quality';
import { startFaultProxy } from '../proxy/fault-proxy';
import { SHOP_PORT } from '../ports';
import { productLinks } from './product-links';
import { call, emptyCart, entries, member } from './cart-call';
import { buyer } from './orderers';
import { expect, test } from './shop-test';
import { signOnAs } from './sign-on-as';
import { waitUntilUsableOffline } from './usable-offline';

const LINES = 6;

test.describe('a bad network', { tag: '@once' }, () => {
  test.use({ serviceWorkers: 'allow', expectedComplaints: [/ERR_|503|Failed to fetch|failed:/] });

  test('slow, cut and refused: everything typed arrives, once', async ({ page }) => {
    test.slow();
    const me = buyer('bad network');
    const proxy = await startFaultProxy(SHOP_PORT);
    try {
      await signOnAs(page, me, '/flyers');
      await emptyCart(page, me);
      await page.goto(`http://localhost:${proxy.port}/search?query=saft`);
      const amounts = page.getByRole('main').getByRole('textbox');
      await expect(amounts.nth(LINES)).toBeVisible({ timeout: 20_000 });
      // The worker fetches every file of the shop once, which a bad network would only draw out.
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      Object.assign(proxy.faults, { latencyMs: 100, loseAnswers: 1, cutAnswers: 1, refuse: 2 });
      for (let line = 0; line < LINES; line += 1) {
        await amounts.nth(line).fill(String(24 + line));
        await amounts.nth(line).press('Enter');
      }
      const typed = Array.from({ length: LINES }, (_, line) => String(24 + line));
      const amountsStored = async () => {
        const cart = await call(page, me, 'GET', `/t/${me.tenant}/my/shopping-cart/${me.customerId}`);
        return entries(cart, 'items')
          .map((item) => String(member(item, 'amount')))
          .toSorted();
      };
      await expect.poll(amountsStored, { timeout: 30_000 }).toEqual(typed);
      // What was typed never fell back, and nothing waits any more.
      for (const [line, amount] of typed.entries()) await expect(amounts.nth(line)).toHaveValue(amount);
      await expect(
        page.getByRole('banner').getByText(/wartet|warten|gesendet|waiting|being sent/),
      ).toBeHidden();
      // All of it went wrong on the way: what is left over would have proved nothing.
      await expect
        .poll(() => ({ ...proxy.faults }))
        .toMatchObject({ loseAnswers: 0, cutAnswers: 0, refuse: 0 });

      // A network that is there and leads nowhere: the browser does not know, the shop does.
      await waitUntilUsableOffline(page, 'search', 'customers');
      proxy.faults.isCut = true;
      await amounts.first().fill('48');
      await amounts.first().press('Enter');
      await expect(page.getByRole('banner').getByText('Offline.')).toBeVisible();
      proxy.faults.isCut = false;
      await expect(page.getByRole('banner').getByText('Offline.')).toBeHidden({ timeout: 20_000 });
      await expect.poll(amountsStored, { timeout: 30_000 }).toEqual([...typed.slice(1), '48']);
    } finally {
      await proxy.close();
    }
  });

  test('cut between a page and its code: the reader is told, and goes on when it is back', async ({
    page,
  }) => {
    const code = /\/assets\/index-[^/]*\.js$/;
    await page.route(code, (route) => route.abort('connectionreset'));
    await page.goto('/search?query=milch');
    await expect(page.getByRole('alert')).toHaveText(
      /Der Shop ist gerade nicht erreichbar|The shop cannot be reached at the moment/,
    );
    await expectAccessible(page);
    await page.unroute(code);
    await page.getByRole('button', { name: /^(?:Nochmals versuchen|Try again)$/ }).click();
    await expect(productLinks(page).first()).toBeVisible();
  });
});
