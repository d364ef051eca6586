import { expectAccessible, expectNoOverflow } from '../page/quality';
import { expect, originOf, test } from './shop-test';
import { signOn } from './sign-on';

test('from the list to a confirmed order', async ({ page, isMobile }) => {
  // A customer of its own for each screen: two journeys at once must not order each other's carts.
  const [user, host] = isMobile ? ['ki300001', 'ki.localhost'] : ['gm200001', 'gm.localhost'];
  await signOn(page, user, { target: '/search?query=butter', host });
  const amount = page.getByRole('main').getByRole('textbox').first();
  await amount.fill('12');
  await amount.press('Enter');
  const ways = isMobile ? page.getByRole('navigation').last() : page.getByRole('banner');
  await ways.getByRole('link', { name: /Warenkorb|Korb|Cart/ }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await expectNoOverflow(page);
  await expectAccessible(page);

  await page
    .getByRole('link', { name: /Weiter zur Lieferung|Zur Lieferung|delivery/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/checkout\/delivery$/);
  await expectAccessible(page);
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/submit')) orders.push(request.headers()['idempotency-key'] ?? '');
  });
  await page
    .getByRole('button', { name: /bestellen|order/i })
    .last()
    .dblclick();
  await expect(page).toHaveURL(/\/checkout\/confirmation/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new Set(orders).size).toBe(1);
  await expectAccessible(page);

  // Loaded again it is the same order, and going back orders nothing.
  const shown = await page
    .getByRole('main')
    .getByText(/\d{6,}/)
    .first()
    .innerText();
  await page.reload();
  await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
  await page.goto(`${originOf(host)}/checkout`);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  expect(new Set(orders).size).toBe(1);
});
