import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../page/quality';
import { combination } from './combination';
import { expect, test } from './shop-test';
import { signOn } from './sign-on';

const isEnglish = (): boolean => combination().endsWith('en');

const openOrders = async (page: Page): Promise<void> => {
  await signOn(page, 'az100001', { target: '/my/orders' });
  await expect(page.getByRole('heading', { level: 1, name: /Bestellungen|Orders/ })).toBeVisible();
  await expect(orderLinks(page).first()).toBeVisible();
};

const orderLinks = (page: Page) => page.getByRole('main').getByRole('link', { name: /^\d{6,}$/ });

test('orders are sorted, filtered by where they came from, and shown by page', async ({ page, isMobile }) => {
  await openOrders(page);
  await expectNoOverflow(page);
  await expectAccessible(page);
  // By month, and only those of a period; both is in the address.
  const heads = page.getByRole('main').getByRole('rowheader');
  await expect(heads.filter({ hasText: /\p{L}+ 20\d\d/u }).nth(1)).toBeVisible();
  const period = page.getByRole('combobox', { name: /Zeitraum|Period/ });
  const narrowed = page.waitForResponse((response) => response.url().includes('orderedFrom='));
  await period.selectOption('30d');
  expect((await narrowed).status()).toBe(200);
  await expect(page).toHaveURL(/\?period=30d$/);
  await page.goBack();
  await expect(period).toHaveValue('');
  await expect(orderLinks(page).first()).toBeVisible();
  const latest = await orderLinks(page).first().innerText();

  const sorted = page.waitForResponse((response) => response.url().includes('sortBy=sum'));
  if (isMobile)
    await page
      .getByRole('main')
      .getByRole('combobox', { name: /Sortierung|Sort/ })
      .selectOption({ label: isEnglish() ? 'Net total, ascending' : 'Summe netto, aufsteigend' });
  else
    await page
      .getByRole('columnheader', { name: /Summe netto|Net total/ })
      .getByRole('button')
      .click();
  expect((await sorted).status()).toBe(200);
  await expect(page).toHaveURL(/\?sort=sum$/);
  await expect(heads).toHaveCount(0);
  await expect(orderLinks(page).first()).not.toHaveText(latest);

  await page
    .getByRole('combobox', { name: /Herkunft|Source/ })
    .selectOption({ label: isEnglish() ? 'Hand-held device' : 'Handgerät' });
  await expect(page).toHaveURL(/source=BEST_FRIEND/);
  if (!isMobile)
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: isEnglish() ? 'Hand-held device' : 'Handgerät' })
        .first(),
    ).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('combobox', { name: /Herkunft|Source/ })).toHaveValue('');
  // By its number, and then by nothing that was ever ordered.
  const search = page.getByRole('searchbox', { name: /Bestellungen suchen|Search orders/ });
  const number = await orderLinks(page).first().innerText();
  await search.fill(number);
  await expect(page).toHaveURL(new RegExp(`q=${number}`));
  await expect(orderLinks(page)).toHaveText([number]);
  await search.fill('gibtesnicht');
  await expect(page.getByText(/Keine Bestellung mit|No order with/)).toBeVisible();
  await search.fill('');
  await expect(page).not.toHaveURL(/q=/);
  await expect(orderLinks(page).nth(1)).toBeVisible();
  await page.getByRole('combobox', { name: /je Seite|per page/i }).selectOption('50');
  await page.getByRole('button', { name: /Nächste Seite|Next page/ }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/51\s*[–-]\s*100/)).toBeVisible();
});

test('an order tells everything, and is ordered again after what has changed was read', async ({ page }) => {
  await openOrders(page);
  await orderLinks(page).nth(3).click();
  await expect(page.getByRole('heading', { level: 1, name: /\d{6,}/ })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(/Geliefert|Delivered/);
  await expect(main).toContainText(/Gesamt brutto|Gross total/);
  await expectNoOverflow(page);
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Als PDF|As PDF/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await page.getByRole('button', { name: /^(?:Nochmals bestellen|Order again)$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByRole('button', { name: /Artikel in den Warenkorb|products? to the cart/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // One line alone.
  await main
    .getByRole('checkbox', { name: /auswählen|Choose/ })
    .nth(1)
    .check();
  await page.getByRole('button', { name: /^1 gewählte|Order 1 chosen/ }).click();
  const line = dialog.getByRole('checkbox').first();
  // What is in the cart already is not taken by itself.
  await line.check();
  const put = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/shopping-cart'),
  );
  await dialog
    .getByRole('button', { name: /^(?:1 Artikel in den Warenkorb|Add 1 product to the cart)/ })
    .click();
  expect((await put).status()).toBe(200);
  await expect(dialog).toBeHidden();
});
