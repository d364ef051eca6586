import type { Locator, Page } from '@playwright/test';
import { AUTUMN, fairPath } from '../fair/fairs';
import { productLinks } from '../shop/product-links';
import { orderButton } from '../shop/checkout-steps';
import { listSettings } from '../shop/list-settings';
import { expect, originOf, test } from '../shop/shop-test';
import { signOn } from '../shop/sign-on';

/** A canteen whose buyers see no prices: it has a cart, orders, a template and stock-takings already. */
const USER = 'az100003';
const PRICE_SORT = /Preis|Price|Summe|total/i;
const PRICE_FILTER =
  /In Aktion|Mit eigenem Preis|Mit Staffelpreis|On offer|With your own price|With bulk price/;

/**
 * Nothing on the page tells a price: no sum, also none that is only read out, and nothing to sort by one.
 *
 * @param drawn what stands there once the page is drawn: before, there is no price anywhere
 */
const expectNoPrices = async (page: Page, drawn: Locator): Promise<void> => {
  await expect(drawn).toBeVisible();
  await expect(page.locator('body')).not.toContainText('€');
  await expect(page.locator('[aria-label*="€"], [title*="€"]')).toHaveCount(0);
  await expect(page.getByRole('option', { name: PRICE_SORT })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: PRICE_SORT })).toHaveCount(0);
};

test.describe('PRI-9: without the right to see prices there is none', () => {
  test('in the lists, their filters and orders, the completion and on the page of an article', async ({
    page,
    isMobile,
  }) => {
    test.slow();
    await signOn(page, USER, { target: '/' });
    await expectNoPrices(page, page.getByRole('heading', { level: 1 }));
    await expectNoPrices(page, page.getByRole('contentinfo'));

    const order = page.getByRole('combobox', { name: /^(?:Sortierung|Sort by)$/ });
    const settings = listSettings(page, isMobile);
    // An address that was shared by somebody who sees prices.
    await page.goto(`${originOf()}/search?query=milch&sort=price-asc&prices=PROMOTION`);
    await expectNoPrices(page, productLinks(page).first());
    await settings.open();
    await expect(order).toHaveValue('relevance');
    await expect(order.getByRole('option')).not.toHaveCount(0);
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await expect(page.getByRole('checkbox', { name: PRICE_FILTER })).toHaveCount(0);
    await page.getByRole('button', { name: /^(?:Als Kacheln zeigen|Show as tiles)$/ }).click();
    await settings.close();
    await expectNoPrices(page, productLinks(page).first());

    await page.goto((await productLinks(page).first().getAttribute('href')) ?? '');
    await expectNoPrices(page, page.getByRole('region', { name: /^(?:Bestellen|Order)$/ }));
    await expectNoPrices(page, page.getByRole('region', { name: /^(?:Passt dazu|Goes with it)$/ }));

    const field = page.getByRole('banner').getByRole('combobox');
    await expect(field).toBeVisible();
    await field.fill('butter');
    const suggested = page
      .getByRole('grid')
      .getByRole('row')
      .filter({ has: page.getByRole('textbox').or(page.getByRole('button')) });
    await expectNoPrices(page, suggested.first());
  });

  test('on the way from the cart to the delivery, and in the order pad', async ({ page }) => {
    await signOn(page, USER, { target: '/checkout' });
    const main = page.getByRole('main');
    await expectNoPrices(page, main.locator('li[id^="line-"]').first());
    await page.goto(`${originOf()}/checkout/delivery`);
    await expectNoPrices(page, orderButton(page));
    await page.goto(`${originOf()}/order-pad`);
    await expectNoPrices(page, main.getByRole('textbox').first());
  });

  test('among the orders, templates, regular products, stock-takings and labels', async ({ page }) => {
    test.slow();
    await signOn(page, USER, { target: '/my/orders' });
    const main = page.getByRole('main');
    const orders = main.getByRole('link', { name: /^\d{6,}$/ });
    await expectNoPrices(page, orders.first());
    await orders.first().click();
    await expectNoPrices(page, main.locator('section li').locator('a[href*="/product/"]').first());

    await page.goto(`${originOf()}/my/ordertemplates`);
    const template = main.getByRole('link', { name: /Mittagsmenü/ }).first();
    await expectNoPrices(page, template);
    await template.click();
    const lines = page.getByRole('list', { name: /Artikel der Vorlage|Products of the template/ });
    await expectNoPrices(page, lines.getByRole('listitem').first());

    await page.goto(`${originOf()}/essential-products`);
    await expectNoPrices(page, productLinks(page).first());

    await page.goto(`${originOf()}/my/inventory`);
    await expectNoPrices(page, main.getByText(/\d+ (?:Positionen|Position|lines?)\b/).first());

    await page.goto(`${originOf()}/my/label-prints`);
    await expectNoPrices(page, productLinks(page).first());
  });

  test('and at the fair', async ({ page }) => {
    await signOn(page, USER, { target: fairPath(AUTUMN) });
    await expectNoPrices(page, page.getByRole('heading', { level: 1 }));
    await page.goto(originOf() + fairPath(AUTUMN, 'search?query=milch'));
    await expectNoPrices(page, productLinks(page).first());
    await page.goto((await productLinks(page).first().getAttribute('href')) ?? '');
    await expectNoPrices(page, page.getByRole('region', { name: /^(?:Bestellen|Order)$/ }));
  });
});
