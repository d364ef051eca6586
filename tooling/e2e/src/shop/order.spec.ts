import type { Page } from '@playwright/test';
import { printedText, withoutBlanks } from '../page/printed-text';
import { expectAccessible, expectNoOverflow } from '../page/quality';
import { confirmedNumber, orderButton, sentOrders } from './checkout-steps';
import { visitor } from './orderers';
import { expect, originOf, test } from './shop-test';

const SUM = /(?:ca\.\s)?€\s[\d.]+,\d\d/g;

const sumsOf = (text: string): readonly string[] => text.match(SUM) ?? [];

/** Opens the mail about an order as soon as it has arrived, and reads it. */
const mailAbout = async (page: Page, host: string, number: string): Promise<string> => {
  const mail = page.getByRole('link', { name: new RegExp(number) }).first();
  await expect(async () => {
    await page.goto(`${originOf(host)}/dev/mail`);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  return page.locator('pre').first().innerText();
};

test('from a first visit to a confirmed order, its mail and its paper', async ({ page, isMobile }) => {
  const { user, host } = visitor();
  await page.goto(`${originOf(host)}/`);
  await page
    .getByRole('region', { name: /mitzählen|count your visit/ })
    .getByRole('button', { name: /ablehnen|decline/i })
    .click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(?:Anmelden|Sign in)$/ })
    .click();
  await page.locator('#user').fill(user);
  await page.locator('#password').fill('demo');
  await page.locator('#sign-in').click();
  await expect(page).toHaveURL(`${originOf(host)}/`);

  const field = page
    .getByRole('banner')
    .getByRole('combobox')
    .or(page.getByRole('banner').getByRole('searchbox'))
    .first();
  await field.fill('butter');
  await field.press('Shift+Enter');
  await expect(page).toHaveURL(/\/search\?.*query=butter/);
  // The page before has articles with amounts as well.
  await expect(page.getByRole('heading', { level: 1, name: /butter/ })).toBeVisible();
  const amount = page.getByRole('main').getByRole('textbox').first();
  await amount.fill('40');
  await amount.press('Enter');
  const ways = isMobile ? page.getByRole('navigation').last() : page.getByRole('banner');
  await ways.getByRole('link', { name: /Warenkorb|Korb|Cart/ }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await expectNoOverflow(page);
  await expectAccessible(page);

  await page
    .getByRole('link', { name: /Weiter|Continue/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/checkout\/delivery$/);
  await expectAccessible(page);
  await expectNoOverflow(page);
  const orders = sentOrders(page);
  await orderButton(page).dblclick();
  const number = await confirmedNumber(page);
  expect(new Set(orders).size).toBe(1);
  await expectAccessible(page);
  await expectNoOverflow(page);

  // Loaded again it is the same order, and the way back leads to no second one.
  await page.reload();
  await expect(page.getByRole('main').getByText(new RegExp(number)).first()).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/checkout\/confirmation/);
  await page.goForward();
  expect(await confirmedNumber(page)).toBe(number);

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: /Was jetzt kommt|What happens next/ })).toBeVisible();
  // Which lines are weighed the articles tell; until then a line has no sum. On a phone they have no room here.
  const first = main.locator('section > ul > li');
  await expect.poll(async () => sumsOf((await first.allInnerTexts()).join('\n')).length > 0).toBe(!isMobile);
  const confirmed = await main.innerText();
  const paper = await printedText(page);
  await main
    .getByRole('link', { name: new RegExp(`(?:Bestellung|[Oo]rder) ${number}`) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/my/orders/detail/${number}$`));
  const lines = main.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect(lines).not.toHaveCount(0);
  const links = lines.getByRole('link');
  const names = await links.allInnerTexts();
  const language = await page.locator('html').getAttribute('lang');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await expect
    .poll(async () => sumsOf((await lines.allInnerTexts()).join('\n')).length)
    .toBeGreaterThanOrEqual(names.length);
  const shown = `${confirmed}\n${await main.innerText()}`;
  for (const words of [number, ...names, ...sumsOf(confirmed)]) expect(paper).toContain(withoutBlanks(words));

  const mail = await mailAbout(page, host, number);
  // Its products are called as in the language of the mail, which is that of the buyer's profile.
  for (const href of hrefs) expect(mail).toContain(`(${href.split('/').at(-1) ?? href})`);
  if (language === 'de-AT') for (const name of names) expect(mail).toContain(name);
  // The last sum of a line of the mail is what was shown; before it stand unit prices. Bonuses are not for everybody.
  const told = mail.split('\n').flatMap((line) => (line.startsWith('Bonus') ? [] : sumsOf(line).slice(-1)));
  expect(told.length).toBeGreaterThan(names.length);
  // What was saved stands with a minus on the screen.
  for (const sum of told) expect(shown.replaceAll('−', '')).toContain(sum);
  await page.goto(`${originOf(host)}/checkout`);
  await expect(page.getByRole('heading', { name: /Warenkorb ist leer|cart is empty/ })).toBeVisible();
  expect(new Set(orders).size).toBe(1);
});
