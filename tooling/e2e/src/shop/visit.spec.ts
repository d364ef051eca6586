import { expect, originOf, test } from './shop-test';
import { expectAccessible, expectNoOverflow } from '../page/quality';

test.describe('an anonymous visit', () => {
  test('shows the start page of the tenant, without prices', async ({ page, shopLocale }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', shopLocale);
    await expect(page.getByRole('main')).not.toContainText('€');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  test('leads from an unknown address back home', async ({ page }) => {
    await page.goto('/nothing-here');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(originOf() + '/');
  });
});

const looks = [
  { host: 'localhost', name: 'Alpingastro' },
  { host: 'gm.localhost', name: 'Gastrofresh' },
  { host: 'ki.localhost', name: 'Kiennast' },
  { host: 'll.localhost', name: 'Landmarkt' },
];

for (const { host, name } of looks) {
  test(`${host} has the look of ${name}`, async ({ page }) => {
    await page.goto(originOf(host) + '/');
    await expect(page.getByRole('banner').getByRole('img', { name })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
