import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../page/quality';
import { confirmedNumber, orderButton, sentOrders } from '../shop/checkout-steps';
import { expect, test } from '../shop/shop-test';
import { startMovedShop, type MovedShop } from './time-shifted-shop';

/** Thursday: who is delivered to on Fridays orders until noon, and otherwise gets it on Tuesday. */
const BEFORE = '2027-02-04T11:57:30+01:00';
const AFTER = '2027-02-04T12:00:30+01:00';
const FRIDAY = /5\. Februar|5 February/;
const TUESDAY = /9\. Februar|9 February/;

let shop: MovedShop;
let stop = (): Promise<void> => Promise.resolve();

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(400_000);
  shop = await startMovedShop(BEFORE);
  ({ stop } = shop);
});
test.afterAll(() => stop());

/** Comes to the delivery step with a full cart, two and a half minutes before the deadline. */
const comeToDelivery = async (page: Page, user: string, host: string, locale: string): Promise<void> => {
  shop.moveTo(BEFORE);
  const origin = shop.originOf(host);
  await page.context().addCookies([{ name: 'locale', value: locale, url: origin }]);
  await page.goto(`${origin}/auth/redirect?target=${encodeURIComponent('/search?query=butter')}`);
  await page.locator('#user').fill(user);
  await page.locator('#password').fill('demo');
  await page.locator('#sign-in').click();
  const amount = page.getByRole('main').getByRole('textbox').first();
  const put = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await amount.fill('20');
  await amount.press('Enter');
  await put;
  await page.goto(`${origin}/checkout/delivery`);
  await expect(orderButton(page)).toBeEnabled();
  await expect(page.getByRole('main')).toContainText(FRIDAY);
};

test.describe('a deadline that passes while the buyer decides', { tag: '@once' }, () => {
  test.use({ expectedComplaints: [/409/] });

  test('is told by the answer, with one tap to order for the next day', async ({ page, shopLocale }) => {
    await comeToDelivery(page, 'gm200001', 'gm.localhost', shopLocale);
    const left = page.getByText(/Noch [23] Min|[23] min left/);
    await expect(left.filter({ visible: true }).first()).toBeVisible();
    const orders = sentOrders(page);
    shop.moveTo(AFTER);
    await orderButton(page).click();
    await expect(page.getByText(/Bestellschluss ist gerade vorbei|deadline has just passed/)).toBeVisible();
    await expect(page.getByText(/Es wurde noch nichts bestellt|Nothing has been ordered yet/)).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: TUESDAY }).click();
    await confirmedNumber(page);
    await expect(page.getByRole('main').getByRole('heading', { name: TUESDAY, level: 2 })).toBeVisible();
    expect(orders).toHaveLength(2);
  });

  test('is noticed by the page itself, and the next day is chosen', async ({ page, shopLocale }) => {
    await page.clock.install();
    await comeToDelivery(page, 'gm200002', 'gm.localhost', shopLocale);
    shop.moveTo(AFTER);
    await page.clock.fastForward('03:00');
    await expect(page.getByText(/ist es leider zu spät|too late/).first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText(TUESDAY);
    await page.clock.resume();
    await orderButton(page).click();
    await confirmedNumber(page);
    await expect(page.getByRole('main').getByRole('heading', { name: TUESDAY, level: 2 })).toBeVisible();
  });
});
