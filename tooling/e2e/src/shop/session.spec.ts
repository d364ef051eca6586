import { expectAccessible, expectNoOverflow } from '../page/quality';
import { productLinks } from './product-links';
import { chooseFirstCustomer } from './choose-first-customer';
import { personalRows } from './personal-rows';
import { returnAfterExpiry } from './expired-session';
import { expect, originOf, test } from './shop-test';
import { signOn } from './sign-on';

test(
  'SES-7, SES-8: the first sign-on leads back with the only customer chosen',
  { tag: '@once' },
  async ({ page }) => {
    await signOn(page, 'az100001', { target: '/search' });
    await expect(page).toHaveURL(/\/search$/);
    await expect
      .poll(async () => {
        const cookies = await page.context().cookies(originOf());
        return cookies.find(({ name }) => name === 'customer')?.value;
      })
      .toBe('48213');
  },
);

test('the sign-in page shows what is typed, fills in an account of the demonstration, waits for the network, and leads back', async ({
  page,
  context,
  isMobile,
}) => {
  await page.goto(`${originOf()}/auth/redirect?target=/flyers`);
  const [user, password, send] = [page.locator('#user'), page.locator('#password'), page.locator('#sign-in')];
  await expect(user).toBeFocused();
  await expectNoOverflow(page);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.fonts.check('16px "Figtree Variable"'))).toBe(true);

  const show = page.getByRole('button', { name: /^(?:Anzeigen|Verbergen|Show|Hide)$/ });
  await password.fill('demo');
  await expect(password).toHaveAttribute('type', 'password');
  await show.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await show.click();
  await expect(password).toHaveAttribute('type', 'password');

  await page
    .getByText(/^Demonstration · \d+ |^Demonstration$/)
    .first()
    .click();
  await page.getByRole('button', { name: /^az100001/ }).click();
  await expect(user).toHaveValue('az100001');
  await expect(send).toBeFocused();
  await expectAccessible(page);

  await context.setOffline(true);
  if (isMobile) await send.tap();
  else await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/Netz|network/);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/flyers$/);
});

test('SES-9, SEL-5: somebody with twelve customers chooses one and goes on', async ({ page, isMobile }) => {
  await signOn(page, 'az100002', { target: '/flyers' });
  await expect(page).toHaveURL(/\/my\/customers\?targetRoute=%2Fflyers$/);
  await expectAccessible(page);
  await chooseFirstCustomer(page, isMobile);
  await expect(page).toHaveURL(/\/flyers$/);
});

test('4,000 customers: the one wanted is found by typing', { tag: '@not-on-phones' }, async ({ page }) => {
  await signOn(page, 'az100005');
  await expect(page).toHaveURL(/\/my\/customers/);
  const rows = page.getByRole('main').getByRole('row');
  // The outline of a list that is on its way has rows, but nothing in them.
  await expect(rows.nth(5)).toContainText(/\d{5,}/);
  const [number = ''] = /\d{5,}/.exec(await rows.nth(5).innerText()) ?? [];
  await page.getByRole('main').getByRole('searchbox').fill(number);
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(number);
  // The list scrolls in itself; the page stays as short as any.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000);
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(page).not.toHaveURL(/\/my\/customers/);
});

test(
  'SEL-3: among 4,000 customers a phone finds one by a few letters, on a page that is not long',
  { tag: '@only-on-phones' },
  async ({ page }) => {
    await signOn(page, 'az100005');
    await expect(page).toHaveURL(/\/my\/customers/);
    const main = page.getByRole('main');
    const places = main.getByRole('region', { name: /^(?:Nach Ort|By town)$/ });
    await expect(places.getByRole('button').first()).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(4 * 844);
    const number = '500388';
    await main.getByRole('searchbox').fill(number);
    await main.getByRole('row').filter({ hasText: number }).tap();
    await expect(page).not.toHaveURL(/\/my\/customers/);
    // The strip below the header names the customer on every page, and leads to the choice.
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^(?:Kunde wechseln|Change customer)/ })
      .tap();
    await expect(page).toHaveURL(/\/my\/customers/);
    await expectNoOverflow(page);
    await places.getByRole('button').first().tap();
    await main.getByRole('row').filter({ hasNotText: number }).first().tap();
    await expect(page).not.toHaveURL(/\/my\/customers/);
    // Among the last ones are those who are not chosen now.
    await page.goto(`${originOf()}/my/customers`);
    const recent = main.getByRole('region', { name: /^(?:Zuletzt|Recent)$/ });
    await recent.getByRole('button').filter({ hasText: number }).tap();
    await expect(page).not.toHaveURL(/\/my\/customers/);
  },
);

const nobody = 'somebody without a customer browses like a visitor and is told whom to call';
test(nobody, { tag: '@once' }, async ({ page }) => {
  await signOn(page, 'az100006', { target: '/search' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/Ansprechpartner|contact/i)
      .first(),
  ).toBeVisible();
  await expect(productLinks(page).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('€');
});

test('TEN-4: in the wrong shop there is a sentence and a way out', { tag: '@once' }, async ({ page }) => {
  await signOn(page, 'az100001', { host: 'll.localhost' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Abmelden|Sign out/ }).click();
  await expect(page.getByRole('banner').getByText(/Anmelden|Sign in/)).toBeVisible();
});

test.describe('an expired session', { tag: '@once' }, () => {
  // The page that finds out is left at once; what it asked meanwhile is refused.
  test.use({ expectedComplaints: [/40[13]/] });

  test('SES-10: what was typed is there again after the next sign-on', async ({ page }) => {
    await signOn(page, 'az100003', { target: '/search' });
    const amount = page.getByRole('main').getByRole('textbox').first();
    await amount.fill('7');
    await expect(amount).toHaveValue('7');
    await expect.poll(() => personalRows(page)).toContain('drafts');
    // Neither the shop nor the provider knows the browser any more.
    await returnAfterExpiry(page);
    await page.locator('#user').fill('az100003');
    await page.locator('#password').fill('demo');
    await page.locator('#sign-in').click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('7');
  });
});

const out = 'signing out ends the session and leaves nothing of it in the browser';
test(out, { tag: '@once' }, async ({ page }) => {
  await signOn(page, 'az100003', { target: '/search' });
  await page.getByRole('main').getByRole('textbox').first().fill('7');
  await expect.poll(() => personalRows(page)).toEqual(['answers', 'drafts']);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Konto|Account/ })
    .click();
  await page
    .getByRole('dialog')
    .getByText(/Abmelden|Sign out/)
    .click();
  await expect(page.getByRole('banner').getByText(/Anmelden|Sign in/)).toBeVisible();
  const names = (await page.context().cookies(originOf())).map(({ name }) => name);
  expect(names).not.toContain('token');
  expect(names).not.toContain('session');
  const kept = await page.evaluate(async () => ({
    keys: Object.keys(localStorage).filter((key) => key.includes('cart-edits')),
    seen: (await caches.keys()).filter((name) => name.includes('seen')),
  }));
  expect(kept.keys).toEqual([]);
  expect(kept.seen).toEqual([]);
  expect(await personalRows(page)).toEqual([]);
});
