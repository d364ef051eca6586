import type { Page } from '@playwright/test';
import { expectAccessible } from '../page/quality';
import { expect, originOf, test } from './shop-test';

/** The name of the question, in both languages. */
const QUESTION = /mitzählen|count along/;

const consentOf = async (page: Page): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await page.context().cookies(originOf()))
      .filter(({ name }) => name.startsWith('consent-'))
      .map(({ name, value }) => [name, value]),
  );

test('nothing is told to anybody before consent', async ({ page }) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/proxy/')) told.push(request.url());
  });
  await page.goto('/search?query=milch');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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

test('consent is given for all, then withdrawn for one', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('region', { name: QUESTION })
    .getByRole('button', { name: /zustimmen|accept/i })
    .click();
  expect(Object.keys(await consentOf(page))).toHaveLength(5);
  await page.goto('/privacy-preferences');
  await expectAccessible(page);
  await page.getByRole('switch').first().click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /speichern|save/i })
    .click();
  expect(Object.values(await consentOf(page)).filter((value) => value === 'false')).toHaveLength(1);
});
