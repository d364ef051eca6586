import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../page/quality';
import { buyer } from './orderers';
import { expectArrived, expectInCart, expectReady, expectStored, fillButton, openPad } from './pad-steps';
import { expect, test } from './shop-test';
import { workbook } from './workbook';

/** What a line comes to: its status, and the article, amount and unit that stand in its fields. */
interface Expected {
  readonly state: 'READY' | 'GUESSED' | 'OPEN';
  readonly article: string;
  readonly amount?: string;
  readonly unit?: string;
}

interface Kind {
  readonly name: string;
  readonly text: string;
  readonly lines: readonly Expected[];
  /** Lines of a form that nobody ordered. */
  readonly notOrdered?: number;
}

const TOMATOES: Expected = { state: 'READY', article: '373326', amount: '3', unit: 'Ktn' };
const CREAM: Expected = { state: 'READY', article: '145576', amount: '2' };
const GTIN = '9099000018550';

const KINDS: readonly Kind[] = [
  {
    name: '1: an amount nobody wrote',
    text: `EAN;Bezeichnung;Menge;Einheit\n${GTIN};Paradeiser geschält;3;Dose\n9099000011056;Paradeiser in Öl;;Kübel`,
    lines: [{ state: 'READY', article: GTIN, amount: '3', unit: 'Dose' }],
    notOrdered: 1,
  },
  {
    name: '2: a column that is named so',
    text: 'Artikelnummer;Bezeichnung;Bestand;Bestellung;Einheit\n373326;Paradeiser geschält;20;3;Ktn',
    lines: [TOMATOES],
  },
  {
    name: '3: a heading below a title',
    text: 'Gasthof Muster;;;;Kundennr. 48213\nArtikelnummer;Bezeichnung;Menge;Einheit;\n373326;Paradeiser geschält;3;Ktn;',
    lines: [TOMATOES],
  },
  {
    name: '4: a number in a name',
    text: 'Bio Dinkelmehl Type 700 Mühle Steiner',
    lines: [{ state: 'OPEN', article: 'Bio Dinkelmehl Type 700 Mühle Steiner' }],
  },
  { name: '5: the unit in other words', text: '373326 3 Kartons', lines: [TOMATOES] },
  {
    name: '6: a unit that is not known',
    text: '373326;3;Palox',
    lines: [{ state: 'OPEN', article: '373326' }],
  },
  { name: '7: the number as the shop prints it', text: '373\u00a0326 3 Ktn', lines: [TOMATOES] },
  { name: '9: decoration before the article', text: '- 3 Ktn 373326', lines: [TOMATOES] },
  {
    name: '11: thousands',
    text: '373326 1.200 Ktn',
    lines: [{ state: 'GUESSED', article: '373326', amount: '1200', unit: 'Ktn' }],
  },
  {
    name: '12: two columns for the article',
    text: 'Artikel;Art.Nr.;Menge;Einheit\nParadeiser geschält;373326;3;Ktn',
    lines: [TOMATOES],
  },
  {
    name: '13: two orders in one line',
    text: '373326 3 Ktn, 145576 2 Kübel',
    lines: [
      { ...TOMATOES, state: 'GUESSED' },
      { ...CREAM, state: 'GUESSED' },
    ],
  },
  {
    name: '14: positions before amounts',
    text: '1\t3\tKtn\t373326\tParadeiser\n2\t2\tKübel\t145576\tParadeiser in Öl',
    lines: [TOMATOES, CREAM],
  },
  { name: '15: columns apart by bars', text: '373326 | 3 | Ktn', lines: [TOMATOES] },
  {
    name: '16: an amount that is none',
    text: '373326 2,5 Ktn',
    lines: [{ state: 'OPEN', article: '373326', amount: '2,5' }],
  },
  {
    name: '17: an amount far above the usual',
    text: '373326 9000 Ktn',
    lines: [{ state: 'GUESSED', article: '373326', amount: '9000' }],
  },
  {
    name: 'the name of another article beside a number',
    text: '373326\tSauerrahm\t3\tKtn',
    lines: [{ state: 'OPEN', article: '373326' }],
  },
  { name: 'what was struck out', text: '~373326~\t3\tKtn', lines: [{ ...TOMATOES, state: 'GUESSED' }] },
];

