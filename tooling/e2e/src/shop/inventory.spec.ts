import { readFile } from 'node:fs/promises';
import { readWorkbook, type SheetRead } from '../../../../packages/storefront/src/testing/read-workbook';
import { expectWholeAccessible, expectNoOverflow } from '../page/quality';
import { expect, originOf, test } from './shop-test';
import { signOn } from './sign-on';

const START = /^(?:Inventur beginnen|Start counting)$/;
const FILL = /^(?:Liste füllen|Fill the list)$/;
const FINISH = /^(?:Abschließen|Finish)$/;

/** Headings of the export, in both languages. */
const SKU = /^(?:Artikelnummer|Product number)$/;
const COUNTED = [/^(?:Menge|Amount)$/, /^(?:Einheit|Unit)$/] as const;
const STORED = [
  /^(?:Menge in Lagereinheiten|Amount in storage units)$/,
  /^(?:Lagereinheit|Storage unit)$/,
] as const;

const text = (row: SheetRead['rows'][number], heading: RegExp): string =>
  String(Object.entries(row).find(([name]) => heading.test(name))?.[1] ?? '');

test('INV-1: counts along a template, orders what is missing, exports, deletes and brings back', async ({
  page,
  isMobile,
}) => {
  test.slow();
  await signOn(page, 'az100001', { target: '/my/inventory' });
  await page.getByRole('button', { name: /^(?:Ablehnen|Decline)$/ }).click();
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoOverflow(page);
  await expectWholeAccessible(page);

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
  await expectWholeAccessible(page);

  // What was counted is on the device: the page may go.
  await page.reload();
  await expect(amounts.nth(0)).toHaveValue('2,5');
  await main.getByRole('button', { name: FINISH }).click();
  await dialog.getByRole('button', { name: FINISH }).click();
  await expect(page).toHaveURL(/\?inventory=/);
  await expect(main.getByText('Bleistifte')).toBeVisible();
  await expect(main.getByText(/Kühlraum 9/)).toBeVisible();
  await expectWholeAccessible(page);

  await main.getByRole('button', { name: /^(?:Nachbestellen|Reorder)$/ }).click();
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  await expect(dialog.getByRole('heading', { name: /Nicht gezählt|Not counted/ })).toBeVisible();
  await expectWholeAccessible(page);
  await page.keyboard.press('Escape');

  // Every way to export holds what the screen shows, no more and no less.
  const counted = main.getByRole('row').filter({ has: page.locator('a[href*="/product/"]') });
  await expect(counted).toHaveCount(2);
  for (const [mode, isByProduct] of [
    [/Ein Blatt je|One sheet per/, false],
    [/Ein Blatt je|One sheet per/, true],
    [/auf einem Blatt|on one sheet/, false],
    [/auf einem Blatt|on one sheet/, true],
  ] as const) {
    await main.getByRole('button', { name: /^Excel$/ }).click();
    await dialog.getByRole('radio', { name: mode }).check();
    await dialog.getByRole('checkbox').setChecked(isByProduct);
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: /^(?:Speichern|Save)$/ }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
    const sheets = await readWorkbook(await readFile(await file.path()));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(sheets).toHaveLength(1);
    const rows = sheets[0]?.rows ?? [];
    // The two articles, what is not from the shop, and the sum.
    expect(rows).toHaveLength(4);
    expect(JSON.stringify(rows[2])).toContain('"Bleistifte"');
    for (const row of rows.slice(0, 2)) {
      const shown = counted.filter({ has: page.locator(`a[href$="/product/${text(row, SKU)}"]`) });
      await expect(shown).toHaveCount(1);
      // On the phone the cards show what was counted, not what that is in storage units.
      if (isByProduct && isMobile) continue;
      const [amount, unit] = isByProduct ? STORED : COUNTED;
      await expect(shown).toContainText(
        new RegExp(`${text(row, amount).replace('.', '[.,]')}\\s${text(row, unit)}`),
      );
    }
  }

  const id = new URL(page.url()).searchParams.get('inventory') ?? '';
  await main.getByRole('button', { name: /^(?:Löschen|Delete)$/ }).click();
  await expect(page.getByText(/Inventur gelöscht|Stock-taking deleted/)).toBeVisible();
  await page.goto(`${originOf()}/my/deletedInventories?inventory=${id}`);
  await expect(main.getByText('Bleistifte')).toBeVisible();
  await expectWholeAccessible(page);
  await main.getByRole('button', { name: /^(?:Wiederherstellen|Restore)$/ }).click();
  await expect(page.getByText(/Inventur wiederhergestellt|Stock-taking restored/)).toBeVisible();
  await page.goto(`${originOf()}/my/inventory?inventory=${id}`);
  await main.getByRole('button', { name: /^(?:Löschen|Delete)$/ }).click();
  await expect(page.getByText(/Inventur gelöscht|Stock-taking deleted/)).toBeVisible();
});
