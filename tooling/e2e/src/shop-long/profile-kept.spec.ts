import type { Page } from '@playwright/test';
import { call, emptyCart, entries, findLines, member, putLines } from '../shop/cart-call';
import { caughtMails } from '../shop/sent-mails';
import { confirmedNumber, goToDelivery, orderButton } from '../shop/checkout-steps';
import { combination } from '../shop/combination';
import { expect, originOf, test } from '../shop/shop-test';
import { signOnAs } from '../shop/sign-on-as';

/** Who changes what is kept of them: one for each screen, and a cart of its own. */
const BUYERS = {
  wide: { user: 'az100008', tenant: 'AZ', host: 'localhost', customerId: '48310' },
  phone: { user: 'az100002', tenant: 'AZ', host: 'localhost', customerId: '48302' },
} as const;

const LANGUAGE = /^(?:Sprache|Language)$/;

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

const kept = 'the language chosen in the profile is that of the next device as well, after its sign-on';
test(kept, { tag: '@once' }, async ({ page, browser, shopLocale, viewport, isMobile, hasTouch }) => {
  test.slow();
  const me = BUYERS[isMobile ? 'phone' : 'wide'];
  const other = shopLocale === 'de-AT' ? 'en-GB' : 'de-AT';
  await signOnAs(page, me, '/my/user-profile');
  const choice = page.getByRole('main').getByRole('combobox', { name: LANGUAGE });
  await expect(choice).toHaveValue(shopLocale);
  for (const locale of [other, shopLocale] as const) {
    const told = page.waitForResponse((answer) => answer.url().endsWith('/v1/user/locale'));
    await choice.selectOption(locale);
    expect((await told).status()).toBeLessThan(300);
    await expect.poll(() => languageOf(page)).toBe(locale);
    await page.reload();
    await expect(choice).toHaveValue(locale);

    // A device that has never been here before.
    const device = await browser.newContext({ viewport, isMobile, hasTouch });
    const elsewhere = await device.newPage();
    await signOnAs(elsewhere, me, '/my/user-profile');
    await expect(elsewhere.getByRole('main').getByRole('combobox', { name: LANGUAGE })).toHaveValue(locale);
    expect(await languageOf(elsewhere)).toBe(locale);
    await device.close();
  }
});

test('the confirmation of an order goes to the addresses of the profile', async ({ page, isMobile }) => {
  test.slow();
  const me = BUYERS[isMobile ? 'phone' : 'wide'];
  const address = `bestellung.${combination()}@gasthof.example`;
  await signOnAs(page, me, '/my/user-profile');
  const field = page.getByRole('textbox', { name: /^(?:Bestätigungen an|Confirmations to)/ });
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await field.fill(address);
  await field.press('Enter');
  expect((await kept).status()).toBeLessThan(300);
  await page.reload();
  const remove = page.getByRole('button', { name: new RegExp(address) });
  await expect(remove).toBeVisible();

  await emptyCart(page, me);
  const lines = await findLines(page, me, 2, { queryString: 'butter' });
  await putLines(
    page,
    me,
    lines.map((line) => ({ ...line, amount: line.amount + 20 })),
  );
  await goToDelivery(page);
  await expect(page.getByRole('main').getByText(address)).toBeVisible();
  await orderButton(page).click();
  const number = await confirmedNumber(page);
  const mails = () => caughtMails(page, { to: address, subject: new RegExp(number) });
  await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBe(1);
  for (const { name } of lines) expect((await mails())[0]).toContain(name);

  await page.goto(`${originOf()}/my/user-profile`);
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await remove.click();
  expect((await gone).status()).toBeLessThan(300);
  const user = await call(page, me, 'GET', '/user/getCurrentUser');
  expect(entries(user, 'ordermails')).not.toContain(address);
  expect(member(user, 'username')).toBe(me.user);
});
