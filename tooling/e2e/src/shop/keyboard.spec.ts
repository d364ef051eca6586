import type { Page } from '@playwright/test';
import { confirmedNumber } from './checkout-steps';
import { orderer } from './orderers';
import { expect, originOf, test } from './shop-test';

/** More stops than any page of the way has. */
const MOST_STOPS = 150;

/** What stands at the focus: its role and name as assistive technology reads them. */
const focused = async (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null) return '';
    const labelled = element.getAttribute('aria-label') ?? '';
    const text = element instanceof HTMLElement ? element.innerText : '';
    return `${element.tagName.toLowerCase()} ${labelled} ${text}`.replaceAll(/\s+/g, ' ');
  });

/** Goes on by Tab, or back, until the focus is on what is wanted, as somebody without a mouse does. */
const tabTo = async (page: Page, wanted: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const met: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const here = await focused(page);
    if (wanted.test(here)) return;
    met.push(here);
    await page.keyboard.press(key);
  }
  throw new Error(`The focus never came to ${String(wanted)}:\n${met.join('\n')}`);
};

test('by keyboard alone from the sign-on to the confirmed order', async ({ page, isMobile, context }) => {
  // On a phone there is no keyboard.
  if (isMobile) return;
  const who = orderer('keyboard');
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
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?.*query=butter/);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await tabTo(page, /^input (?:Menge|Quantity)/);
  await page.keyboard.type('60');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('60');

  // The cart is in the header, just above the list.
  await tabTo(page, /^a .*(?:Warenkorb|Cart)/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('60');
  await tabTo(page, /^a .*(?:Weiter zur Lieferung|Continue to delivery)/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/delivery$/);
  await tabTo(page, /^(?:input|textarea) .*(?:Hinweis an die Zustellung|Note)|^textarea/);
  await page.keyboard.type('Tastatur');
  await tabTo(page, /^button .*(?:bestellen|Order)/i);
  await page.keyboard.press('Enter');
  await confirmedNumber(page);
  await expect(page.getByRole('main')).toContainText('Tastatur');
});
