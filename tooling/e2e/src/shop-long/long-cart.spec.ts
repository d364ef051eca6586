import { expectAccessible, expectNoOverflow } from '../page/quality';
import { findLines, putLines } from '../shop/cart-call';
import { confirmedNumber, goToDelivery, orderButton, orderedLines } from '../shop/checkout-steps';
import { buyer } from '../shop/orderers';
import { expect, originOf, test } from '../shop/shop-test';
import { signOnAs } from '../shop/sign-on-as';

const LINES = 300;

test('a cart of 300 lines is looked through, changed and ordered', async ({ page }) => {
  test.setTimeout(180_000);
  const who = buyer('long cart');
  await signOnAs(page, who, '/flyers');
  const lines = await findLines(page, who, LINES, {});
  expect(lines).toHaveLength(LINES);
  await putLines(page, who, lines);
  await page.goto(`${originOf()}/checkout`);
  await expect(page.getByText(/300 Positionen|300 items/).first()).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);

  // To the very end: every line is drawn on the way, and none is missing.
  const rows = page.getByRole('main').locator('li[id^="line-"]');
  await expect(async () => {
    await rows.last().scrollIntoViewIfNeeded();
    await expect(rows).toHaveCount(LINES, { timeout: 300 });
  }).toPass({ timeout: 60_000 });
  const last = rows.last();
  const name = await last.getByRole('link').first().innerText();
  const amount = last.getByRole('textbox').first();
  const before = await last.innerText();
  await amount.fill('777');
  await amount.press('Enter');
  await expect(last).not.toHaveText(before);
  await page.reload();
  await expect(page.getByText(/300 Positionen|300 items/).first()).toBeVisible();

  await goToDelivery(page);
  await orderButton(page).click();
  const number = await confirmedNumber(page);
  const ordered = await orderedLines(page, number);
  await expect(ordered).toHaveCount(LINES);
  // As an amount, and not as three digits of a number.
  await expect(ordered.filter({ hasText: name }).filter({ hasText: /(?<!\d\s?)777(?!\s?\d)/ })).toHaveCount(
    1,
  );
});
