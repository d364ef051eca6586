import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../page/quality';
import { productLinks } from './product-links';
import { call, emptyCart, entries, member } from './cart-call';
import { listSettings } from './list-settings';
import { buyer } from './orderers';
import { expect, test } from './shop-test';
import { signOn } from './sign-on';
import { signOnAs } from './sign-on-as';

const hits = (page: Page) => page.getByRole('main').getByText(/Treffer|results?|hits/);

test('a search is narrowed, sorted, left for an article, and found again as it was', async ({
  page,
  isMobile,
}) => {
  await signOn(page, 'az100001', { target: '/search?query=käse' });
  await expect(hits(page).first()).toBeVisible();
  // The bookmarks come after the rows, and stand where their last line is.
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /auf eine Bestellvorlage$|to an order template$/, pressed: true })
      .first(),
  ).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  const settings = listSettings(page, isMobile);
  const facet = page.getByRole('checkbox', { name: /Bio|organic/i }).first();
  const order = page.getByRole('combobox', { name: /^(?:Sortierung|Sort by)$/ });
  await settings.open();
  await facet.click();
  await expect(page).toHaveURL(/virtualCategories=V4/);
  await order.selectOption('name-desc');
  await expect(page).toHaveURL(/sort=name-desc/);

  // What was found before stays, pale, while what is asked for is on its way; on phones it is behind the filters.
  const drawn = page.locator('main a[href*="/product/"]');
  const backwards = new Intl.Collator('de');
  await expect
    .poll(async () => {
      const shown = [...new Set(await drawn.allInnerTexts())].filter(Boolean);
      return (
        shown.length > 2 &&
        shown.every((name, index) => index === 0 || backwards.compare(shown[index - 1] ?? '', name) >= 0)
      );
    })
    .toBe(true);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page);
  await settings.close();

  const products = productLinks(page);
  // By its name: on the way to it more of the list may be drawn.
  const name = await products.filter({ hasText: /\p{L}/u }).last().innerText();
  const chosen = products.filter({ hasText: name }).last();
  await chosen.scrollIntoViewIfNeeded();
  await chosen.click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page).toHaveURL(/virtualCategories=V4.*sort=name-desc/);
  await expect(products.filter({ hasText: name }).last()).toBeInViewport();
  await settings.open();
  await expect(facet).toBeChecked();
  await expect(order).toHaveValue('name-desc');
});

test('a search that finds nothing helps on', async ({ page }) => {
  await page.goto('/search?query=xqzwvv');
  const main = page.getByRole('main');
  await expect(main.getByRole('link').first()).toBeVisible();
  const fresh = main.getByRole('list', { name: /^(?:Neu im Sortiment|New in the range)$/ });
  await expect(fresh.getByRole('link').first()).toBeVisible();
  await expect(main.getByRole('link', { name: /^(?:Ihren Markt fragen|Ask your branch)$/ })).toBeVisible();
  await expectAccessible(page);
});

test('a slip leads to what was meant, and a word that nothing has is named', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/search?query=mozarela');
  const meant = main.getByRole('link', { name: 'Mozzarella', exact: true });
  await meant.click();
  await expect(page).toHaveURL(/query=Mozzarella/);
  await expect(hits(page).first()).toBeVisible();
  await expect(meant).toBeHidden();
  await page.goto('/search?query=tomaten+xqzwvv');
  await expect(main.getByText(/^[„“]xqzwvv[“”]$/)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
});

const kept = 'brands and past searches are reached by keyboard alone, and a search is forgotten';
test(kept, { tag: '@not-on-phones' }, async ({ page }) => {
  await signOnAs(page, buyer('completion'), '/search?query=bergwiese');
  await expect(hits(page).first()).toBeVisible();
  const field = page.getByRole('combobox', { name: /^(?:Suche|Search)$/ });
  await field.fill('berg');
  const reached = page.getByRole('row', { selected: true });
  // What this user searched for a moment ago, as the backend remembers it.
  const past = page.getByRole('rowgroup', { name: /^(?:Letzte Suchen|Recent searches)$/ });
  await expect(past.getByText('bergwiese', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(reached).toHaveText('bergwiese');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(past).toBeHidden();
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/brandNames=/);
});

const completed = 'from the completion an article goes into the cart by keyboard alone';
test(completed, { tag: '@not-on-phones' }, async ({ page }) => {
  const me = buyer('completion');
  await signOnAs(page, me, '/flyers');
  await emptyCart(page, me);
  // The field with suggestions has taken the place of the plain one.
  await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('butter');
  const product = page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('textbox') })
    .first();
  await expect(product).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('grid').getByRole('textbox').and(page.locator(':focus'))).toHaveCount(1);
  const put = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/my/shopping-cart'),
  );
  await page.keyboard.type('60');
  await page.keyboard.press('Enter');
  expect((await put).ok()).toBe(true);
  const amounts = async () =>
    entries(await call(page, me, 'GET', `/t/${me.tenant}/my/shopping-cart/${me.customerId}`), 'items').map(
      (item) => Number(member(item, 'amount')),
    );
  expect(await amounts()).toEqual([60]);
});
