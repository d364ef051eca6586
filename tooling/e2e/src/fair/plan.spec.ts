import type { Page } from '@playwright/test';
import { expectNoOverflow } from '../page/quality';
import { call, entries, member } from '../shop/cart-call';
import { confirmedNumber, orderButton } from '../shop/checkout-steps';
import { buyer } from '../shop/orderers';
import { expect, test } from '../shop/shop-test';
import { signOnAs } from '../shop/sign-on-as';
import { fairAddress } from './fair-address';
import { emptyFairCart, fairLines, findFairLines, putFairLines } from './fair-cart';
import { AUTUMN } from './fairs';

const LINES = 300;
const DATES = 3;
/** So many that each date has its smallest amount, and one more than divides evenly. */
const AMOUNT = DATES * 8 + 1;

/** Plans for the first days that are possible, and no others. */
const chooseDates = async (page: Page, count: number): Promise<void> => {
  await page.getByRole('button', { name: /^(?:Liefertermine wählen|Choose delivery dates)$/ }).click();
  const dialog = page.getByRole('dialog');
  const days = dialog.getByRole('checkbox');
  await expect(days.nth(count)).toBeVisible();
  for (const [index, day] of (await days.all()).entries()) await day.setChecked(index < count);
  await dialog.getByRole('button', { name: /^(?:Übernehmen|Apply)$/ }).click();
  await expect(dialog).toBeHidden();
};

/** Dates and amounts a line is planned for. */
const planOf = (line: unknown): ReadonlyMap<string, number> =>
  new Map(
    entries(line, 'plan').map((entry) => [String(member(entry, 'date')), Number(member(entry, 'amount'))]),
  );

const sumOf = (amounts: Iterable<number>): number => [...amounts].reduce((all, one) => all + one, 0);

const title = 'FAI-2: 300 lines are planned over three dates, and each date is one delivery of the order';
// A plan of so many lines is made at a table.
test(title, { tag: '@not-on-phones' }, async ({ page }) => {
  test.setTimeout(300_000);
  const me = buyer('fair plan');
  await signOnAs(page, me, '/privacy-preferences');
  await emptyFairCart(page, me, AUTUMN);
  const found = await findFairLines(page, me, AUTUMN, LINES);
  expect(found).toHaveLength(LINES);
  await putFairLines(
    page,
    me,
    AUTUMN,
    found.map((line) => ({ ...line, amount: line.amount * AMOUNT })),
  );
  await page.goto(fairAddress(AUTUMN, 'checkout/delivery'));
  const list = page.getByRole('list', { name: /^(?:Mengen je Liefertermin|Amounts by delivery date)$/ });
  await expect(list.getByRole('listitem').first()).toBeVisible({ timeout: 30_000 });
  await expectNoOverflow(page);
  await chooseDates(page, DATES);
  await page
    .getByRole('button', { name: /^(?:Alles gleichmäßig verteilen|Divide everything evenly)$/ })
    .click();
  const plans = async () => (await fairLines(page, me, AUTUMN)).map(planOf);
  await expect
    .poll(async () => (await plans()).filter((plan) => plan.size > 0).length, { timeout: 120_000 })
    .toBe(LINES);
  const dates = [...new Set((await plans()).flatMap((plan) => [...plan.keys()]))].toSorted();
  expect(dates).toHaveLength(DATES);

  // The first line by hand, as in a spreadsheet: Enter goes to the same date of the next line.
  const [first] = found;
  if (first === undefined) throw new Error('There is nothing to order');
  const row = list.getByRole('listitem').first();
  const name = await row.getByRole('link').first().innerText();
  const cells = row.getByRole('textbox');
  await cells.first().fill('60');
  await cells.first().press('Enter');
  // So many are far above the usual: the answer that they are meant leads back to them, and Enter goes on.
  await expect(cells.first()).toBeFocused();
  await cells.first().press('Enter');
  await expect(list.getByRole('listitem').nth(1).getByRole('textbox').first()).toBeFocused();
  const changed = found.find((line) => line.name === name);
  const planned = async () => {
    const lines = await fairLines(page, me, AUTUMN);
    const line = lines.find((one) => member(one, 'sku') === changed?.sku);
    return {
      first: planOf(line).get(dates[0] ?? ''),
      amount: member(line, 'amount'),
      sum: sumOf(planOf(line).values()),
    };
  };
  await expect.poll(async () => (await planned()).first).toBe(60);
  const { amount, sum } = await planned();
  expect(sum).toBe(amount);

  const expected = await fairLines(page, me, AUTUMN);
  await expect(orderButton(page)).toBeEnabled();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/confirmation/, { timeout: 60_000 });
  const number = await confirmedNumber(page);
  await expectNoOverflow(page);
  const answer = await call(page, me, 'GET', `/effective-customers/${me.tenant}/${me.customerId}/orders`);
  const order = entries(answer, 'orders').find((one) => member(one, 'number') === number);
  const deliveries = entries(order, 'deliveries');
  expect([...new Set(deliveries.map((one) => member(one, 'date')))].toSorted()).toEqual(dates);
  for (const date of dates) {
    const planOn = sumOf(expected.map((line) => planOf(line).get(date) ?? 0));
    const ordered = deliveries
      .filter((one) => member(one, 'date') === date)
      .flatMap((one) => entries(one, 'lines'))
      .map((line) => Number(member(line, 'amount')));
    expect(sumOf(ordered), date).toBe(planOn);
  }
  expect(await fairLines(page, me, AUTUMN)).toEqual([]);
});
