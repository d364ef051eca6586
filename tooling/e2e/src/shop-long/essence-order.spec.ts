import { amountInWords } from '../page/amount-in-words';
import { expectNoOverflow, expectWholeAccessible } from '../page/quality';
import { call, entries, member, removeLine } from '../shop/cart-call';
import { expect, originOf, test } from '../shop/shop-test';
import { signOnAs } from '../shop/sign-on-as';

/** Who has bought often enough: one customer for each screen, whose cart no other journey fills. */
const BUYERS = {
  wide: { user: 'az100008', tenant: 'AZ', host: 'localhost', customerId: '48301' },
  phone: { user: 'az100008', tenant: 'AZ', host: 'localhost', customerId: '48303' },
} as const;

const REFUSE = /^(?:Ablehnen|Decline)$/;
const FOUND = /^\d+ (?:Treffer|results?)$/;
const EYE = /^Show | unter den Stammartikeln zeigen$| among the regular products$/g;
const AMOUNT = '37';

const totalOf = (list: unknown): number => Number(member(list, 'page', 'totalElements'));

test('ESS-3: the essence list is narrowed, tells the last three purchases, and is ordered from in place', async ({
  page,
  isMobile,
}) => {
  test.slow();
  const me = BUYERS[isMobile ? 'phone' : 'wide'];
  const main = page.getByRole('main');
  await signOnAs(page, me, '/privacy-preferences');
  const listed = page.waitForResponse((answer) => answer.url().includes('/categories/browseV2'));
  await page.goto(`${originOf()}/essential-products`);
  const whole: unknown = await (await listed).json();
  const total = totalOf(whole);
  await expect(main.getByText(FOUND).first()).toBeVisible();
  await page.getByRole('button', { name: REFUSE }).click();

  // Narrowed, it is still the list of what was bought.
  if (isMobile) await main.getByRole('button', { name: /^(?:Filter|Filters)$/ }).click();
  const narrowed = page.waitForResponse(
    (answer) =>
      answer.url().includes('/categories/browseV2') &&
      entries(answer.request().postDataJSON(), 'filter', 'prices').includes('BULK'),
  );
  const tiers = page.getByRole('checkbox', { name: /^(?:Mit Staffelpreis|With bulk price)/ });
  await tiers.click();
  const answer = await narrowed;
  expect(member(answer.request().postDataJSON(), 'filter', 'essential')).toBe('SHOWN_ONLY');
  const found: unknown = await answer.json();
  expect(totalOf(found)).toBeGreaterThan(0);
  expect(totalOf(found)).toBeLessThan(total);
  await expect(tiers).toBeChecked();
  if (isMobile)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^\d+ Artikel zeigen$|^Show \d+ products?$/ })
      .click();
  await expect(page).toHaveURL(/\/essential-products\?.*prices=BULK/);
  await expect(main.getByText(FOUND).first()).toHaveText(new RegExp(`^${totalOf(found)} `));
  await expectNoOverflow(page);
  await expectWholeAccessible(page);

  // What was bought last, as the backend knows it, of the first article: its eye says its name.
  const eye = main
    .getByRole('button', { name: /unter den Stammartikeln zeigen|among the regular products/ })
    .first();
  const name = ((await eye.getAttribute('aria-label')) ?? '').replace(EYE, '');
  const first = entries(found, 'products').find(
    (product) => (member(product, 'productDisplayName') ?? member(product, 'name')) === name,
  );
  const sku = String(member(first, 'sku'));
  const bought = entries(
    await call(page, me, 'GET', `/t/${me.tenant}/recent-essence-items/${sku}?customerId=${me.customerId}`),
  )
    .toSorted((a, b) => String(member(b, 'date')).localeCompare(String(member(a, 'date'))))
    .slice(0, 3)
    .map((item) => [String(member(item, 'quantity')), String(member(item, 'smallestUnit'))] as const);
  expect(bought.length).toBeGreaterThan(0);
  if (isMobile) {
    // A phone's row has no room for them: there they stand on the article's own page.
    await main.getByRole('link', { name, exact: true }).first().click();
    await main.getByRole('button', { name: /^(?:Letzte Einkäufe|Last purchases) / }).click();
  } else {
    const tool = main.getByRole('button', { name: /^(?:Letzte Käufe von|Last purchases of) / });
    await tool.first().hover();
  }
  const purchases = isMobile
    ? main
        .locator('section:has(> h2)')
        .filter({ has: page.getByRole('button', { name: /^(?:Letzte Einkäufe|Last purchases) / }) })
    : page.getByRole('tooltip').filter({ visible: true });
  const told = await Promise.all(
    bought.map(async ([quantity, unit]) => new RegExp(`^${await amountInWords(page, quantity, unit)}$`, 'u')),
  );
  await expect(purchases.locator('li strong')).toHaveText(told);
  if (isMobile) {
    await page.goBack();
    // The article's own page has such a field, too; once the list is there, the keyboard is at its beginning.
    await expect(main.getByText(FOUND).first()).toBeVisible();
    await expect(main).toBeFocused();
  }

  // What is due stands before the list, and may name the article as well.
  const amount = main
    .locator(':not([aria-labelledby="likely-today"] *)')
    .and(main.getByRole('textbox', { name }))
    .first();
  await amount.fill(AMOUNT);
  await amount.press('Enter');
  const inCart = async () =>
    entries(await call(page, me, 'GET', `/t/${me.tenant}/my/shopping-cart/${me.customerId}`), 'items')
      .filter((item) => member(item, 'sku') === sku)
      .map((item) => String(member(item, 'amount')));
  await expect.poll(inCart).toEqual([AMOUNT]);
  await expect(page).toHaveURL(/\/essential-products\?/);
  await page.reload();
  await expect(amount).toHaveValue(AMOUNT);
  await removeLine(page, me, { sku });
});
