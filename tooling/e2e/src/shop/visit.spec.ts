import { expect, originOf, test } from './shop-test';
import { expectAccessible, expectNoOverflow } from '../page/quality';
import { productLinks } from './product-links';

test.describe('an anonymous visit', () => {
  test('shows the start page of the tenant, without prices', async ({ page, shopLocale }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', shopLocale);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // The articles of the page come after its words.
    await expect(productLinks(page).first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('€');
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  test('leads from an unknown address back home', { tag: '@once' }, async ({ page }) => {
    await page.goto('/nothing-here');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(originOf() + '/');
  });
});
