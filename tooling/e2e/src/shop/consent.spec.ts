import type { Page } from '@playwright/test';
import { expectAccessible } from '../page/quality';
import { productLinks } from './product-links';
import { expect, originOf, test } from './shop-test';

/** The name of the question, in both languages. */
const QUESTION = /mitzählen|count your visit/;

const consentOf = async (page: Page): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await page.context().cookies(originOf()))
      .filter(({ name }) => name.startsWith('consent-'))
      .map(({ name, value }) => [name, value]),
  );

/** What is told about the visit from now on; words for the search field are no part of that. */
const toldAbout = (page: Page): readonly string[] => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/analytics/')) told.push(new URL(request.url()).pathname);
  });
  return told;
};

/** Looks for something and waits until nothing is under way any more. */
const search = async (page: Page, words: string): Promise<void> => {
  await page.goto(`/search?query=${words}`);
  await expect(productLinks(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
};

const before = 'nothing is told to anybody before consent';
test(before, { tag: '@once' }, async ({ page }) => {
  const told = toldAbout(page);
  await search(page, 'milch');
  await expect(page.getByRole('region', { name: QUESTION })).toBeVisible();
  expect(await consentOf(page)).toEqual({});
  expect(told).toEqual([]);
});

test('refusing is as near as accepting, and asks no more', async ({ page }) => {
  await page.goto('/');
  const question = page.getByRole('region', { name: QUESTION });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: /ablehnen|decline/i }).click();
  await expect(question).toBeHidden();
  expect(new Set(Object.values(await consentOf(page)))).toEqual(new Set(['false']));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question).toBeHidden();
});

const early = 'what is asked and shown before the shop has arrived counts, and is not asked again';
test(early, { tag: '@once' }, async ({ page }) => {
  await page.goto('/search?query=milch');
  const product = await productLinks(page).first().getAttribute('href');
  expect(product).not.toBeNull();
  await page.context().clearCookies();
  // The code of the shop is held up on its way, as on a poor line.
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(product ?? '', { waitUntil: 'commit' });
  const question = page.getByRole('region', { name: /mitzählen/ });
  await expect(question).toBeVisible();
  await expect(page.locator('.shell img')).toHaveCount(2);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(question).toBeHidden();
  expect(Object.values(await consentOf(page))).toEqual(['false', 'false', 'false', 'false', 'false']);
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.shell')).toHaveCount(0);
  await expect(question).toBeHidden();
});

const withdrawn = 'consent is given for all, then withdrawn for one';
test(withdrawn, { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('region', { name: QUESTION })
    .getByRole('button', { name: /zustimmen|accept/i })
    .click();
  await expect.poll(async () => Object.keys(await consentOf(page))).toHaveLength(5);
  await page.goto('/privacy-preferences');
  await expectAccessible(page);
  await page.getByRole('switch').first().click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /speichern|save/i })
    .click();
  await expect
    .poll(async () => Object.values(await consentOf(page)).filter((value) => value === 'false'))
    .toHaveLength(1);
});

const told = 'after consent a search is told once, after its withdrawal nothing';
test(told, { tag: '@once' }, async ({ page }) => {
  const told = toldAbout(page);
  await page.goto('/');
  await page
    .getByRole('region', { name: QUESTION })
    .getByRole('button', { name: /zustimmen|accept/i })
    .click();
  await search(page, 'milch');
  await expect.poll(() => told.filter((path) => path.endsWith('/analytics/search'))).toHaveLength(1);
  await page.goto('/privacy-preferences');
  const services = page.getByRole('switch');
  await expect(services).toHaveCount(5);
  for (const service of await services.all()) await service.uncheck();
  await page
    .getByRole('main')
    .getByRole('button', { name: /speichern|save/i })
    .click();
  await expect.poll(async () => new Set(Object.values(await consentOf(page)))).toEqual(new Set(['false']));
  const before = told.length;
  await search(page, 'obers');
  expect(told).toHaveLength(before);
});
