import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { call, emptyCart, entries, member } from '../shop/cart-call';
import { startBrowser } from './killable-browser';
import { buyer } from '../shop/orderers';
import { expect, originOf, test } from '../shop/shop-test';
import { signOnAs } from '../shop/sign-on-as';
import { waitUntilUsableOffline } from '../shop/usable-offline';

const LINES = 8;
const ROUNDS = 10;
const EDITS = 20;
/** No article of the list has to be bought in larger amounts. */
const FEWEST = 12;

const title = '200 edits without a network, ten reloads and a killed browser: none lost, none doubled';
// Nothing in it depends on the screen, and it takes its time.
test(title, { tag: '@not-on-phones' }, async ({ shopLocale }) => {
  test.setTimeout(400_000);
  const me = buyer('killed browser');
  const profile = mkdtempSync(path.join(tmpdir(), 'gastroshop-browser-'));
  const listed = `${originOf()}/search?query=joghurt`;
  const amountsOf = (page: Page) => page.getByRole('main').getByRole('textbox');
  const expected = new Map<number, string>();
  const expectAll = async (page: Page): Promise<void> => {
    for (const [line, amount] of expected)
      await expect(amountsOf(page).nth(line)).toHaveValue(amount, { timeout: 20_000 });
  };
  const type = async (page: Page, round: number): Promise<void> => {
    for (let edit = 0; edit < EDITS; edit += 1) {
      const line = (edit + round) % LINES;
      // Another one each time a line comes again, and none so far above the usual that it is asked about.
      const amount = String(FEWEST + ((round * EDITS + edit) % (LINES - 1)));
      await amountsOf(page).nth(line).fill(amount);
      await amountsOf(page).nth(line).press('Enter');
      expected.set(line, amount);
    }
  };

  let browser = await startBrowser(profile);
  try {
    let page = await browser.context.newPage();
    await browser.context.addCookies([{ name: 'locale', value: shopLocale, url: originOf() }]);
    await signOnAs(page, me, '/flyers');
    await emptyCart(page, me);
    await page.goto(listed);
    await expect(amountsOf(page).nth(LINES)).toBeVisible({ timeout: 20_000 });
    await waitUntilUsableOffline(page, 'search', 'customer', 'customers');
    await browser.context.setOffline(true);

    for (let round = 0; round < ROUNDS / 2; round += 1) {
      await type(page, round);
      await page.reload();
      await expectAll(page);
    }

    // Browsers write cookies down some seconds late; what is asked here is whether edits are.
    const cookies = await browser.context.cookies(originOf());
    await type(page, ROUNDS / 2);
    await expect(page.getByRole('banner')).toContainText(new RegExp(`Offline. ${LINES} `));
    await browser.kill();
    browser = await startBrowser(profile);
    // The shop keeps the customer for long; the journey has chosen it by a cookie of the session.
    await browser.context.addCookies(
      cookies.filter(({ expires, name }) => expires > 0 || name === 'customer'),
    );
    page = await browser.context.newPage();
    await browser.context.setOffline(true);
    await page.goto(listed);
    await expectAll(page);

    for (let round = ROUNDS / 2 + 1; round < ROUNDS; round += 1) {
      await type(page, round);
      await page.reload();
      await expectAll(page);
    }
    await page.reload();
    await expectAll(page);

    const operations: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'PUT') return;
      const body: unknown = request.postDataJSON();
      for (const item of Array.isArray(body) ? body : [body])
        operations.push(String(member(item, 'operationId')));
    });
    await browser.context.setOffline(false);
    await expect(page.getByRole('banner').getByText('Offline.')).toBeHidden();
    const cartOf = async () =>
      entries(await call(page, me, 'GET', `/t/${me.tenant}/my/shopping-cart/${me.customerId}`), 'items').map(
        (item) => String(member(item, 'amount')),
      );
    await expect
      .poll(async () => (await cartOf()).toSorted(), { timeout: 60_000 })
      .toEqual([...expected.values()].toSorted());
    await expectAll(page);
    expect(operations).toHaveLength(LINES);
    expect(new Set(operations).size).toBe(LINES);
  } finally {
    await browser.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});
