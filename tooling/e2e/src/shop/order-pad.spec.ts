import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../page/quality';
import { findLines } from './cart-call';
import { buyer } from './orderers';
import {
  expectArrived,
  expectInCart,
  expectReady,
  expectStored,
  fillButton,
  openPad,
  describeLines,
} from './pad-steps';
import { expect, test } from './shop-test';
import { workbook } from './workbook';

const HEADS = ['Artikelnummer', 'Menge', 'Einheit'];
const UNKNOWN = '999999999';

/** The longest way by Tab to the first field of the pad. */
const MOST_STOPS = 60;

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
  const who = buyer('pasted list');
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
  await expectArrived(page, 200);
  await expectReady(page, 198);
  await expectNoOverflow(page);
  await expectAccessible(page);

  if (isMobile) await fillButton(page, 198).tap();
  else await page.keyboard.press('Control+Enter');
  await expectInCart(page, 198);
  await expectStored(page, who, describeLines(found));
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

test('1,000 uploaded lines, as CSV and as Excel workbook', { tag: '@once' }, async ({ page }) => {
  test.setTimeout(180_000);
  const who = buyer('uploaded list');
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
    await expectArrived(page, 1000);
    await expectReady(page, 1000);
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

  await fillButton(page, 1000).click();
  await expectInCart(page, 1000);
  // Each article was listed twice.
  await expectStored(page, who, describeLines(found.map((line) => ({ ...line, amount: 2 * line.amount }))));
});
