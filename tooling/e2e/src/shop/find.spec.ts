import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../page/quality';
import { orderer } from './orderers';
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
  await expectNoOverflow(page);
  await expectAccessible(page);
  if (isMobile) return;
  const facet = page.getByRole('checkbox', { name: /Bio|organic/i }).first();
  await facet.click();
  await expect(page).toHaveURL(/virtualCategories=V4/);
  const first = page
    .getByRole('main')
    .getByRole('link', { name: /./ })
    .filter({ hasText: /käse|cheese/i })
    .first();
  await first.click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page).toHaveURL(/virtualCategories=V4/);
  await expect(facet).toBeChecked();
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

test('brands and past searches are reached by keyboard alone, and a search is forgotten', async ({
  page,
  isMobile,
}) => {
  if (isMobile) return;
  await signOnAs(page, orderer('completion'), '/search?query=bergwiese');
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

test('without the right to see prices there is none, anywhere', async ({ page }) => {
  await signOn(page, 'az100003', { target: '/search?query=milch' });
  await expect(hits(page).first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText('€');
});

test('from the completion an article goes into the cart by keyboard alone', async ({ page, isMobile }) => {
  if (isMobile) return;
  await signOnAs(page, orderer('completion'), '/flyers');
  // The field with suggestions has taken the place of the plain one.
  await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('butter');
  const list = page.getByRole('grid');
  await expect(list.getByRole('row').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: /Warenkorb|Cart/ })).toBeVisible();
});
