import { expectAccessible, expectNoOverflow } from '../page/quality';
import { chooseFirstCustomer } from './choose-first-customer';
import { expect, originOf, test } from './shop-test';
import { signOn } from './sign-on';

/** What distinguishes a kind of article: the query that finds one, and the words its page must have. */
const kinds = [
  { kind: 'weighed', query: 'attributes=Wiegeartikel', words: /ca\./ },
  { kind: 'frozen', query: 'attributes=Tiefgekuehlt', words: /TK|frozen/ },
  {
    kind: 'to be ordered in advance',
    query: 'attributes=Bestellartikel',
    words: /Vorbestellung|Pre-order/,
  },
  { kind: 'on offer', query: 'prices=PROMOTION', words: /Aktion|Ihr Preis|Offer|Your price/ },
  { kind: 'with tiers', query: 'prices=BULK', words: /ab \d|from \d/i },
  { kind: 'of wine', query: 'wineCountries=AT', words: /Rebsorte|Grape/ },
] as const;

for (const { kind, query, words } of kinds) {
  test(`an article ${kind} tells what matters`, async ({ page }) => {
    await signOn(page, 'az100001', { target: '/flyers' });
    const found = page.waitForResponse((response) => response.url().includes('/categories/browseV2'));
    await page.goto(`${originOf()}/search?${query}`);
    const sku = /"sku":"([^"]+)"/.exec(await (await found).text())?.[1];
    expect(sku).toBeDefined();
    await page.goto(`${originOf()}/product/${sku ?? ''}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('€');
    await expect(page.getByRole('main')).toContainText(words);
    await expectNoOverflow(page);
  });
}

test('the page of an article is accessible, with its explanation of the price open', async ({
  page,
  isMobile,
}) => {
  await signOn(page, 'az100002', { target: '/my/customers' });
  await chooseFirstCustomer(page, isMobile);
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(`${originOf()}/search?prices=PROMOTION`);
  await page.getByRole('main').getByRole('link', { name: /./ }).filter({ hasText: /\w{4}/ }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('button', { name: /Wie entsteht dieser Preis|How does this price/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('QTY-2: an amount below the minimum is raised when it is entered, and the buyer is told', async ({
  page,
}) => {
  await signOn(page, 'az100001', { target: '/flyers' });
  const answer = page.waitForResponse((response) => response.url().includes('/categories/browseV2'));
  await page.goto(`${originOf()}/search?size=300`);
  const body: unknown = await (await answer).json();
  const products = typeof body === 'object' && body !== null && 'products' in body ? body.products : [];
  const withMinimum = (Array.isArray(products) ? products : []).find(
    (product: unknown): product is { readonly sku: string } =>
      typeof product === 'object' &&
      product !== null &&
      'minSaleQuantity' in product &&
      Number(product.minSaleQuantity) > 2 &&
      'sku' in product,
  );
  expect(withMinimum).toBeDefined();
  await page.goto(`${originOf()}/product/${withMinimum?.sku ?? ''}`);
  const amount = page.getByRole('main').getByRole('textbox').first();
  await amount.fill('1');
  await amount.press('Enter');
  await expect(page.getByText(/Mindestbestellmenge|minimum order quantity/i).first()).toBeVisible();
  await expect(amount).not.toHaveValue('1');
});
