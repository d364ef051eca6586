import { printedText, withoutBlanks } from '../page/printed-text';
import { expectAccessible, expectNoOverflow } from '../page/quality';
import { confirmedNumber, goToDelivery, orderButton } from './checkout-steps';
import { buyer } from './orderers';
import { expect, originOf, test } from './shop-test';
import { signOnAs } from './sign-on-as';

test('an order is changed after a look at old and new, and cancelled; list, paper and mail follow', async ({
  page,
}) => {
  const who = buyer('changed order');
  await signOnAs(page, who, '/search?query=butter');
  await expect(page.getByRole('heading', { level: 1, name: /butter/ })).toBeVisible();
  const amount = page.getByRole('main').getByRole('textbox').first();
  await amount.fill('40');
  const put = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/shopping-cart'),
  );
  await amount.press('Enter');
  expect((await put).status()).toBe(200);
  await goToDelivery(page, who.host);
  await orderButton(page).click();
  const number = await confirmedNumber(page);
  await page
    .getByRole('link', { name: /^(?:Bestellung( \d+)? ansehen|View order( \d+)?)$/ })
    .first()
    .click();

  const main = page.getByRole('main');
  await expect(main).toContainText(/offen · änderbar|open · can be changed/);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await main.getByRole('link', { name: /^(?:Bestellung ändern|Change order)$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Sie ändern|You are changing/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  // Behind the field that finds articles.
  const line = main.locator('li').getByRole('textbox').first();
  await line.fill('45');
  await line.press('Enter');
  await expect(main).toContainText(/1 geändert|1 changed/);
  const day = main.getByRole('combobox', { name: /^(?:Liefertag|Delivery day)/ }).first();
  const before = await day.evaluate((select: HTMLSelectElement) => select.selectedIndex);
  await day.selectOption({ index: before + 1 });
  await expect(main).toContainText(/anderer Liefertag, 1 geändert|another delivery day, 1 changed/);
  await page.getByRole('button', { name: /^(?:Prüfen und übernehmen|Review and apply)$/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: /Änderung prüfen|Review the change/ }),
  ).toBeFocused();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await expect(main).toContainText(/(?:Lieferung|Delivery): .+ → .+/);
  await page.getByRole('button', { name: /^(?:Änderung übernehmen|Apply change)$/ }).click();

  await expect(page).toHaveURL(new RegExp(`/my/orders/detail/${number}$`));
  await expect(main).toContainText(/Fassung 2|revision 2/);
  expect(await printedText(page)).toContain(withoutBlanks('45'));
  const mail = page.getByRole('link', { name: new RegExp(`${number} (?:geändert|changed)`) }).first();
  await expect(async () => {
    await page.goto(`${originOf(who.host)}/dev/mail`);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  const words = await page.locator('pre').first().innerText();
  expect(words).toMatch(/40.* → 45/);
  expect(words).toMatch(/(?:Lieferung|Delivery): .+ → .+/);

  await page.goto(`${originOf(who.host)}/my/orders/detail/${number}`);
  await main.getByRole('button', { name: /^(?:Stornieren|Cancel) …$/ }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^(?:Bestellung stornieren|Cancel the order)$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(main).toContainText(/Storniert|Cancelled/);
  await main.getByRole('button', { name: /^(?:Rückgängig machen|Undo)$/ }).click();
  await expect(main).toContainText(/offen · änderbar|open · can be changed/);
  await expect(main).toContainText(/Stornierung zurückgenommen|Cancellation undone/);
  // As long as it can be changed, the list begins with it.
  await page.goto(`${originOf(who.host)}/my/orders`);
  await expect(
    main.getByRole('rowheader', { name: /^(?:Noch änderbar|Can still be changed) \d+$/ }),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: new RegExp(`^(?:Ändern|Change) ${number}$`) })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await main.getByRole('button', { name: /^(?:Stornieren|Cancel) …$/ }).click();
  await dialog.getByRole('button', { name: /^(?:Bestellung stornieren|Cancel the order)$/ }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${originOf(who.host)}/my/orders`);
  await expect(
    page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: number }) })
      .first(),
  ).toContainText(/Storniert|Cancelled/);
});
