/**
 * How soon an amount answers that is typed for one date of a fair's order of 300 lines over three dates: the built fair in
 * Chromium, from the Enter to the painted sums, medians. Ends with 1 where the order's sum takes more than 100 ms, by the
 * clock and of the processor. EDITS (30)
 */
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { BUYER, buyerCalls, orderableLines, signOnAsBuyer } from './buyer';
import { measureEdits } from './measure-edits';
import { withBuiltShop } from './with-built-shop';

const LINES = 300;
const DATES = 3;
const EDITS = Number(process.env['EDITS'] ?? 30);
/** So many that each date has its smallest amount. */
const AMOUNT = DATES * 8;

/** The demonstration names its fairs by the year in Vienna. */
const year = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Vienna', year: '2-digit' }).format();
const FAIR = `HERBST${year}`;

/** Divides everything over the first days that are possible. */
const planEverything = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Liefertermine wählen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').nth(DATES).waitFor();
  const days = await dialog.getByRole('checkbox').all();
  for (const [index, day] of days.entries()) await day.setChecked(index < DATES);
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Alles gleichmäßig verteilen' }).click();
};

await withBuiltShop(async (page, origin) => {
  const call = await buyerCalls(origin);
  const search = `/${BUYER.customer}/subshop/${FAIR}/products/search`;
  const lines = await orderableLines(call, search, LINES, (least) => least * AMOUNT);
  const cart = `/subshop/${FAIR}/my/cart/${BUYER.customer}`;
  await call('PUT', `${cart}/all-items`, lines);
  await signOnAsBuyer(page, origin, `/subshop/promotions/${FAIR}/checkout/delivery`);
  await page.locator('[data-kind="total"] dd').waitFor();
  await planEverything(page);
  // What is measured is one change alone: all before have been told to the backend.
  const plannedLines = async (): Promise<number> =>
    JSON.stringify(await call('GET', cart, undefined)).split('"plan":[{').length - 1;
  while ((await plannedLines()) < LINES) await setTimeout(500);
  const rows = page.getByRole('list', { name: 'Mengen je Liefertermin' }).getByRole('listitem');
  const focus = () => rows.nth(3).getByRole('textbox').first().click();
  await focus();
  await measureEdits(page, `An amount of a plan of ${LINES} lines over ${DATES} dates`, EDITS, focus);
});
