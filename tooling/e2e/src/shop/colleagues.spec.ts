import type { Locator, Page } from '@playwright/test';
import { orderButton } from './checkout-steps';
import { emptyCart, entries, findLines, type Line, member, putLines, readCart } from './cart-call';
import { openSecondBrowser } from './second-browser';
import { listening } from './listening';
import { colleagues } from './orderers';
import { expect, originOf, test } from './shop-test';
import { signOnAs } from './sign-on-as';
import { waitUntilUsableOffline } from './usable-offline';

// All of them share one cart.
test.describe.configure({ mode: 'default' });

const products = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('list', { name: /^(?:Artikel|Products)$/ })
    .getByRole('listitem');

/** The row of an article in a list, and the field with its amount. */
const rowOf = (page: Page, { name }: Pick<Line, 'name'>): Locator =>
  products(page)
    .filter({ has: page.getByRole('textbox', { name: `, ${name}` }) })
    .first();
const fieldOf = (page: Page, line: Pick<Line, 'name'>): Locator =>
  rowOf(page, line).getByRole('textbox').first();

/** The button that takes an article out of the cart; it is there for what is in it. */
const takeOut = (page: Page, line: Pick<Line, 'name'>): Locator =>
  rowOf(page, line).getByRole('button', { name: /aus dem Warenkorb nehmen$|^Remove .* from the cart$/ });

const order = async (page: Page): Promise<void> => {
  await page.goto(`${originOf()}/checkout/delivery`);
  await expect(orderButton(page)).toBeEnabled();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/confirmation/);
};

const stored = async (page: Page, who: Parameters<typeof readCart>[1]): Promise<readonly unknown[]> =>
  entries(await readCart(page, who), 'items').map((item) => [
    member(item, 'sku'),
    member(item, 'amount'),
    member(item, 'note'),
  ]);

test('CRT-6: two on one cart see each other by name, settle a clash, and bring an emptied cart back', async ({
  page,
  browser,
  shopLocale,
  isMobile,
  viewport,
}) => {
  const { stefan, theresa } = colleagues();
  await signOnAs(page, stefan, '/flyers');
  const [first, second] = await findLines(page, stefan, 2, { queryString: 'joghurt' });
  if (first === undefined || second === undefined) throw new Error('There is nothing to order');
  await putLines(page, stefan, [
    { ...first, amount: 20 },
    { ...second, amount: 20 },
  ]);
  const hears = listening(page);
  await page.goto(`${originOf()}/checkout`);
  await hears;
  const amountOf = (name: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: name }).getByRole('textbox').first();
  await expect(amountOf(first.name)).toHaveValue('20');

  const hers = await openSecondBrowser(browser, { viewport, isMobile, shopLocale });
  await signOnAs(hers, theresa, '/checkout');
  const herAmount = hers
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: first.name })
    .getByRole('textbox')
    .first();
  await expect(herAmount).toHaveValue('20');
  await herAmount.fill('24');
  await herAmount.press('Enter');
  await expect(page.getByText(new RegExp(`${theresa.name}.*20.*24`))).toBeVisible();
  await expect(amountOf(first.name)).toHaveValue('24');

  // He has not heard of hers when he types: his line was of an older cart.
  let hers31 = false;
  await page.route(/\/my\/shopping-cart/, async (route) => {
    if (route.request().method() === 'PUT' && !hers31) {
      hers31 = true;
      await putLines(hers, theresa, [{ ...second, amount: 31 }]);
    }
    await route.continue();
  });
  await amountOf(second.name).fill('27');
  await amountOf(second.name).press('Enter');
  await expect(page.getByText(/Gleichzeitig geändert|Changed at the same time/)).toBeVisible();
  const held = await amountOf(second.name).inputValue();
  const other = held === '27' ? '31' : '27';
  await page.getByRole('button', { name: new RegExp(`(?:${other} .* nehmen|take ${other})`) }).click();
  await expect(amountOf(second.name)).toHaveValue(other);
  await expect(page.getByText(/Gleichzeitig geändert|Changed at the same time/)).toBeHidden();
  await expect(
    hers
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: second.name })
      .getByRole('textbox')
      .first(),
  ).toHaveValue(other);

  // She empties the cart; he brings all of it back, with the amounts and the note it held.
  const note = 'für die Hochzeit';
  await putLines(hers, theresa, [{ ...first, amount: 24, note }]);
  await hers.getByRole('button', { name: /^(?:Warenkorb leeren|Empty cart)$/ }).click();
  await expect(hers.getByRole('button', { name: /^(?:Alle 2 zurückholen|Bring back all 2)/ })).toBeFocused();
  const emptied = page.getByRole('region', {
    name: new RegExp(`(?:geleert von|emptied by): ${theresa.name}`),
  });
  await emptied.getByRole('button').click();
  await expect(emptied).toBeHidden();
  await expect(amountOf(first.name)).toHaveValue('24');
  await expect(herAmount).toHaveValue('24');
  const kept = entries(await readCart(hers, theresa), 'items');
  expect(kept.map((item) => [member(item, 'sku'), member(item, 'note')])).toEqual([
    [first.sku, note],
    [second.sku, undefined],
  ]);
  await hers.context().close();
});

