import type { Page } from '@playwright/test';

const BASE = '/v1/effective-customers';

/**
 * Goes on to the confirmation of the last order of the customer chosen.
 *
 * @param confirmation path of the page that confirms
 */
export const confirmLastOrder =
  (confirmation: string) =>
  async (page: Page): Promise<void> => {
    const asked = page.waitForRequest((request) => request.url().includes(BASE));
    await page.reload();
    const { authorization = '' } = (await asked).headers();
    const customer = (await asked).url().split(`${BASE}/`)[1]?.split('/').slice(0, 2).join('/') ?? '';
    const { origin } = new URL(page.url());
    const orders = await page.request.get(`${origin}${BASE}/${customer}/orders`, {
      headers: { authorization },
    });
    const order = /"(?:orderId|id)":"([^"]+)"/.exec(await orders.text())?.[1];
    if (order === undefined) throw new Error(`No order of ${customer}: ${orders.status()}`);
    await page.goto(`${origin}${confirmation}?order=${encodeURIComponent(order)}`);
  };

/** The main shop's confirmation of the last order. */
export const openLastOrder = confirmLastOrder('/checkout/confirmation');
