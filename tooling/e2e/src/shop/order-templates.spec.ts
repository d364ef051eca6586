import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../page/quality';
import { call, entries, findLines, member } from './cart-call';
import { combination } from './combination';
import { buyer } from './orderers';
import { expect, originOf, test } from './shop-test';
import { signOn } from './sign-on';
import { signOnAs } from './sign-on-as';

// An unknown user name is answered with 404, which browsers write into the console.
test.use({ expectedComplaints: [/404: .*\/shared-with|status of 404/] });

const press = async (target: Locator, key = 'Enter'): Promise<void> => {
  await target.focus();
  await target.page().keyboard.press(key);
};

const rows = (page: Page) =>
  page.getByRole('list', { name: /Artikel der Vorlage|Products of the template/ }).getByRole('listitem');

const makeTemplate = async (page: Page, name: string): Promise<string> => {
  await press(page.getByRole('button', { name: /Neue Vorlage|New template/ }));
  const dialog = page.getByRole('dialog');
  const create = dialog.getByRole('button', { name: /Anlegen|Create/ });
  await expect(create).toBeDisabled();
  await expect(dialog.getByRole('textbox', { name: /Name/ })).toBeFocused();
  await page.keyboard.type(name);
  await expect(create).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return page.url();
};

/** The bookmarks of the first articles of the list, by name: the list may be put in another order meanwhile. */
const bookmarksOf = async (page: Page, count: number): Promise<readonly Locator[]> => {
  const main = page.getByRole('main');
  const bookmarks = main.getByRole('button', { name: /auf eine Bestellvorlage|to an order template/ });
  await expect(bookmarks.nth(count - 1)).toBeVisible();
  const labels = await bookmarks.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? ''),
  );
  return labels.slice(0, count).map((label) => main.getByRole('button', { name: label, exact: true }));
};

/** Puts an article of the list onto the template by its bookmark. */
const tick = async (page: Page, bookmark: Locator, name: string): Promise<void> => {
  await press(bookmark);
  const dialog = page.getByRole('dialog');
  // It takes the focus when it opens; only then the keyboard is in it.
  await expect(dialog.locator(':focus')).toHaveCount(1);
  const put = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/order-template-item'),
  );
  await press(dialog.getByRole('checkbox', { name, exact: true }), 'Space');
  expect((await put).status()).toBe(200);
  await expect(dialog.getByRole('checkbox', { name, exact: true })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // Where the keyboard was; before that, a further dialog would lose it again.
  await expect(bookmark).toBeFocused();
};

test('a template is made, filled, put in order, ordered from and deleted by keyboard alone', async ({
  page,
}) => {
  test.slow();
  const name = `Tastatur ${combination()}`;
  await signOn(page, 'az100001', { target: '/my/ordertemplates' });
  const address = await makeTemplate(page, name);
  await expectAccessible(page);

  await page.goto(`${originOf()}/search?query=butter`);
  for (const bookmark of await bookmarksOf(page, 3)) await tick(page, bookmark, name);

  await page.goto(address);
  await expect(rows(page)).toHaveCount(3);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await press(page.getByRole('button', { name: /^(?:Bearbeiten|Edit)$/ }));
  const handles = page.getByRole('button', { name: /verschieben, Platz|^Move .*place/ });
  const last = (await rows(page).nth(2).innerText()).split('\n')[0] ?? '';
  const moved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/order-template'),
  );
  await press(handles.nth(2), 'Home');
  await expect(rows(page).first()).toContainText(last);
  await expect(handles.first()).toBeFocused();
  expect((await moved).status()).toBe(200);
  await expectAccessible(page);

  // Amounts are those of the template, kept without Enter.
  const kept = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/order-template-item'),
  );
  await rows(page).first().getByRole('textbox').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('48');
  await page.keyboard.press('Enter');
  expect((await kept).status()).toBe(200);

  await page.reload();
  await expect(rows(page).first()).toContainText(last);
  await expect(rows(page).first().getByRole('textbox')).toHaveValue('48');

  await press(page.getByRole('button', { name: /löschen|Delete/ }));
  await expect(page).toHaveURL(/\/my\/ordertemplates$/);
  const link = page.getByRole('main').getByRole('link', { name });
  await expect(link).toHaveCount(0);
  await press(page.getByRole('button', { name: /Rückgängig|Undo/ }));
  await expect(link).toBeVisible();
  await press(
    page.getByRole('button', { name: new RegExp(`Vorlage ${name} löschen|Delete template ${name}`) }),
  );
  await expect(link).toHaveCount(0);
  // Nobody can take it back any more.
  const gone = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await press(page.getByRole('button', { name: /Meldung schließen|Close message/ }).first());
  expect((await gone).status()).toBe(204);
  await page.reload();
  // The others are there again, this one is not.
  await expect(page.getByRole('main').getByRole('link', { name: 'Sonntagsbrunch' }).first()).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('a template is shared by user name; an unknown one is told beside the field', async ({ page }) => {
  const name = `Geteilt ${combination()}`;
  await signOn(page, 'az100001', { target: '/my/ordertemplates' });
  await makeTemplate(page, name);
  await press(page.getByRole('button', { name: /^(?:Teilen|Share)$/ }));
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  const field = dialog.getByRole('textbox', { name: /Benutzername|User name/ });
  await field.fill('zz999999');
  await field.press('Enter');
  await expect(
    dialog.getByText(/keinen Benutzer mit diesem Benutzernamen|no user with (?:the given|this) user ?name/i),
  ).toBeVisible();
  await field.fill('az100002');
  await field.press('Enter');
  await expect(dialog.getByText('az100002', { exact: true })).toBeVisible();
  await press(dialog.getByRole('button', { name: /Nicht mehr mit az100002|Stop sharing with az100002/ }));
  await expect(dialog.getByText(/sehen nur Sie|Only you see/)).toBeVisible();
});

test('everything goes into the cart at once, and back out with one press', async ({ page }) => {
  const me = buyer('whole template');
  const templates = `/t/${me.tenant}/my/order-templates`;
  const query = `?customerId=${me.customerId}`;
  await signOnAs(page, me, '/privacy-preferences');
  const lines = await findLines(page, me, 3, { queryString: 'joghurt' });
  const made = await call(page, me, 'POST', templates + query, {
    name: `Alles ${combination()}`,
    orderTemplateItems: lines.map(({ sku, amount, unitAbbreviation }, position) => ({
      productSku: sku,
      amount,
      unit: unitAbbreviation,
      position,
    })),
  });
  const id = String(member(made, 'id'));
  const inCart = async () =>
    entries(await call(page, me, 'GET', `/t/${me.tenant}/my/shopping-cart/${me.customerId}`), 'items').map(
      (item) => String(member(item, 'sku')),
    );

  await page.goto(`${originOf()}/my/ordertemplates/${id}`);
  const all = page.getByRole('button', { name: /Artikel in den Warenkorb|products? to the cart/ });
  await expect(all).toBeEnabled();
  await all.click();
  await expect(
    page.getByRole('button', { name: /Alles ist im Warenkorb|Everything is in the cart/ }),
  ).toBeDisabled();
  await expect.poll(async () => (await inCart()).toSorted()).toEqual(lines.map(({ sku }) => sku).toSorted());
  await page.getByRole('button', { name: /Rückgängig|Undo/ }).click();
  await expect(all).toBeEnabled();
  // Seen at once, and taken out of the cart everybody else sees as well.
  await expect.poll(inCart).toEqual([]);
  await call(page, me, 'DELETE', `${templates}/${id}${query}`);
});
