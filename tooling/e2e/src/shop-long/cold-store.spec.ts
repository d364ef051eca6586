import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectWholeAccessible } from '../page/quality';
import { buyer } from '../shop/orderers';
import { expect, originOf, test } from '../shop/shop-test';
import { signOnAs } from '../shop/sign-on-as';
import { waitUntilUsableOffline } from '../shop/usable-offline';
import { keptFigures } from './kept-counts';
import { startBrowser } from './killable-browser';
import { onScreen } from './on-screen';

const START = /^(?:Inventur beginnen|Start counting)$/;
const GO_ON = /^(?:Weiterzählen|Continue counting)$/;
const ENTRY = /^(?:Artikel, Nummer oder GTIN|Product, number or GTIN)$/;
const FINISH = /^(?:Abschließen|Finish)$/;
const REFUSE = /^(?:Ablehnen|Decline)$/;
const WAITS = /sobald es Verbindung gibt|as soon as there is a connection/;
const POSITIONS = 100;
const FIRST_CODE = 8_000_000;

/** Of many lines only those in view are drawn. */
const amountOf = (page: Page, index: number) =>
  page
    .getByRole('main')
    .getByRole('list')
    .getByRole('textbox', { name: new RegExp(String(FIRST_CODE + index)) });

const count = async (page: Page, from: number, to: number): Promise<void> => {
  const field = page.getByRole('main').getByPlaceholder(ENTRY);
  for (let index = from; index < to; index += 1) {
    await field.fill(String(FIRST_CODE + index));
    await field.press('Enter');
    await expect(amountOf(page, index)).toBeFocused();
    await amountOf(page, index).fill(String(index + 1));
  }
  // The battery may be empty any moment, but not in the middle of the last figure.
  await expect.poll(() => keptFigures(page)).toBe(to);
};

const expectCounted = (page: Page, figures: number) =>
  expect(
    page.getByRole('main').getByText(new RegExp(`^${figures} (?:von|of) ${figures} (?:gezählt|counted)$`)),
  ).toBeVisible();

/** The page comes back where it was left. */
const expectAmount = (page: Page, index: number) =>
  expect(async () => {
    await page.evaluate(
      (end) => {
        scrollTo(0, end);
      },
      index === 0 ? 0 : 1_000_000,
    );
    await expect(amountOf(page, index)).toHaveValue(String(index + 1), { timeout: 1000 });
  }).toPass();

const title =
  'a hundred positions are counted without a network, outlive a killed browser twice, and arrive once';
test(title, { tag: '@once' }, async ({ shopLocale, viewport, isMobile, hasTouch }) => {
  test.setTimeout(400_000);
  const me = buyer('stock-taking');
  const profile = mkdtempSync(path.join(tmpdir(), 'gastroshop-browser-'));
  const screen = { viewport, isMobile, hasTouch };
  const waiting = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: WAITS });
  let browser = await startBrowser(profile);
  try {
    let page = await browser.context.newPage();
    await onScreen(page, screen);
    await browser.context.addCookies([{ name: 'locale', value: shopLocale, url: originOf() }]);
    await signOnAs(page, me, '/my/inventory');
    await page.getByRole('button', { name: REFUSE }).click();
    expect(await page.evaluate(() => innerWidth)).toBe(viewport?.width);
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(hasTouch);
    await page.getByRole('main').getByRole('button', { name: START }).first().click();
    await page.getByRole('main').getByPlaceholder(ENTRY).fill('käse');
    await page
      .getByRole('gridcell', { name: /käse|cheese/i })
      .first()
      .waitFor();
    await waitUntilUsableOffline(page, 'customer', 'customers');
    // Browsers write cookies down some seconds late; what is asked here is whether figures are.
    const cookies = (await browser.context.cookies(originOf())).filter(
      ({ expires, name }) => expires > 0 || name === 'customer',
    );
    /** Kills the browser and starts it anew, in the cold store as before, at the list of the stock-takings. */
    const killAndStart = async (): Promise<void> => {
      await browser.kill();
      browser = await startBrowser(profile);
      await browser.context.addCookies(cookies);
      page = await browser.context.newPage();
      await onScreen(page, screen);
      await browser.context.setOffline(true);
      await page.goto(`${originOf()}/my/inventory`);
    };

    await browser.context.setOffline(true);
    await count(page, 0, POSITIONS / 2);
    await killAndStart();
    await page.getByRole('main').getByRole('button', { name: GO_ON }).click();
    await expectCounted(page, POSITIONS / 2);
    await expectAmount(page, 0);
    await expectAmount(page, POSITIONS / 2 - 1);
    await count(page, POSITIONS / 2, POSITIONS);
    await page.reload();
    await expectCounted(page, POSITIONS);
    await expectAmount(page, 0);
    await expectWholeAccessible(page);
    await page.getByRole('main').getByRole('button', { name: FINISH }).click();
    await expect(waiting(page)).toBeVisible();

    await killAndStart();
    await expect(waiting(page)).toBeVisible();
    await browser.context.setOffline(false);
    await expect(page.getByText(/Inventur gespeichert|Stock-taking saved/)).toBeVisible();
    await expect.poll(() => keptFigures(page)).toBe(0);
    await page.reload();
    await expect(
      page.getByRole('main').getByText(new RegExp(`^${POSITIONS} (?:Positionen|lines)`)),
    ).toHaveCount(1);
  } finally {
    await browser.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});
