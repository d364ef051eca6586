import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { expectAccessible, expectNoOverflow, test } from '../page/quality';

const SITE = path.resolve(import.meta.dirname, '../../../../apps/api-reference/dist/site');

test('a developer finds a call, opens it and follows it to its shape', async ({ quietPage: page }) => {
  await page.goto('/');
  await page.keyboard.press('/');
  await expect(page.getByLabel('Find a call')).toBeFocused();
  await page.keyboard.type('get shopping-cart /events');
  await expect(page.getByRole('status')).toHaveText('1 call');
  await page.getByRole('link', { name: '/t/{tenant}/my/shopping-cart/{customerId}/events' }).click();
  const call = page.locator('section:target');
  await expect(call.getByRole('heading', { level: 2 })).toContainText('getCartEvents');
  await expect(call.getByText('Who may call: a user acting for the customer')).toBeVisible();
  await call.getByRole('link', { name: 'CartEvent', exact: true }).first().click();
  await expect(page.locator('section:target').getByRole('rowheader', { name: 'eventType' })).toBeVisible();
});

test('a search without a hit says so', async ({ quietPage: page }) => {
  await page.goto('/');
  await page.getByLabel('Find a call').fill('no such call');
  await expect(page.getByRole('status')).toHaveText('0 calls');
  await expect(page.getByText('No call matches.')).toBeVisible();
});

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;
const SCHEMES = ['light', 'dark'] as const;
/** The pages are of one make: each is looked at in one window and one scheme, and the next in another. */
const LOOKS = SCHEMES.flatMap((colorScheme) => WINDOWS.map((viewport) => ({ viewport, colorScheme })));

const pages = readdirSync(SITE).filter((name) => name.endsWith('.html'));
for (const [first, look] of LOOKS.entries()) {
  test.describe(`${look.viewport.width} pixels, ${look.colorScheme}`, () => {
    test.use(look);
    for (const file of pages.filter((_, index) => index % LOOKS.length === first)) {
      test(`${file} is accessible and fits its window`, async ({ quietPage: page }) => {
        await page.goto(`/${file}`);
        await expectNoOverflow(page);
        await expectAccessible(page);
      });
    }
  });
}

test('an unknown page says where the reference begins', async ({ page }) => {
  const answer = await page.goto('/nothing-here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('The API reference begins at /.')).toBeVisible();
});
