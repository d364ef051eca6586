import { readFile } from 'node:fs/promises';
import { readWorkbook } from '../../../../packages/storefront/src/testing/read-workbook';
import { expectAccessible, expectNoOverflow } from '../page/quality';
import { expect, test } from './shop-test';
import { signOn } from './sign-on';

const eyeName = /unter den Stammartikeln zeigen|among the regular products/;

test('ESS-1: an article is hidden at once and shown again', async ({ page }) => {
  await signOn(page, 'az100001', { target: '/essential-products' });
  const eye = page.getByRole('main').getByRole('button', { name: eyeName }).first();
  await expect(eye).toHaveAttribute('aria-pressed', 'true');
  await expectNoOverflow(page);
  await expectAccessible(page);
  for (const pressed of ['false', 'true']) {
    const told = page.waitForResponse((answer) => answer.url().includes('/set-essence-visibility/'));
    await eye.click();
    await expect(eye).toHaveAttribute('aria-pressed', pressed);
    expect((await told).status()).toBeLessThan(300);
  }
});

test('ESS-2: the period is at most three years', async ({ page }) => {
  await signOn(page, 'az100001', { target: '/essential-products' });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(?:Zeitraum|Period): \d+/ })
    .click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: /Übernehmen|Apply/ });
  await dialog.getByRole('textbox').fill('1096');
  await expect(save).toBeDisabled();
  await dialog.getByRole('button', { name: /^(?:1 Jahr|1 year)$/ }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('365');
  await expectAccessible(page);
  await save.click();
  await expect(dialog).toBeHidden();
});

test('the essence list as paper, and as a spreadsheet of its allergens that holds what the screen shows', async ({
  page,
}) => {
  await signOn(page, 'az100001', { target: '/essential-products' });
  const main = page.getByRole('main');
  const save = async (name: RegExp): Promise<Buffer> => {
    const saved = page.waitForEvent('download');
    await main.getByRole('button', { name }).click();
    return readFile(await (await saved).path());
  };
  const paper = await save(/Als PDF speichern|Save as PDF/);
  expect(paper.subarray(0, 5).toString('latin1')).toBe('%PDF-');

  const [sheet] = await readWorkbook(await save(/Allergene als Excel|Allergens as Excel/));
  const names = (sheet?.rows ?? []).map((row) => String(row['Artikel'] ?? row['Product'] ?? ''));
  await expect(main.getByText(new RegExp(`^${names.length} (?:Treffer|results)$`)).first()).toBeVisible();
  // Those in view: each with its eye.
  const eyes = main.getByRole('button', { name: eyeName });
  await expect(eyes.first()).toBeVisible();
  const labels = await eyes.evaluateAll((all) => all.map((eye) => eye.getAttribute('aria-label') ?? ''));
  const shown = labels.map((label) =>
    label.replace(/^Show | unter den Stammartikeln zeigen$| among the regular products$/g, ''),
  );
  expect(shown.filter((name) => !names.includes(name))).toEqual([]);
});
