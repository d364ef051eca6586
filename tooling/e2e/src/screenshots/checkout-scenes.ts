import { entries, member } from '../shop/cart-call';
import type { Page, Route } from '@playwright/test';
import { openLastOrder } from './last-order';
import { openDialog } from './open-dialog';
import type { ScreenState } from './screen-state';
import { typeUnsent } from './type-offline';

const BUYER = 'az100001';
const WITHOUT_PRICES = 'az100003';
const IN_WEEKS_MS = 9 * 86_400_000;

const dayIn = (milliseconds: number): string =>
  new Date(Date.now() + milliseconds).toISOString().slice(0, 10);

/** The answer of the backend to an order it does not take, with what it says besides its code. */
const refusing =
  (code: string, status: number, more: (skus: readonly string[]) => Readonly<Record<string, unknown>>) =>
  (route: Route): Promise<void> => {
    const skus = [...(route.request().postData() ?? '').matchAll(/"sku":"([^"]+)"/g)].map(
      ([, sku = '']) => sku,
    );
    return route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: code, status, code, ...more(skus) }),
    });
  };

/** Orders, and shows what the buyer is told when the order is answered in a way of its own. */
const ordering = (answer: (route: Route) => Promise<void>, told: RegExp) => async (page: Page) => {
  await page.route('**/submit', answer);
  await page
    .getByRole('button', {
      name: /^(?:Zahlungspflichtig bestellen|Für .* bestellen|Place order.*|Order .*)$/,
    })
    .last()
    .click();
  await page.getByText(told).first().waitFor();
};

const NOTHING_ORDERED = /Es wurde noch nichts bestellt|Nothing has been ordered yet/;

const differences = refusing('order-differences', 409, ([first = '', second = '', third = '']) => ({
  confirmationToken: 'token',
  differences: [
    { sku: first, field: 'amount', before: 3, after: 5 },
    { sku: first, field: 'rowTotal', before: '45.30', after: '75.50' },
    { sku: second, field: 'status', before: 'ACTIVE', after: 'AVAILABLE_SOON' },
    { sku: third, field: 'day', before: dayIn(IN_WEEKS_MS), after: dayIn(IN_WEEKS_MS + 86_400_000) },
    { field: 'net', before: '1284.60', after: '1314.80' },
  ],
}));

const pastDeadline = refusing('deadline-passed', 409, () => ({
  field: 'requestedDeliveryDay',
  nextPossibleDay: dayIn(IN_WEEKS_MS),
}));

const notAvailable = refusing('articles-not-available', 409, (skus) => ({ skus: skus.slice(0, 3) }));

const alreadyOrdered = refusing('cart-already-ordered', 409, () => ({
  order: { id: 'nothing', number: '2600417', userName: 'Theresa Aigner' },
}));

/** Shows the cart with lines that cannot be ordered as they are: gone, below the minimum, in a unit no longer sold. */
const spoilLines = async (page: Page): Promise<void> => {
  await page.route(/\/my\/shopping-cart\/\d+(?:\?.*)?$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    const [head = '', first = '', second = '', third = '', ...rest] = (await answer.text()).split(
      '"product":',
    );
    const body = [
      head,
      first.replace('"status":"ACTIVE"', '"status":"INACTIVE","replacementSkus":["116161"]'),
      second.replace(/"minSaleQuantity":[\d.]+/, '"minSaleQuantity":90000'),
      third.replaceAll('"abbreviation":"', '"abbreviation":"x'),
      ...rest,
    ].join('"product":');
    return route.fulfill({ response: answer, body });
  });
  await page.reload();
};

/** Changes an amount where there is no network; it is never sent, as the browser is closed before there is one. */
const changeOffline = async (page: Page): Promise<void> => {
  await page.context().setOffline(true);
  await typeUnsent(page, '24');
};

/** Shows the cart as it is after it was emptied, without emptying the one that other scenes show. */
const emptyCart = async (page: Page): Promise<void> => {
  await page.route(/\/my\/shopping-cart\/\d+\/clear/, async (route) => {
    const url = route.request().url().replace('/clear', '');
    const answer = await route.fetch({ url, method: 'GET' });
    const cart: unknown = await answer.json();
    const deletedItems = entries(cart, 'items').map((item) => ({
      sku: member(item, 'sku'),
      unitAbbr: member(item, 'unitAbbreviation'),
      deletedAt: new Date().toISOString(),
      content: { amount: member(item, 'amount'), unitAbbreviation: member(item, 'unitAbbreviation') },
      withCart: true,
    }));
    const emptied = { customerId: member(cart, 'customerId'), items: [], deletedItems };
    return route.fulfill({ response: answer, json: emptied });
  });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(?:Warenkorb leeren|Empty cart)$/ })
    .click();
  await page.getByRole('region', { name: /^(?:Warenkorb geleert|Cart emptied)$/ }).waitFor();
};

/** Every state of the way from the cart to the confirmed order. */
export const checkoutScenes: readonly ScreenState[] = [
  { name: 'Checkout · cart', path: '/checkout', user: BUYER },
  { name: 'Checkout · cart without prices', path: '/checkout', user: WITHOUT_PRICES },
  { name: 'Checkout · cart of KI', path: '/checkout', host: 'ki.localhost', user: 'ki300001' },
  { name: 'Checkout · cart with faults', path: '/checkout', user: BUYER, prepare: spoilLines, unfolds: true },
  { name: 'Checkout · cart offline', path: '/checkout', user: BUYER, prepare: changeOffline },
  {
    name: 'Checkout · emptied cart',
    path: '/checkout',
    user: BUYER,
    prepare: emptyCart,
  },
  {
    name: 'Checkout · save as template',
    path: '/checkout',
    user: BUYER,
    prepare: openDialog(/^(?:Als Vorlage speichern|Save as template)$/),
  },
  { name: 'Checkout · empty cart', path: '/checkout', host: 'gm.localhost', user: 'gm200002' },
  { name: 'Checkout · delivery', path: '/checkout/delivery', user: BUYER },
  { name: 'Checkout · delivery without prices', path: '/checkout/delivery', user: WITHOUT_PRICES },
  {
    name: 'Checkout · differences',
    path: '/checkout/delivery',
    user: BUYER,
    prepare: ordering(differences, NOTHING_ORDERED),
  },
  {
    name: 'Checkout · deadline passed',
    path: '/checkout/delivery',
    user: BUYER,
    prepare: ordering(pastDeadline, NOTHING_ORDERED),
  },
  {
    name: 'Checkout · articles gone',
    path: '/checkout/delivery',
    user: BUYER,
    prepare: ordering(notAvailable, NOTHING_ORDERED),
  },
  {
    name: 'Checkout · ordered by a colleague',
    path: '/checkout/delivery',
    user: BUYER,
    prepare: ordering(alreadyOrdered, /Theresa Aigner/),
  },
  {
    name: 'Checkout · being checked',
    path: '/checkout/delivery',
    user: BUYER,
    prepare: ordering((route) => route.abort('connectionreset'), /wird geprüft|is being checked/),
  },
  {
    name: 'Checkout · confirmation',
    path: '/privacy-preferences',
    user: BUYER,
    prepare: openLastOrder,
    unfolds: true,
  },
  { name: 'Checkout · nothing confirmed', path: '/checkout/confirmation', user: BUYER },
];
