import { expectAccessible, expectNoOverflow } from '../page/quality';
import { buyer } from './orderers';
import { expect, test } from './shop-test';
import { signOnAs } from './sign-on-as';

/** What the page's own answers of the clipboard ask of the browser. */
const CLIPBOARD = ['clipboard-read', 'clipboard-write'];

/** A Storybook loads its whole kit first, which loaded machines take long for. */
const STORYBOOK = { timeout: 60_000 };

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
    await page.getByRole('button', { name: 'Without' }).click();
    const plain = page.getByRole('group', { name: 'Result of without-react.ts' });
    await expect(plain).toContainText('1 lines in the cart');
    await expect(plain.getByText(/cheese/i)).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  test('shows its documents and examples by keyboard', { tag: '@not-on-phones' }, async ({ page }) => {
    await page.goto('/developers/');
    await page.getByRole('link', { name: /^domain/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '@gastroshop/domain' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveTitle('domain · Gastroshop for developers');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Other sites', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other sites of the group');
    await page.goto('/developers/#examples/vite-site');
    await expect(page.getByRole('group', { name: 'Code of src/landing-page.tsx' })).toContainText(
      '<ProductTeaser',
    );
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  test('finds calls, components and types, and tells what changes', async ({ page }) => {
    await page.goto('/developers/');
    const packages = page.getByRole('complementary', { name: 'Packages' });
    await expect(packages.getByRole('link', { name: /^domain.* \d+\.\d KB$/ })).toBeVisible();
    await expect(packages.getByRole('list', { name: 'Promises' })).toContainText('React 19.2 and newer');
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Calls, components, types' });
    await expect(field).toBeFocused();
    await field.fill('orderControlProps');
    await expect(page.getByRole('option', { name: 'OrderControlProps' })).toBeVisible();
    await expectAccessible(page);
    await field.press('Enter');
    const declaration = page.getByRole('group', { name: 'Code of Declaration' });
    await expect(declaration).toContainText('readonly amount: number | undefined;');
    await expect(page.getByRole('group', { name: 'Code of Import' })).toContainText(
      "import { type OrderControlProps } from '@gastroshop/ui';",
    );
    await expectNoOverflow(page);
    await expectAccessible(page);
    await field.fill('getCart');
    await expect(page.getByRole('option', { name: /^getCart call/ })).toHaveAttribute(
      'href',
      '/api-reference/cart.html#getCart',
    );
    await field.press('Escape');
    await page.getByRole('navigation').getByRole('link', { name: 'Changes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Changes' })).toBeVisible();
    await page.getByText(/^storefront \d+ new/).click();
    await expect(page.getByRole('region', { name: 'New in storefront' })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  test.describe('leads on', { tag: '@once' }, () => {
    // What Storybook tells those who work on Storybook.
    test.use({ expectedComplaints: [/'ariaLabel' prop on 'PopoverProvider'/] });

    test('to the calls and the components', async ({ page }) => {
      await page.goto('/developers/');
      const links = page.getByRole('list', { name: 'More for developers' });
      await links.getByRole('link', { name: /API reference/ }).click();
      await expect(page).toHaveURL(/\/api-reference\/$/);
      await expect(page.getByLabel('Find a call')).toBeVisible();
      await expectAccessible(page);
      await page.goBack();
      await links.getByRole('link', { name: /^Storybook \d+ stories/ }).click();
      const story = page.frameLocator('#storybook-preview-iframe');
      await expect(story.getByRole('heading', { level: 1, name: '@gastroshop/ui' })).toBeVisible(STORYBOOK);
      await expect(story.getByRole('cell', { name: '--gs-space-4' })).toBeVisible();
      await page.goto('/storybook/?path=/story/order-control-order-control--in-cart');
      await expect(story.getByRole('textbox')).toBeVisible(STORYBOOK);
    });
  });
});
