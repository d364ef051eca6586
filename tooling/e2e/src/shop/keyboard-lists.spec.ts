import type { Locator, Page } from '@playwright/test';
import { combination } from './combination';
import { buyer } from './orderers';
import { expect, test } from './shop-test';
import { signOnAs } from './sign-on-as';
import { focusByTab } from './focus-by-tab';

/** No test here calls anything but the keyboard: whatever is wanted is reached by Tab, from where one stands. */
const go = async (page: Page, wanted: RegExp, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
  await focusByTab(page, wanted);
  await page.keyboard.press(key);
};

const literally = (text: string): string =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');

/** The dialog has opened and holds the focus: before, keys would still go to the page. */
const opened = async (page: Page): Promise<Locator> => {
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  return dialog;
};

test.describe('by keyboard alone', () => {
  test(
    'a template is made, filled, put in order and ordered from',
    { tag: '@not-on-phones' },
    async ({ page }) => {
      test.slow();
      const name = `Nur Tasten ${combination()}`;
      await signOnAs(page, buyer('keyboard lists'), '/my/ordertemplates');
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: /Neue Vorlage|New template/ }).first()).toBeVisible();
      await go(page, /^button .*(?:Neue Vorlage|New template)/);
      await opened(page);
      await focusByTab(page, /^input .*Name/);
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const address = page.url();

      await page.goto('/search?query=butter');
      const bookmarks = main.getByRole('button', { name: /auf eine Bestellvorlage|to an order template/ });
      await expect(bookmarks.nth(1)).toBeVisible();
      const labels = await bookmarks.evaluateAll((all) =>
        all.map((one) => one.getAttribute('aria-label') ?? ''),
      );
      for (const label of labels.slice(0, 2)) {
        await go(page, new RegExp(`^button ${literally(label)}`));
        const dialog = await opened(page);
        await expect(dialog.getByRole('checkbox', { name })).toBeVisible();
        const put = page.waitForResponse(
          (answer) => answer.request().method() === 'PUT' && answer.url().includes('/order-template-item'),
        );
        await go(page, new RegExp(`^input .*${name}`), 'Space');
        expect((await put).status()).toBe(200);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }

      await page.goto(address);
      const rows = main.getByRole('list', { name: /Artikel der Vorlage|Products of the template/ });
      await expect(rows.getByRole('listitem')).toHaveCount(2);
      await go(page, /^button .*(?:Bearbeiten|Edit)/);
      const second = (await rows.getByRole('listitem').nth(1).innerText()).split('\n')[0] ?? '';
      await focusByTab(page, /^button .*(?:Platz 2 von|place 2 of)/);
      const moved = page.waitForResponse(
        (answer) => answer.request().method() === 'PUT' && answer.url().includes('/order-template'),
      );
      await page.keyboard.press('ArrowUp');
      expect((await moved).status()).toBe(200);
      await expect(rows.getByRole('listitem').first()).toContainText(second);
      await focusByTab(page, /^button .*(?:Bestellen|Order)$/, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await go(page, /^button .*(?:Artikel in den Warenkorb|products? to the cart)/);
      await expect(
        main.getByRole('button', { name: /Alles ist im Warenkorb|Everything is in the cart/ }),
      ).toBeVisible();
    },
  );

  test('the stock is counted: found, typed, finished', { tag: '@not-on-phones' }, async ({ page }) => {
    await signOnAs(page, buyer('keyboard lists'), '/my/inventory');
    const main = page.getByRole('main');
    const start = /^button .*(?:Inventur beginnen|Start counting)/;
    await expect(
      main.getByRole('button', { name: /Inventur beginnen|Start counting/ }).first(),
    ).toBeVisible();
    await go(page, start);
    await expect(
      main.getByPlaceholder(/^(?:Artikel, Nummer oder GTIN|Product, number or GTIN)$/),
    ).toBeVisible();
    await focusByTab(page, /^input (?:Artikel auf die Inventur|Add a product)/);
    for (const [word, amount] of [
      ['butter', '2,5'],
      ['reis', '3'],
    ] as const) {
      await page.keyboard.type(word);
      await expect(main.getByRole('grid').getByRole('row').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      // The new line waits for its amount.
      await expect(
        main.getByRole('list').getByRole('textbox').locator('visible=true').and(page.locator(':focus')),
      ).toHaveCount(1);
      await page.keyboard.type(amount);
      await focusByTab(page, /^input (?:Artikel auf die Inventur|Add a product)/, 'Shift+Tab');
    }
    await expect(main.getByText(/^2 (?:von|of) 2 (?:gezählt|counted)$/)).toBeVisible();
    await go(page, /^button .*(?:Abschließen|Finish)/);
    await expect(page).toHaveURL(/\?inventory=/);
    await expect(main.getByText(/2,5|2\.5/).first()).toBeVisible();
  });

  test('labels are collected, counted, saved and taken off', { tag: '@not-on-phones' }, async ({ page }) => {
    await signOnAs(page, buyer('keyboard lists'), '/my/label-prints');
    const main = page.getByRole('main');
    const rows = main.getByRole('list', { name: /Etikettenliste|label list/ }).getByRole('listitem');
    await expect(main.getByRole('textbox').first()).toBeVisible();
    await focusByTab(page, /^input .*(?:Artikel hinzufügen|Add a product)/);
    await page.keyboard.type('obers');
    await expect(
      main
        .getByRole('list', { name: /Vorschläge|Suggestions/ })
        .getByRole('button')
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Tab');
    await go(page, /^button (?!.*(?:Hinzufügen|Add|Scannen|Scan))/);
    await expect(rows).toHaveCount(1);
    await focusByTab(page, /^input (?:Menge |Quantity )?.*(?:Etiketten für|Labels for)/);
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect(rows.getByRole('textbox')).toHaveValue('3');
    const saved = page.waitForEvent('download');
    await focusByTab(page, /^button .*(?:PDF speichern|Save PDF)/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
    await go(page, /^button .*(?:von der Etikettenliste nehmen|off the label list)/);
    await expect(rows).toHaveCount(0);
  });
});
