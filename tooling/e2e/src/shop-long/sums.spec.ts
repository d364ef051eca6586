import { signInAt } from '../../../../apps/backend/src/testing/process/sign-in-at';
import { cartsOnScreen } from '../../../../apps/backend/src/testing/money/screen-carts';
import type { MoneyCart } from '../../../../apps/backend/src/testing/money/money-cart';
import { expect, test } from '../shop/shop-test';
import { type MovedShop, startMovedShop } from './time-shifted-shop';
import { type MoneyBuyer, seedMoneyCarts } from './seed-money-carts';
import { expectedScreen, readScreen } from './screen-sums';

/** The day of the carts' prices, two hours before the deadline of their deliveries. */
const MOMENT = '2026-11-25T14:00:00+01:00';
const UNIT = 'GB';

let shop: MovedShop;
let buyer: MoneyBuyer;
let stop = (): Promise<void> => Promise.resolve();

test.beforeAll(async () => {
  test.setTimeout(400_000);
  shop = await startMovedShop(MOMENT, async (environment) => {
    buyer = await seedMoneyCarts(environment);
  });
  ({ stop } = shop);
});
test.afterAll(() => stop());

/** Fills the cart as somebody does elsewhere; what was in it before goes. */
const cartFiller = async (): Promise<(cart: MoneyCart) => Promise<void>> => {
  const origin = shop.originOf('localhost');
  const { token, csrf, cookie } = await signInAt(origin, buyer.user);
  const root = shop.originOf('127.0.0.1');
  const headers = {
    authorization: `Bearer ${token}`,
    'x-xsrf-token': csrf,
    cookie,
    'accept-language': 'de-AT',
  };
  const send = async (method: string, path: string, body?: unknown): Promise<void> => {
    const answer = await fetch(`${root}/v1/t/AZ/my/${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  return async ({ lines }) => {
    await send('POST', `shopping-cart/${buyer.customerId}/clear`);
    await send(
      'PUT',
      `shopping-cart-items/${buyer.customerId}`,
      lines.map(({ sku, question }) => ({ sku, amount: question.amount, unitAbbreviation: UNIT })),
    );
  };
};

// A shop of its own without content, and the next cart is gone to while parts of the page before are on their way.
test.use({ expectedComplaints: [/404|Failed to fetch dynamically imported module/] });

test('LOC-3: the cart screen shows to the cent what the oracle reckons, for 50 of the thousand carts', async ({
  page,
  shopLocale,
}) => {
  test.setTimeout(900_000);
  const carts = cartsOnScreen();
  const wanted = carts.map(expectedScreen);
  // Each row is there in some and not in others.
  const rows = wanted.flatMap((sums) => sums.rows);
  for (const kind of [/^single-use/, /^reusable/, /^gross (?!ca)/, /^gross ca/, /^discount/, /^bonus/])
    expect(rows.filter((row) => kind.test(row)).length, String(kind)).toBeGreaterThan(3);
  for (const rate of ['20.00', '13.00', '10.00', '4.90', '0.00'])
    expect(
      rows.some((row) => row.startsWith(`VAT ${rate}`)),
      rate,
    ).toBe(true);
  expect(carts).toHaveLength(50);

  const fill = await cartFiller();
  const origin = shop.originOf('localhost');
  await page.context().addCookies([
    { name: 'locale', value: shopLocale, url: origin },
    { name: 'customer', value: buyer.customerId, url: origin },
  ]);
  for (const [index, cart] of carts.entries()) {
    shop.moveTo(MOMENT);
    await fill(cart);
    if (index === 0) {
      await page.goto(`${origin}/auth/redirect?target=${encodeURIComponent('/checkout')}`);
      await page.locator('#user').fill(buyer.user);
      await page.locator('#password').fill('demo');
      await page.locator('#sign-in').click();
      await expect(page).toHaveURL(`${origin}/checkout`);
    } else await page.goto(`${origin}/checkout`);
    const skus = cart.lines.map(({ sku }) => sku).join(' ');
    // What is on request or saved comes with the lines, which may come after the sums.
    await expect
      .poll(() => readScreen(page), { message: `cart ${index}: ${skus}`, timeout: 30_000 })
      .toEqual(wanted[index]);
  }
});
