import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../page/quality';
import { orderButton } from '../shop/checkout-steps';
import { expect, originOf, test } from '../shop/shop-test';
import { signOn } from '../shop/sign-on';
import { signOnAs } from '../shop/sign-on-as';
import { emptyFairCart } from './fair-cart';
import { AUTUMN, fairPath, SPRING, SUMMER } from './fairs';

const BUYER = { user: 'az100001', tenant: 'AZ', host: 'localhost', customerId: '48213' };
const BARRED = { user: 'az100002', tenant: 'AZ', host: 'localhost', customerId: '48311' };
const AT_LIMIT = { user: 'az100004', tenant: 'AZ', host: 'localhost', customerId: '48240' };
const LANDMARKT = { user: 'll400001', tenant: 'LL', host: 'll.localhost', customerId: '83007' };

const CLOSED = /nichts mehr angenommen|No more orders are taken/;
const NO_DATE = /kein Liefertermin möglich|No delivery date is possible/;
const SHOP = /^(?:Zum Shop|To the shop)$/;
const CONTACTS = /^(?:Wen Sie anrufen können|Contact)$/;

/** The page says one sentence for the reason, and each way it offers leads to a page that is there. */
const expectRefusal = async (page: Page, sentence: RegExp, ...ways: readonly RegExp[]): Promise<void> => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: sentence })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  for (const name of ways) {
    const way = main.getByRole('link', { name });
    const address = (await way.getAttribute('href')) ?? '';
    await way.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    // The address changes before the page does.
    await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(sentence);
    await expect(main.getByRole('heading', { name: /nicht gefunden|not found/i })).toBeHidden();
    await page.goBack();
    await expect(main.getByRole('heading', { level: 1, name: sentence })).toBeVisible();
  }
};

test.describe('a fair that lets nobody in', { tag: '@once' }, () => {
  // What the backend refuses is what this is about.
  test.use({ expectedComplaints: [/40[349]/] });

  test('is none: it says so and names those that are on', async ({ page }) => {
    await signOnAs(page, BUYER, fairPath('NIRGENDS'));
    await expectRefusal(page, /gibt es nicht|no such fair/, /^(?:Aktuelle Messen|Current fairs)$/, SHOP);
  });

  test('is held for another branch: told as if there were none', async ({ page }) => {
    await signOnAs(page, BUYER, fairPath(SUMMER));
    await expectRefusal(page, /gibt es nicht|no such fair/, SHOP);
  });

  test('FAI-3: is not on: its message, and the shop', async ({ page }) => {
    await signOnAs(page, BUYER, fairPath(SPRING));
    await expectRefusal(page, /nicht aktiv|not active/i, SHOP);
    // Behind its pages as well.
    await page.goto(originOf() + fairPath(SPRING, 'search?query=käse'));
    await expect(page.getByRole('heading', { level: 1, name: /nicht aktiv|not active/i })).toBeVisible();
  });

  test('CHK-2: is barred to the customer: whom to call', async ({ page }) => {
    await signOnAs(page, BARRED, fairPath(AUTUMN, 'search?query=käse'));
    await expectRefusal(page, /nicht geöffnet|not open/, CONTACTS);
  });

  test('CHK-2: has taken every order the customer may place: where those are, and the fair to look at', async ({
    page,
  }) => {
    await signOnAs(page, AT_LIMIT, fairPath(AUTUMN, 'checkout'));
    await expectRefusal(
      page,
      /schon alles bestellt|every order/,
      /Meine Bestellungen|My orders/,
      /^(?:Zur Messe|To the fair)$/,
    );
  });
});

test(
  'SES-7: who has not signed on looks around, and is led back to where he wanted to go',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(originOf() + fairPath(AUTUMN));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    // What comes after the heading has come.
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('€');
    await page.goto(originOf() + fairPath(AUTUMN, 'search?query=käse'));
    await page.waitForURL(/\/oidc\/login\//);
    await page.locator('#user').fill(BUYER.user);
    await page.locator('#password').fill('demo');
    await page.locator('#sign-in').click();
    await expect(page).toHaveURL(new RegExp(`${fairPath(AUTUMN, 'search')}\\?query=`));
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  },
);

test(
  'FAI-2: a fair whose days of delivery are over says so, and takes no order',
  { tag: '@once' },
  async ({ page }) => {
    await signOnAs(page, LANDMARKT, fairPath(SUMMER));
    await expect(page.getByRole('main').getByText(CLOSED)).toBeVisible();
    // Another run of this may have left the very amount.
    await emptyFairCart(page, LANDMARKT, SUMMER);
    await page.goto(originOf(LANDMARKT.host) + fairPath(SUMMER, 'search?query=käse'));
    const amount = page.getByRole('main').getByRole('textbox').first();
    const put = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await amount.fill('24');
    await amount.press('Enter');
    await put;
    await page.goto(originOf(LANDMARKT.host) + fairPath(SUMMER, 'checkout/delivery'));
    await expect(page.getByRole('main').getByText(NO_DATE).first()).toBeVisible();
    await expect(orderButton(page)).toBeDisabled();
    await expectAccessible(page);
  },
);

test(
  'NAV-4: a fair without a range of days has no quantity history, and its root is shown',
  { tag: '@once' },
  async ({ page }) => {
    await signOn(page, LANDMARKT.user, {
      host: LANDMARKT.host,
      target: fairPath(SUMMER, 'quantity-history'),
    });
    await expect(page).toHaveURL(originOf(LANDMARKT.host) + fairPath(SUMMER));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
