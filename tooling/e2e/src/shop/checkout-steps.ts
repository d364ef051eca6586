import type { Locator, Page } from '@playwright/test';
import { expect, originOf } from './shop-test';

/** The button that orders, as wide or narrow screens show it; where an open order is added to, the one that does that. */
export const orderButton = (page: Page): Locator =>
  page
    .getByRole('button', {
      name: /^(?:Zahlungspflichtig bestellen|Für .* bestellen|Bestellen|Order|Place order.*|Order .*|Zu Bestellung .*|Dazunehmen|Add to order .*|Add)$/,
    })
    .last();

/** Goes to the delivery step of the cart there is. */
export const goToDelivery = async (page: Page, host?: string): Promise<void> => {
  await page.goto(`${originOf(host)}/checkout/delivery`);
  await expect(orderButton(page)).toBeEnabled();
};

/** The number of the order that is confirmed. */
export const confirmedNumber = async (page: Page): Promise<string> => {
  await expect(page).toHaveURL(/\/checkout\/confirmation/);
  // Beside the days; on a phone in the row that leads to the order.
  const words = page.getByRole('main').getByText(/^(?:Bestellnummer|Bestellung|Order number|Order) \d+$/);
  await expect(words).toBeVisible();
  return (await words.innerText()).split(/\s+/).at(-1) ?? '';
};

/** All lines of the order that was just confirmed, on its own page: the confirmation shows the first of them. */
export const orderedLines = async (page: Page, number: string): Promise<Locator> => {
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: new RegExp(`(?:Bestellung|[Oo]rder) ${number}`) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/my\/orders\/detail\//);
  return main.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
};

/** Idempotency keys of the orders that are sent, one entry for each time, by a page or by the worker it is handed to. */
export const sentOrders = (page: Page): readonly string[] => {
  const keys: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/submit')) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
};