test.describe('a cart that is ordered meanwhile', { tag: '@once' }, () => {
  test.use({ expectedComplaints: [/409/] });

  test('CRT-9: a cart that a colleague orders leaves the list of the other, and a change of it starts no second order', async ({
    page,
    browser,
    shopLocale,
    isMobile,
    viewport,
  }) => {
    test.slow();
    const { stefan, theresa } = colleagues();
    await signOnAs(page, stefan, '/flyers');
    await emptyCart(page, stefan);
    const [line] = await findLines(page, stefan, 1, { queryString: 'joghurt' });
    // Enough for a delivery, whatever the first one costs.
    const [dear] = await findLines(page, stefan, 1, { queryString: 'filet' });
    if (line === undefined || dear === undefined) throw new Error('There is nothing to order');
    await putLines(page, stefan, [
      { ...line, amount: 24 },
      { ...dear, amount: 24 },
    ]);
    const hears = listening(page);
    await page.goto(`${originOf()}/search?query=${encodeURIComponent(line.name)}`);
    await hears;
    await expect(fieldOf(page, line)).toHaveValue('24');

    const hers = await openSecondBrowser(browser, { viewport, isMobile, shopLocale });
    await signOnAs(hers, theresa, '/flyers');
    // He raises it while she orders: his change arrives after the order.
    let isHeld = true;
    await page.route(/\/my\/shopping-cart/, async (route) => {
      if (route.request().method() === 'PUT' && isHeld) {
        isHeld = false;
        await order(hers);
      }
      await route.continue();
    });
    await fieldOf(page, line).fill('30');
    await fieldOf(page, line).press('Enter');
    await expect(
      page.getByText(new RegExp(`${theresa.name} (?:hat diesen Warenkorb|ordered this cart)`)).first(),
    ).toBeVisible();
    await expect(takeOut(page, line)).toHaveCount(0);
    expect(await stored(page, stefan)).toEqual([]);
    // It is his to say that he wants them all the same.
    await page
      .getByRole('button', { name: /^(?:30\s\S+ neu bestellen|Order 30\s\S+ anew)$/ })
      .first()
      .click();
    await expect(takeOut(page, line)).toBeVisible();
    await expect.poll(() => stored(page, stefan)).toEqual([[line.sku, 30, undefined]]);
    await hers.context().close();
  });
});

test.describe('without a network for a while', { tag: '@once' }, () => {
  test.use({
    serviceWorkers: 'allow',
    expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|failed:/],
  });

  test('CRT-8: an older amount from offline does not beat a newer one, and plus keeps the note', async ({
    page,
    context,
    browser,
    shopLocale,
    isMobile,
    viewport,
  }) => {
    test.slow();
    const { stefan, theresa } = colleagues();
    await signOnAs(page, stefan, '/flyers');
    await emptyCart(page, stefan);
    const [line] = await findLines(page, stefan, 1, { queryString: 'joghurt' });
    if (line === undefined) throw new Error('There is nothing to order');
    const note = 'für die Hochzeit';
    await putLines(page, stefan, [{ ...line, amount: 20, note }]);
    await page.goto(`${originOf()}/search?query=${encodeURIComponent(line.name)}`);
    await expect(fieldOf(page, line)).toHaveValue('20');
    await rowOf(page, line)
      .getByRole('button', { name: /^(?:Mehr|More), / })
      .click();
    await expect.poll(() => stored(page, stefan)).toEqual([[line.sku, 21, note]]);

    await waitUntilUsableOffline(page, 'search');
    await context.setOffline(true);
    await fieldOf(page, line).fill('5');
    await fieldOf(page, line).press('Enter');
    await expect(rowOf(page, line).getByText(/wird später gesendet|will be sent later/)).toBeVisible();
    const hers = await openSecondBrowser(browser, { viewport, isMobile, shopLocale });
    await signOnAs(hers, theresa, '/checkout');
    const herAmount = hers.getByRole('main').getByRole('listitem').getByRole('textbox').first();
    await expect(herAmount).toHaveValue('21');
    await herAmount.fill('8');
    await herAmount.press('Enter');
    await expect.poll(() => stored(hers, theresa)).toEqual([[line.sku, 8, note]]);
    await context.setOffline(false);
    await expect(fieldOf(page, line)).toHaveValue('8', { timeout: 30_000 });
    await expect(page.getByText(/Gleichzeitig geändert|Changed at the same time/).first()).toBeVisible();
    expect(await stored(page, stefan)).toEqual([[line.sku, 8, note]]);
    await hers.context().close();
  });
});
