import { expectAccessible, expectNoOverflow } from '../page/quality';
import { expect, test } from './shop-test';

const SIGN_IN = /^(?:Anmelden|Sign in|Log in)$/;
const PAGES = ['/flyers', '/messe', '/page/wildwochen', '/page/lieferzeiten', '/page/newsletter'];

test('visitors read flyers, the fair and the pages of the branch', async ({ page }) => {
  for (const address of PAGES) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
});

test.describe('CMS-1: a page that cannot be shown', { tag: '@once' }, () => {
  test.use({ expectedComplaints: [/40[134]/] });

  test('leads home where there is none, and to the sign-on where it is for customers', async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto('/page/gibt-es-nicht');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('link', { name: /Startseite|start page|home/i })).toBeVisible();
    await expectAccessible(page);

    await page.goto('/page/fuer-kunden');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('link', { name: SIGN_IN }).click();
    await page.locator('#user').fill('az100001');
    await page.locator('#password').fill('demo');
    await page.locator('#sign-in').click();
    await expect(page).toHaveURL(/\/page\/fuer-kunden$/);
    await expect(main.getByRole('link', { name: SIGN_IN })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
