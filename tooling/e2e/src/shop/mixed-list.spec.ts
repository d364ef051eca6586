import { expectAccessible, expectNoOverflow } from '../page/quality';
import { findLines } from './cart-call';
import { buyer } from './orderers';
import { confirmAlike, expectArrived, expectInCart, expectReady, fillButton, openPad } from './pad-steps';
import { expect, test } from './shop-test';

const READY = 40;
const WITHOUT_UNIT = 6;
const OPEN = 4;
const NOT_ORDERED = 8;
const WORDS = ['obers', 'mehl', 'kaffee', 'butter'];

test('a mixed list of sixty lines is settled line by line and kind by kind, and goes into the cart', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(120_000);
  const who = buyer('mixed list');
  await openPad(page, who);
  const found = await findLines(page, who, READY + WITHOUT_UNIT + NOT_ORDERED);
  const cells = (from: number, count: number, row: (line: (typeof found)[number]) => readonly string[]) =>
    found.slice(from, from + count).map(row);
  const list = [
    ['Bestellung für morgen'],
    ['Artikelnummer', 'Bezeichnung', 'Menge', 'Einheit'],
    ...WORDS.map((word) => ['', word, '2', '']),
    ...cells(0, READY, ({ sku, name, amount, unitAbbreviation }) => [
      sku,
      name,
      String(amount),
      unitAbbreviation,
    ]),
    ...cells(READY, WITHOUT_UNIT, ({ sku, name, amount }) => [sku, name, String(amount), '']),
    ...cells(READY + WITHOUT_UNIT, NOT_ORDERED, ({ sku, name, unitAbbreviation }) => [
      sku,
      name,
      '',
      unitAbbreviation,
    ]),
    ['', 'Summe', '', ''],
  ]
    .map((row) => row.join('\t'))
    .join('\n');

  await page
    .getByRole('button', { name: /^(?:Einfügen|Paste)/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('textbox').fill(list);
  if (isMobile)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(?:Übernehmen|Accept)$/ })
      .tap();
  else await page.keyboard.press('Control+Enter');
  await expectArrived(page, READY + WITHOUT_UNIT + OPEN);
  await expectReady(page, READY);

  if (isMobile) {
    await page
      .getByRole('button', { name: new RegExp(`^(?:${WITHOUT_UNIT + OPEN} Zeilen klären|Settle)`) })
      .tap();
    const screen = page.getByRole('dialog');
    for (let place = 1; place <= OPEN; place += 1) {
      await expect(
        screen.getByText(new RegExp(`^(?:Offen|Open) ${place} (?:von|of) ${WITHOUT_UNIT + OPEN}`)).first(),
      ).toBeVisible();
      if (place === 1) {
        await expectNoOverflow(page);
        await expectAccessible(page);
      }
      await screen
        .getByRole('button', { name: /(?:übernehmen|^Accept )/ })
        .first()
        .tap();
    }
    const all = screen.getByRole('button', { name: /^(?:Alle \d+ bestätigen|Confirm all \d+)$/ });
    await expect(all).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await all.tap();
    await expect(screen.getByText(/^(?:Alles geklärt|All clear)/).first()).toBeVisible();
    await screen.getByRole('button', { name: /^(?:Zum Bestellblock|To the order pad)$/ }).tap();
  } else {
    // The focus is on the first answer of the first open line, and Enter leads to the next open one.
    for (let line = 0; line < OPEN; line += 1) {
      await expect(page.locator('[data-choice="1"]:focus')).toBeVisible();
      const row = await page.locator('[data-index]:has([data-choice]:focus)').getAttribute('data-index');
      expect(row).toBe(String(line));
      await page.keyboard.press('Enter');
    }
    await expectAccessible(page);
    const onlyOpen = page.getByRole('switch', { name: /^(?:Nur offene|Open only)/ });
    await onlyOpen.click();
    await confirmAlike(page, WITHOUT_UNIT);
  }
  // What is not ordered goes, and comes back.
  const discard = page.getByRole('button', {
    name: new RegExp(`^(?:${NOT_ORDERED} Zeilen ohne Menge verwerfen|Discard ${NOT_ORDERED} lines without)`),
  });
  await discard.click();
  await expect(discard).toHaveCount(0);
  await page
    .getByRole('button', { name: /^(?:Rückgängig|Undo)$/ })
    .first()
    .click();
  await expect(discard).toBeVisible();

  await expectReady(page, READY + WITHOUT_UNIT + OPEN);
  if (isMobile) await fillButton(page, READY + WITHOUT_UNIT + OPEN).tap();
  else await page.keyboard.press('Control+Enter');
  await expectInCart(page, READY + WITHOUT_UNIT + OPEN);
});
