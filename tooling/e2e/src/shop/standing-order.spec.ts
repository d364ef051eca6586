import { expectAccessible, expectNoOverflow } from '../page/quality';
import { confirmedNumber, goToDelivery, orderButton } from './checkout-steps';
import { buyer } from './orderers';
import { expect, test } from './shop-test';
import { signOnAs } from './sign-on-as';

test('STD-1, STD-8, STD-9, STD-10, STD-14: an order becomes one that repeats; a day is left out without a network and taken back, another one ordered now', async ({
  page,
}) => {
  const who = buyer('standing order');
  await signOnAs(page, who, '/search?query=butter');
  await expect(page.getByRole('heading', { level: 1, name: /butter/ })).toBeVisible();
  const amount = page.getByRole('main').getByRole('textbox').first();
  await amount.fill('90');
  const put = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/shopping-cart'),
  );
  await amount.press('Enter');
  expect((await put).status()).toBe(200);
  await goToDelivery(page, who.host);
  await orderButton(page).click();
  await confirmedNumber(page);
  await page
    .getByRole('link', { name: /^(?:Bestellung( \d+)? ansehen|View order( \d+)?)$/ })
    .first()
    .click();

  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^(?:Regelmäßig bestellen|Order regularly)$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Wie oft\?|How often\?/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^(?:Dauerbestellung starten|Start standing order)$/ }).click();

  await expect(page).toHaveURL(/\/my\/standing-orders\/detail\//);
  const cards = main.locator('[data-date]');
  await expect(cards).toHaveCount(4);
  await expect(cards.first()).toContainText(/geplant|planned/);
  await expectAccessible(page);
  await expectNoOverflow(page);

  const second = cards.nth(1);
  await page.context().setOffline(true);
  await second.getByRole('button', { name: /^(?:Auslassen|Skip)$/ }).click();
  await expect(second).toContainText(/wird beim Verbinden geprüft|will be checked once connected/);
  await page.context().setOffline(false);
  // Who left it out only the shop says.
  await expect(second).toContainText(/ausgelassen von|skipped by/);
  await expect(second).not.toContainText(/wird beim Verbinden geprüft|will be checked once connected/);
  await second.getByRole('button', { name: /^(?:Doch liefern|Deliver after all)$/ }).click();
  await expect(second).toContainText(/geplant|planned/);

  const first = cards.first();
  await main.getByRole('button', { name: /(?:feste Menge|fixed amount), / }).click();
  await expect(first).toContainText(/Nicht gezählt|Inventur aufgefüllt|Not counted|after stock-taking/);
  await expectAccessible(page);
  await main.getByRole('button', { name: /(?:auffüllen bis|fill up to), / }).click();
  await expect(first).toContainText(/geplant|planned/);

  await first.getByRole('button', { name: /^(?:Ändern|Change)$/ }).click();
  const change = page.getByRole('dialog');
  await change.getByRole('textbox').last().fill('91');
  await change.getByRole('textbox').last().press('Enter');
  await expect(change).toContainText(/statt|instead of/);
  await expectAccessible(page);
  await change.getByRole('button', { name: /^(?:Übernehmen|Apply)$/ }).click();
  await expect(first).toContainText(/abweichend|differs/);
  await expect(main).toContainText(/bleibt abweichend|still differs/);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await first.getByRole('button', { name: /^(?:Wie Muster|As the pattern)$/ }).click();
  await expect(first).toContainText(/geplant|planned/);

  const search = main.getByRole('searchbox', { name: /^(?:Artikel hinzufügen|Add a product)$/ });
  await search.fill('obers');
  await main
    .getByRole('button', { name: /(?:dazunehmen|^Add) ?/ })
    .first()
    .click();
  await expect(first).toContainText(/2 Artikel|2 products/);
  await first.getByRole('button', { name: /^(?:Jetzt bestellen|Order now)$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(?:Jetzt bestellen|Order now)$/ })
    .click();
  await first.getByRole('link', { name: /^(?:Zur Bestellung|To the order)$/ }).click();
  await expect(page).toHaveURL(/\/my\/orders\/detail\//);
  await expect(main).toContainText(/offen · änderbar|open · can be changed/);

  await page.goBack();
  await main
    .getByRole('link', { name: /^(?:Dauerbestellungen|Standing orders)$/ })
    .first()
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: /Dauerbestellungen|Standing orders/ }),
  ).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: /Läuft|Running/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);

  await main.getByRole('button', { name: /^(?:Betriebsurlaub|Company holiday)$/ }).click();
  const holiday = page.getByRole('dialog');
  await expect(holiday.getByRole('checkbox')).toBeChecked();
  await expectAccessible(page);
  await holiday.getByRole('button', { name: /anhalten$|^Pause until/ }).click();
  await expect(main).toContainText(/Pause von|Pause from/);
});