const rows = (page: Page): Locator =>
  page.getByRole('grid').locator('[data-index]:not([data-state="BLANK"])');

const expectLines = async (page: Page, lines: readonly Expected[]): Promise<void> => {
  await expect(page.getByRole('grid').locator('[data-index][data-state="CHECKING"]')).toHaveCount(0);
  await expect(rows(page)).toHaveCount(lines.length);
  for (const [at, { state, article, amount, unit }] of lines.entries()) {
    const row = rows(page).nth(at);
    await expect(row).toHaveAttribute('data-state', state);
    await expect(row.locator('[data-field="article"]')).toHaveValue(article);
    if (amount !== undefined) await expect(row.locator('[data-field="amount"]')).toHaveValue(amount);
    if (unit !== undefined) await expect(row.locator('[data-field="unit"]')).toHaveValue(unit);
  }
};

const paste = async (page: Page, text: string, isMobile: boolean): Promise<void> => {
  await page
    .getByRole('button', { name: /^(?:Einfügen|Paste)/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(text);
  if (isMobile) await dialog.getByRole('button', { name: /^(?:Übernehmen|Accept)$/ }).tap();
  else await page.keyboard.press('Control+Enter');
};

const upload = async (page: Page, name: string, buffer: Buffer): Promise<void> => {
  await page
    .getByRole('button', { name: /^(?:Hochladen|Upload)$/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
};

/** Pastes into the page what a spreadsheet puts into the clipboard. */
const pasteCells = (page: Page, text: string, html: string): Promise<void> =>
  page.evaluate(
    ([plain, styled]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', plain);
      clipboardData.setData('text/html', styled);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    [text, html] as const,
  );

const undo = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^(?:Rückgängig|Undo)$/ })
    .first()
    .click();

const takeBack = async (page: Page): Promise<void> => {
  await undo(page);
  await expect(rows(page)).toHaveCount(0);
};

const title = 'lists as people write them: each kind is read as it was meant, or asked about';
test(title, async ({ page, isMobile }) => {
  test.setTimeout(240_000);
  const me = buyer('kinds of fault');
  await openPad(page, me);
  for (const { name, text, lines, notOrdered } of KINDS) {
    await test.step(name, async () => {
      await paste(page, text, isMobile);
      await expectArrived(page, lines.length);
      await expectLines(page, lines);
      if (notOrdered !== undefined)
        await expect(
          page.getByRole('button', { name: /^(?:1 Zeile ohne Menge verwerfen|Discard 1 line without)/ }),
        ).toBeVisible();
      await takeBack(page);
    });
  }

  await test.step('8: UTF-16 without a mark', async () => {
    await upload(
      page,
      'Liste.csv',
      Buffer.from('Artikelnummer;Menge;Einheit\r\n373326;3;Ktn\r\n', 'utf16le'),
    );
    await expectArrived(page, 1);
    await expectLines(page, [TOMATOES]);
    await takeBack(page);
  });
  await test.step('10 and 11: behind a hidden sheet, and as the cell shows it', async () => {
    const stale = [
      ['Artikelnummer', 'Menge', 'Einheit'],
      [145_576, 20, 'Kübel'],
    ];
    const order = [
      ['Artikelnummer', 'Menge', 'Einheit'],
      [373_326, 2.999_999_999_999_999_6, 'Ktn'],
    ];
    await upload(page, 'Liste.xlsx', workbook(order, { hiddenBefore: stale }));
    await expectArrived(page, 1);
    await expectLines(page, [TOMATOES]);
    await takeBack(page);
  });

  await test.step('10: another sheet of the file, in the place of the one that was read or beside it', async () => {
    const order = [
      ['Artikelnummer', 'Menge', 'Einheit'],
      [373_326, 3, 'Ktn'],
    ];
    const friday = [
      ['Artikelnummer', 'Menge', 'Einheit'],
      [145_576, 2, 'Kübel'],
    ];
    await upload(page, 'Liste.xlsx', workbook(order, { after: { name: 'Freitag', rows: friday } }));
    await expectLines(page, [TOMATOES]);
    const sheets = page.getByRole('button', { name: /^(?:Blatt wählen|Choose sheet)/ });
    await sheets.click();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^(?:Freitag dazunehmen|Add Freitag)$/ }).click();
    await expectLines(page, [TOMATOES, CREAM]);
    await undo(page);
    await expectLines(page, [TOMATOES]);
    await takeBack(page);
    await upload(page, 'Liste.xlsx', workbook(order, { after: { name: 'Freitag', rows: friday } }));
    await sheets.click();
    await page.getByRole('button', { name: /^Freitag (?:1 Zeile|1 line) / }).click();
    await expectLines(page, [CREAM]);
    await expect(sheets).toHaveText('Freitag');
    await undo(page);
    await expectLines(page, [TOMATOES]);
    await takeBack(page);
  });

  await test.step('a row that is struck out in a spreadsheet, pasted', async () => {
    await pasteCells(
      page,
      '373326\t3\tKtn\n145576\t2\tKübel',
      '<style>.xl9 {text-decoration:line-through}</style><table><tr style="height:20px"><td>373326<td>3<td>Ktn<tr><td class=xl9>145576<td class=xl9>2<td class=xl9>Kübel</table>',
    );
    await expectArrived(page, 2);
    await expectLines(page, [TOMATOES, { ...CREAM, state: 'GUESSED' }]);
    await takeBack(page);
  });

  // Two columns that could be the amount: asked once for the whole list, and the answer is remembered.
  const days = 'Artikelnummer;Bezeichnung;Mo;Di;Einheit\n373326;Paradeiser geschält;2;1;Ktn';
  await test.step('2: more than one column', async () => {
    await paste(page, days, isMobile);
    await expect(
      page.getByRole('heading', { name: /^(?:Welche Spalte ist die Menge|Which column is the amount)/ }),
    ).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    const several = page.getByRole('button', {
      name: /^(?:Mehrere Spalten zusammenzählen|Add several columns)$/,
    });
    await several.click();
    for (const box of await page.getByRole('table').getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: /^(?:2 Spalten zusammenzählen|Add 2 columns)/ }).click();
    await expectLines(page, [TOMATOES]);
    await takeBack(page);
    await paste(page, days, isMobile);
    await expectLines(page, [TOMATOES]);
  });

  // Each of them may be a delivery day: the second waits until the first is in the cart, whatever happens to the page.
  await test.step('2: a column for each delivery day', async () => {
    await page.getByRole('button', { name: /^(?:Spalten ändern|Change columns)$/ }).click();
    await page
      .getByRole('button', { name: /^(?:Mehrere Spalten zusammenzählen|Add several columns)$/ })
      .click();
    for (const box of await page.getByRole('table').getByRole('checkbox').all()) await box.check();
    await page
      .getByRole('button', { name: /^(?:Je Spalte ein Liefertag|One delivery day per column)$/ })
      .click();
    await expectLines(page, [{ ...TOMATOES, amount: '2' }]);
    const later = page.getByRole('region', { name: /^(?:Spätere Liefertage|Later delivery days)$/ });
    await expect(later).toContainText(/„Di“, 1 Zeile|“Di”, 1 line/);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await fillButton(page, 1).click();
    await expectStored(page, me, { '373326': '2 Ktn' });
    await page.reload();
    await expect(later).toContainText(/Im Warenkorb liegt noch 1 Artikel|still 1 product in the cart/);
    await later.getByRole('button', { name: /^(?:„Di“ schon jetzt öffnen|Open “Di” now already)$/ }).click();
    await expectLines(page, [{ ...TOMATOES, amount: '1' }]);
  });

  // The dialog is closed: the keyboard orders what is ready, wherever it is.
  await expectReady(page, 1);
  if (isMobile) await fillButton(page, 1).tap();
  else await page.keyboard.press('Control+Enter');
  await expectInCart(page, 1);
  await expectStored(page, me, { '373326': '3 Ktn' });
});
