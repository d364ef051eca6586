import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible as expectAccessibleNow, expectNoOverflow } from '../page/quality';
import { expect, originOf, test } from './shop-test';
import { signOn } from './sign-on';

const START = /^(?:Inventur beginnen|Start counting)$/;
const FILL = /^(?:Liste füllen|Fill the list)$/;
const FINISH = /^(?:Abschließen|Finish)$/;

/** From the top: what the header covers at the moment is no small target. */
const expectAccessible = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await expectAccessibleNow(page);
};

test('INV-1: counts along a template, orders what is missing, exports, deletes and brings back', async ({
  page,
}) => {
  await signOn(page, 'az100001', { target: '/my/inventory' });
  await page.getByRole('button', { name: /^(?:Ablehnen|Refuse)$/ }).click();
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);

  await main.getByRole('button', { name: START }).click();
  await main.getByRole('button', { name: FILL }).first().click();
  await dialog
    .getByRole('combobox', { name: /Bestellvorlage|order template/ })
    .selectOption({ label: 'Sonntagsbrunch (36)' });
  await dialog.getByRole('button', { name: FILL }).click();
  const amounts = main.getByRole('list').getByRole('textbox');
  await expect(amounts).toHaveCount(36);
  await amounts.nth(0).fill('2,5');
  // Enter leads along the shelf.
  await amounts.nth(0).press('Enter');
  await expect(amounts.nth(1)).toBeFocused();
  await amounts.nth(1).fill('0');

  await main.getByRole('button', { name: /^(?:Nicht im Sortiment|Not from the shop)$/ }).click();
  await dialog.getByRole('textbox', { name: /^GTIN/ }).fill('4006381333931');
  await dialog.getByRole('textbox', { name: /^(?:Bezeichnung|Name)/ }).fill('Bleistifte');
  await dialog.getByRole('textbox', { name: /^(?:Menge|Amount)/ }).fill('3');
  await dialog.getByRole('button', { name: /^(?:Auf die Liste|Put on the list)$/ }).click();
  await expect(amounts).toHaveCount(37);
  await main.getByRole('button', { name: /^(?:Ort und Kommentar|Place and comment)$/ }).click();
  await dialog.getByRole('textbox', { name: /^(?:Ort oder|Place or)/ }).fill('Kühlraum 9');
  await dialog.getByRole('button', { name: /^(?:Fertig|Done)$/ }).click();
  await expectNoOverflow(page);
  await expectAccessible(page);

  // What was counted is on the device: the page may go.
  await page.reload();
  await expect(amounts.nth(0)).toHaveValue('2,5');
  await main.getByRole('button', { name: FINISH }).click();
  await dialog.getByRole('button', { name: FINISH }).click();
  await expect(page).toHaveURL(/\?inventory=/);
  await expect(main.getByText('Bleistifte')).toBeVisible();
  await expect(main.getByText(/Kühlraum 9/)).toBeVisible();
  await expectAccessible(page);

  await main.getByRole('button', { name: /^(?:Nachbestellen|Reorder)$/ }).click();
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  await expect(dialog.getByRole('heading', { name: /Nicht gezählt|Not counted/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await main.getByRole('button', { name: /^Excel$/ }).click();
  await dialog.getByRole('radio', { name: /auf einem Blatt|on one sheet/ }).check();
  await dialog.getByRole('checkbox').check();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^(?:Speichern|Save)$/ }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString('latin1')).toBe('PK');
  await page.keyboard.press('Escape');

  const id = new URL(page.url()).searchParams.get('inventory') ?? '';
  await main.getByRole('button', { name: /^(?:Löschen|Delete)$/ }).click();
  await expect(page.getByText(/Inventur gelöscht|Stock-taking deleted/)).toBeVisible();
  await page.goto(`${originOf()}/my/deletedInventories?inventory=${id}`);
  await expect(main.getByText('Bleistifte')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: /^(?:Wiederherstellen|Restore)$/ }).click();
  await expect(page.getByText(/Inventur wiederhergestellt|Stock-taking restored/)).toBeVisible();
  await page.goto(`${originOf()}/my/inventory?inventory=${id}`);
  await main.getByRole('button', { name: /^(?:Löschen|Delete)$/ }).click();
  await expect(page.getByText(/Inventur gelöscht|Stock-taking deleted/)).toBeVisible();
});
