import type { Locator, Page, Request } from '@playwright/test';
import { expectNoOverflow } from '../page/quality';
import { entries, member } from '../shop/cart-call';
import { openSecondBrowser } from '../shop/second-browser';
import { listening } from '../shop/listening';
import { colleagues } from '../shop/orderers';
import { expect, test } from '../shop/shop-test';
import { signOnAs } from '../shop/sign-on-as';
import { fairAddress } from './fair-address';
import { emptyFairCart, fairLines, findFairLines, putFairLines } from './fair-cart';
import { AUTUMN, fairPath } from './fairs';

/** The field of a line's first date in the plan. */
const firstDateOf = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: /^(?:Mengen je Liefertermin|Amounts by delivery date)$/ })
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('textbox')
    .first();

const type = async (field: Locator, amount: number): Promise<void> => {
  await field.fill(String(amount));
  await field.press('Enter');
};

const CART = /\/subshop\/[^/]+\/my\/cart\//;

const isChange = (request: Request): boolean => request.method() === 'PUT' && CART.test(request.url());

/** Marked, so that a reload would be noticed: it wipes the mark away. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.dataset['stays'] = 'yes';
  });

test('two plan one fair order: each sees what the other plans, and both keep what they planned', async ({
  page,
  browser,
  shopLocale,
  isMobile,
  viewport,
}) => {
  test.slow();
  const { stefan, theresa } = colleagues();
  await signOnAs(page, stefan, '/privacy-preferences');
  await emptyFairCart(page, stefan, AUTUMN);
  const [first, second, third] = await findFairLines(page, stefan, AUTUMN, 3);
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('There is too little to order');
  await putFairLines(
    page,
    stefan,
    AUTUMN,
    [first, second, third].map((line) => ({ ...line, amount: 24 })),
  );
  const hears = listening(page);
  await page.goto(fairAddress(AUTUMN, 'checkout/delivery'));
  const hers = await openSecondBrowser(browser, { viewport, isMobile, shopLocale });
  const sheHears = listening(hers);
  await signOnAs(hers, theresa, fairPath(AUTUMN, 'checkout/delivery'));
  await Promise.all([hears, sheHears]);
  const both = [page, hers];
  const expectAtBoth = async (name: string, amount: number): Promise<void> => {
    for (const one of both) await expect(firstDateOf(one, name)).toHaveValue(String(amount));
  };
  for (const { name } of [first, second, third]) await expectAtBoth(name, 24);
  for (const one of both) await mark(one);
  /** What the cart holds for the first date of a line. */
  const plannedFor = async (sku: string): Promise<unknown> => {
    const line = (await fairLines(page, stefan, AUTUMN)).find((each) => member(each, 'sku') === sku);
    return member(entries(line, 'plan')[0], 'amount');
  };

  // One after the other: what is typed at one appears at the other.
  await type(firstDateOf(page, first.name), 36);
  await expectAtBoth(first.name, 36);
  await expect(hers.getByText(new RegExp(`${stefan.name}: 24 → 36`))).toBeVisible();
  await type(firstDateOf(hers, second.name), 48);
  await expectAtBoth(second.name, 48);

  // At the same time on different lines: nothing of either is lost.
  await Promise.all([type(firstDateOf(page, first.name), 40), type(firstDateOf(hers, second.name), 60)]);
  await expectAtBoth(first.name, 40);
  await expectAtBoth(second.name, 60);
  await expect.poll(() => plannedFor(first.sku)).toBe(40);
  await expect.poll(() => plannedFor(second.sku)).toBe(60);

  // On the same line, his on its way while hers arrives: he has not heard of it, and one of the two counts for both.
  let isFirst = true;
  await page.route(CART, async (route) => {
    if (isChange(route.request()) && isFirst) {
      isFirst = false;
      await expect.poll(() => plannedFor(third.sku)).toBe(42);
    }
    await route.continue();
  });
  const sent = page.waitForRequest(isChange);
  await type(firstDateOf(page, third.name), 30);
  const request = await sent;
  await type(firstDateOf(hers, third.name), 42);
  await request.response();
  const kept = Number(await plannedFor(third.sku));
  expect([30, 42]).toContain(kept);
  await expectAtBoth(third.name, kept);
  expect(await plannedFor(third.sku)).toBe(kept);

  // He is told, and one tap has the other.
  const clash = page.getByText(/Gleichzeitig geändert|Changed at the same time/);
  await expect(clash).toBeVisible();
  const other = kept === 30 ? 42 : 30;
  await page.getByRole('button', { name: new RegExp(`(?:${other} .* nehmen|take ${other})`) }).click();
  await expectAtBoth(third.name, other);
  await expect(clash).toBeHidden();

  // Nothing was loaded anew on the way.
  for (const one of both) await expect(one.locator('body[data-stays="yes"]')).toBeVisible();
  await expectNoOverflow(page);
  await hers.context().close();
});
