import { expectAccessible, expectNoOverflow } from '../page/quality';
import { buyer } from './orderers';
import { expect, test } from './shop-test';
import { signOnAs } from './sign-on-as';

/** What the page's own answers of the clipboard ask of the browser. */
const CLIPBOARD = ['clipboard-read', 'clipboard-write'];

test.describe('the page for developers', () => {
  test('runs what it shows, and lets it be copied', async ({ page, context }) => {
    await context.grantPermissions(CLIPBOARD);
    await page.goto('/developers/');
    const result = page.getByRole('group', { name: 'Result of price.ts' });
    await expect(result).toContainText('€ 159,84');
    await result.getByRole('textbox').fill('4');
    await expect(result).toContainText('€ 205,92');

    // The code asks what the reader asked.
    const code = page.getByRole('group', { name: 'price.ts', exact: true });
    await expect(code).toContainText('console.log(price(4, 12));');
    await page.getByRole('button', { name: 'Copy price.ts' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("import { priceRow } from '@gastroshop/domain/pricing';");
    expect(copied).toContain('console.log(price(4, 12));');
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  test('shows parts of the shop in the colours of a branch, with prices for who may see them', async ({
    page,
  }) => {
    await page.goto('/developers/');
    const result = page.getByRole('group', { name: 'Result of landing.tsx' });
    await expect(result.getByRole('listitem')).toHaveCount(2);
    await expect(result).not.toContainText('€');
    await page.getByRole('button', { name: 'Dark' }).click();
    await page.getByRole('button', { name: 'Alpin' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-gs-theme', 'alpin');
    await expectAccessible(page);

    // Where one signs in here, one comes back here.
    await signOnAs(page, buyer('developers'), '/developers/');
    await expect(page).toHaveURL(/\/developers\/$/);
    await expect(result.getByRole('listitem').first()).toContainText('€');
    const add = result.getByRole('listitem').first().getByRole('button', { name: /cart/i });
    await add.click();
    await expect(result.getByRole('link', { name: /cart/i })).toContainText('1');
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  test('leads on to the calls and the components', { tag: '@once' }, async ({ page }) => {
    await page.goto('/developers/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /API reference/ })
      .click();
    await expect(page).toHaveURL(/\/api-reference\/$/);
    await expect(page.getByLabel('Find a call')).toBeVisible();
    await expectAccessible(page);
  });
});
