import { expectAccessible, expectNoOverflow } from '../page/quality';
import { call, emptyCart, entries, findLines, member, putLines } from '../shop/cart-call';
import { buyer } from '../shop/orderers';
import { expect, originOf, test } from '../shop/shop-test';
import { signOnAs } from '../shop/sign-on-as';
import { emptyFairCart, fairAmounts } from './fair-cart';
import { AUTUMN, fairPath } from './fairs';

test('FAI-1, NAV-3: from the main shop to the fair and back, each with a cart of its own', async ({
  page,
}) => {
  test.slow();
  const me = buyer('fair visit');
  await signOnAs(page, me, '/messe');
  await emptyCart(page, me);
  await emptyFairCart(page, me, AUTUMN);
  const own = await findLines(page, me, 2, { queryString: 'butter' });
  await putLines(page, me, own);
  const ownAmounts = async () => {
    const cart = await call(page, me, 'GET', `/t/${me.tenant}/my/shopping-cart/${me.customerId}`);
    return entries(cart, 'items').map((item) => member(item, 'amount'));
  };

  await page
    .getByRole('main')
    .getByRole('link', { name: /Messe bestellen|Order at the fair/ })
    .click();
  await expect(page).toHaveURL(originOf() + fairPath(AUTUMN));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);

  await page.getByRole('banner').getByRole('combobox').or(page.getByRole('searchbox')).first().fill('käse');
  await page.keyboard.press('Shift+Enter');
  await expect(page).toHaveURL(new RegExp(`${fairPath(AUTUMN, 'search')}\\?.*query=`));
  // The page before has articles with amounts as well.
  await expect(page.getByRole('heading', { level: 1, name: /käse/ })).toBeVisible();
  const amount = page.getByRole('main').getByRole('textbox').first();
  await amount.fill('24');
  await amount.press('Enter');
  await expect.poll(() => fairAmounts(page, me, AUTUMN)).toEqual([24]);
  await expectNoOverflow(page);

  // Back in the main shop, by the way the fair offers.
  await page
    .getByRole('link', { name: /^(?:Zum )?Onlineshop$|^(?:To the )?online shop$/i })
    .first()
    .click();
  await expect(page).toHaveURL(`${originOf()}/`);
  await page.goto(`${originOf()}/checkout`);
  for (const { name } of own)
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: name })).toBeVisible();
  expect(await ownAmounts()).toEqual(own.map((line) => line.amount));

  // And again at the fair: its cart is as it was left.
  await page.goto(originOf() + fairPath(AUTUMN, 'checkout'));
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('24');
  await expectAccessible(page);
  expect(await ownAmounts()).toEqual(own.map((line) => line.amount));
});
