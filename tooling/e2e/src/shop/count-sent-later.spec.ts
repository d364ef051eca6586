import { buyer } from './orderers';
import { expect, test } from './shop-test';
import { signOnAs } from './sign-on-as';

test.describe('a count whose sending failed', { tag: '@once' }, () => {
  test.use({ expectedComplaints: [/ERR_FAILED|Failed to load resource/] });

  test('INV-1: is sent from whichever page is open next, once', async ({ page }) => {
    await signOnAs(page, buyer('count sent later'), '/my/inventory');
    await page.getByRole('button', { name: /^(?:Ablehnen|Decline)$/ }).click();
    const main = page.getByRole('main');
    const inventories = /\/v1\/t\/AZ\/inventories(?:\?|$)/;
    await page.route(inventories, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await main
      .getByRole('button', { name: /^(?:Inventur beginnen|Start counting)$/ })
      .first()
      .click();
    const field = main.getByPlaceholder(/^(?:Artikel, Nummer oder GTIN|Product, number or GTIN)$/);
    await field.fill('butter');
    await page
      .getByRole('gridcell', { name: /butter/i })
      .first()
      .click();
    const amount = main.getByRole('list').getByRole('textbox');
    await expect(amount).toBeFocused();
    await amount.fill('7');
    await main.getByRole('button', { name: /^(?:Abschließen|Finish)$/ }).click();
    await expect(
      main
        .getByRole('status')
        .filter({ hasText: /sobald es Verbindung gibt|as soon as there is a connection/ }),
    ).toBeVisible();

    // The way is free again, and the buyer is elsewhere.
    await page.unroute(inventories);
    const arrived = page.waitForResponse(
      (answer) => inventories.test(answer.url()) && answer.request().method() === 'POST',
    );
    await page.goto('/flyers');
    expect((await arrived).ok()).toBe(true);
    await expect(page.getByText(/Inventur gespeichert|Stock-taking saved/)).toBeVisible();
    await page.goto('/my/inventory');
    await expect(main.getByText(/^1 (?:Position|line)/)).toHaveCount(1);
  });
});
