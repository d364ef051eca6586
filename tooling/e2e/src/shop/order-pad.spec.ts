import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../page/quality';
import { call, emptyCart, entries, findLines, member } from './cart-call';
import { type Orderer, orderer } from './orderers';
import { expect, originOf, test } from './shop-test';
import { signOnAs } from './sign-on-as';
import { workbook } from './workbook';

const HEADS = ['Artikelnummer', 'Menge', 'Einheit'];
const UNKNOWN = '999999999';

/** The longest way by Tab to the first field of the pad. */
const MOST_STOPS = 60;

/** More than anybody has. */
const MOST_NOTIFICATIONS = 20;

const arrived = (page: Page, count: number) =>
  page.getByText(new RegExp(`^${count} (?:Zeilen eingefügt|lines added)`));

const ready = (page: Page, count: number) =>
  page.getByRole('status').filter({ hasText: new RegExp(`· ${count} (?:bereit|ready)`) });

const inCart = (page: Page, count: number) =>
  page.getByText(new RegExp(`^${count} (?:Zeilen liegen im Warenkorb|lines are in the cart)`));

const cartLines = async (page: Page, who: Orderer): Promise<number> =>
  entries(await call(page, who, 'GET', `/t/${who.tenant}/my/shopping-cart/${who.customerId}`), 'items')
    .length;

/** Opens the pad of a customer whose cart is empty and who has read what is urgent. */
const openPad = async (page: Page, who: Orderer): Promise<void> => {
  await signOnAs(page, who, '/flyers');
  await emptyCart(page, who);
  const urgent = `/t/${who.tenant}/customers/${who.customerId}/user/notifications/urgent`;
  for (let read = 0; read < MOST_NOTIFICATIONS; read += 1) {
    const id = member(await call(page, who, 'GET', urgent), 'mostRecentUnread', 'id');
    if (id === undefined) break;
    await call(page, who, 'PUT', '/user/notifications/mark-read', [id]);
  }
  await page.goto(`${originOf(who.host)}/order-pad`);
  await expect(page.getByRole('grid')).toBeVisible();
};

/** Goes on by Tab until the focus is in the pad. */
const tabIntoPad = async (page: Page): Promise<void> => {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await page.evaluate(() => document.activeElement?.matches('[data-field]') ?? false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The focus never came to the pad');
};

test('200 pasted lines go into the cart by keyboard alone, and what cannot stays', async ({
  page,
  context,
  isMobile,
}) => {
  test.setTimeout(120_000);
  const who = orderer('pasted list');
  await openPad(page, who);
  const found = await findLines(page, who, 198);
  const list = [
    HEADS,
    [UNKNOWN, '1', ''],
    ...found.map(({ sku, amount, unitAbbreviation }) => [sku, String(amount), unitAbbreviation]),
    [UNKNOWN, '2', ''],
  ]
    .map((cells) => cells.join('\t'))
    .join('\n');
  await expectAccessible(page);
  if (isMobile) {
    // A thumb has no Ctrl+V.
    await page
      .getByRole('button', { name: /^(?:Einfügen|Paste)$/ })
      .first()
      .tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(list);
    await dialog.getByRole('button', { name: /Übernehmen|Accept/ }).tap();
  } else {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), list);
    await tabIntoPad(page);
    await page.keyboard.press('Control+v');
  }
  await expect(arrived(page, 200)).toBeVisible();
  await expect(ready(page, 198)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);

  if (isMobile)
    await page.getByRole('button', { name: /198 (?:Zeilen in den Warenkorb|lines to the cart)/ }).tap();
  else await page.keyboard.press('Control+Enter');
  await expect(inCart(page, 198)).toBeVisible();
  await expect.poll(() => cartLines(page, who)).toBe(198);
  await expect(page.getByRole('grid').getByRole('textbox').first()).toHaveValue(UNKNOWN);
  if (isMobile) return;

  // The keyboard is in the row that stayed: it goes away, comes back, and outlives the page.
  await page.keyboard.press('Control+Delete');
  await expect(page.locator('[data-state="OPEN"]')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-state="OPEN"]')).toHaveCount(2);
  await page.reload();
  await expect(page.locator('[data-state="OPEN"]')).toHaveCount(2);
});

test('1,000 uploaded lines, as CSV and as Excel workbook', async ({ page }) => {
  test.setTimeout(180_000);
  const who = orderer('uploaded list');
  await openPad(page, who);
  const found = await findLines(page, who, 500);
  expect(found).toHaveLength(500);
  const rows = [...found, ...found].map(
    ({ sku, amount, unitAbbreviation, name }): readonly (string | number)[] => [
      Number(sku),
      amount,
      unitAbbreviation,
      name,
    ],
  );
  const heads = [...HEADS, 'Bezeichnung'];
  const upload = async (name: string, buffer: Buffer): Promise<void> => {
    await page
      .getByRole('button', { name: /^(?:Hochladen|Upload)$/ })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await expect(arrived(page, 1000)).toBeVisible();
    await expect(ready(page, 1000)).toBeVisible({ timeout: 20_000 });
  };

  // As an old spreadsheet writes it, with a title above.
  const csv = [['Bestellung für die Küche'], [], heads, ...rows]
    .map((cells) => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(';'))
    .join('\r\n');
  await upload('Liste.csv', Buffer.from(csv, 'latin1'));
  await expectNoOverflow(page);
  await page
    .getByRole('button', { name: /^(?:Rückgängig|Undo)$/ })
    .first()
    .click();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '2');

  await upload('Liste.xlsx', workbook([['Bestellung für die Küche'], heads, ...rows]));
  await expectAccessible(page);
  // Of a thousand rows only those in view are drawn, and the last one is a key away.
  expect(await page.getByRole('grid').getByRole('row').count()).toBeLessThan(120);
  await page.getByRole('grid').getByRole('textbox').first().focus();
  await page.keyboard.press('Control+End');
  await expect(page.locator('[data-index="1000"] [data-field="article"]')).toBeFocused();

  await page.getByRole('button', { name: /1000 (?:Zeilen in den Warenkorb|lines to the cart)/ }).click();
  await expect(inCart(page, 1000)).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => cartLines(page, who)).toBe(500);
});
