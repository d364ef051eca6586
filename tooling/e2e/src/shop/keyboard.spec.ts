import { confirmedNumber } from './checkout-steps';
import { buyer } from './orderers';
import { expect, originOf, test } from './shop-test';
import { focusByTab } from './focus-by-tab';

const alone = 'by keyboard alone from the sign-on to the confirmed order';
test(alone, { tag: '@not-on-phones' }, async ({ page, context }) => {
  const who = buyer('keyboard');
  await context.addCookies([{ name: 'customer', value: who.customerId, url: originOf() }]);
  await page.goto(`${originOf()}/auth/redirect?target=%2Fflyers`);
  await expect(page.locator('#user')).toBeFocused();
  await page.keyboard.type(who.user);
  await page.keyboard.press('Tab');
  await page.keyboard.type('demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/flyers$/);

  // The field with suggestions takes the place of the plain one as soon as it is there.
  await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('butter');
  await expect(page.getByRole('grid').getByRole('row').first()).toBeVisible();
  await page.keyboard.press('Shift+Enter');
  await expect(page).toHaveURL(/\/search\?.*query=butter/);
  await expect(page.getByRole('heading', { level: 1, name: /butter/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  // The way through the filters does not move the list.
  await focusByTab(page, /^button (?:Lieferant|Supplier)/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await focusByTab(page, /^input (?:Menge|Quantity)/);
  await page.keyboard.type('60');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('60');

  // The cart is in the header, just above the list.
  await focusByTab(page, /^a .*(?:Warenkorb|Cart)/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('60');
  await focusByTab(page, /^a .*(?:Weiter zur Lieferung|Continue to delivery)/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/delivery$/);
  await focusByTab(page, /^(?:input|textarea) .*(?:Hinweis an die Zustellung|Note)|^textarea/);
  await page.keyboard.type('Tastatur');
  await focusByTab(page, /^button .*(?:bestellen|Order)/i);
  await page.keyboard.press('Enter');
  await confirmedNumber(page);
  await expect(page.getByRole('main')).toContainText('Tastatur');
});
