import { type BookType, utils, write, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListDocument } from '../list-document';
import { readListFile } from '../read-list-file';

type Cell = string | number | boolean | null | { readonly v: number; readonly z: string };

const sheetOf = (rows: readonly (readonly Cell[])[]): WorkSheet =>
  utils.aoa_to_sheet(
    rows.map((row) =>
      row.map((cell) => (cell !== null && typeof cell === 'object' ? { t: 'n', ...cell } : cell)),
    ),
  );

const bookOf = (
  sheets: Readonly<Record<string, WorkSheet>>,
  hidden: Readonly<Record<string, 1 | 2>> = {},
): WorkBook => ({
  SheetNames: Object.keys(sheets),
  Sheets: { ...sheets },
  Workbook: { Sheets: Object.keys(sheets).map((name) => ({ name, Hidden: hidden[name] ?? 0 })) },
});

const bytesOf = (book: WorkBook, bookType: BookType = 'xlsx'): Uint8Array<ArrayBuffer> => {
  const bytes: unknown = write(book, { type: 'array', bookType, cellStyles: true });
  if (!(bytes instanceof ArrayBuffer)) throw new Error('The writer of the test wrote no bytes');
  return new Uint8Array(bytes);
};

const unpacked = (bytes: Uint8Array): Record<string, Uint8Array> => unzipSync(bytes);

/** Hides tables as LibreOffice does; the writer of the test does not know how. */
const withHiddenTables = (bytes: Uint8Array<ArrayBuffer>, bookType: BookType): Uint8Array<ArrayBuffer> => {
  if (bookType !== 'ods') return bytes;
  const parts = unpacked(bytes);
  const content = strFromU8(parts['content.xml'] ?? new Uint8Array())
    .replace(
      /<\/office:automatic-styles>/,
      '<style:style style:name="unseen" style:family="table"><style:table-properties table:display="false"/></style:style>$&',
    )
    .replaceAll(/(table:name="(?:Daten|Preise)" table:style-name=")[^"]*/g, '$1unseen');
  return zipSync({ ...parts, 'content.xml': strToU8(content) });
};

const documentOf = async (bytes: BlobPart, name = 'liste.bin'): Promise<ListDocument> => {
  const reading = await readListFile(new File([bytes], name));
  if (reading.kind !== 'READ') throw new Error(reading.reason);
  return reading.document;
};

const rowsOf = async (bytes: BlobPart) => {
  const { sheets = [] } = await documentOf(bytes);
  return sheets[0]?.rows;
};

const shown = async (cell: Cell, bookType?: BookType) => {
  const rows = await rowsOf(bytesOf(bookOf({ A: sheetOf([['x', cell]]) }), bookType));
  return rows?.[0]?.[1];
};

const FORMATS = [
  ['xlsx', 'XLSX'],
  ['xlsb', 'XLSX'],
  ['xlsm', 'XLSX'],
  ['biff8', 'XLS'],
  ['ods', 'ODS'],
  ['xlml', 'SPREADSHEET_XML'],
] as const satisfies readonly (readonly [BookType, string])[];

const ORDER: readonly (readonly Cell[])[] = [
  ['Gasthof Muster', null, null, 'Kundennr. 48213'],
  [],
  ['Artikelnummer', 'Bezeichnung', 'Menge', 'Einheit'],
  ['373326', 'Paradeiser geschält', 3, 'Dose'],
  [142616, 'Öl "extra"; nativ', 1.5, '½ Kiste'],
];

const READ = [
  ['Gasthof Muster', '', '', 'Kundennr. 48213'],
  [],
  ['Artikelnummer', 'Bezeichnung', 'Menge', 'Einheit'],
  ['373326', 'Paradeiser geschält', '3', 'Dose'],
  ['142616', 'Öl "extra"; nativ', '1,5', '½ Kiste'],
];

describe('a workbook', () => {
  it.each(FORMATS)('of the kind %s is read by what is in it', async (bookType, format) => {
    const document = await documentOf(bytesOf(bookOf({ Bestellung: sheetOf(ORDER) }), bookType), 'liste.csv');
    expect(document).toMatchObject({ format, chosen: 0, gaps: [] });
    expect(document.sheets).toEqual([
      {
        name: 'Bestellung',
        isHidden: false,
        rows: READ,
        productRows: 2,
        hasAmountHeading: true,
        hiddenRows: 0,
      },
    ]);
  });

  it('of Excel 5 is read too', async () => {
    // The writer of the test has no letters but ASCII for it.
    const bytes = bytesOf(bookOf({ A: sheetOf([['373326', 'KXse', 3]]) }), 'biff5');
    const at = bytes.findIndex(
      (byte, place) => byte === 75 && bytes[place + 1] === 88 && bytes[place + 2] === 115,
    );
    bytes[at + 1] = 0xe4;
    expect(await rowsOf(bytes)).toEqual([['373326', 'Käse', '3']]);
  });

  it.each(FORMATS)(
    '%s: names hidden sheets, never reads them, and chooses the one with the order',
    async (bookType) => {
      const book = bookOf(
        {
          Daten: sheetOf(ORDER),
          Deckblatt: sheetOf([['Bestellung KW 48']]),
          Küche: sheetOf(ORDER),
          Preise: sheetOf(ORDER),
        },
        { Daten: 1, Preise: bookType === 'xlml' || bookType === 'ods' ? 1 : 2 },
      );
      const document = await documentOf(withHiddenTables(bytesOf(book, bookType), bookType));
      expect(document.sheets?.map(({ name, isHidden, rows }) => [name, isHidden, rows.length])).toEqual([
        ['Daten', true, 0],
        ['Deckblatt', false, 1],
        ['Küche', false, 5],
        ['Preise', true, 0],
      ]);
      expect(document.sheets === undefined ? undefined : document.chosen).toBe(2);
    },
  );

  it.each<readonly [Cell, string]>([
    [2.9999999999999996, '3'],
    [0.1 + 0.2, '0,3'],
    [1.5, '1,5'],
    [1200, '1200'],
    [-2, '-2'],
    [0, '0'],
    [9002490100070, '9002490100070'],
    [123456789012345, '123456789012345'],
    [{ v: 9002490100070, z: '0.00E+00' }, '9002490100070'],
    [{ v: 123, z: '00000' }, '00123'],
    [{ v: 373326, z: '###\\ ###' }, '373 326'],
    [{ v: 373326, z: '000\\.000' }, '373.326'],
    [{ v: 1200.5, z: '#,##0.00' }, '1200,50'],
    [{ v: 1200, z: '#,##0' }, '1200'],
    [{ v: 3, z: '0" Ktn"' }, '3 Ktn'],
    [{ v: 3, z: '0.00" kg"' }, '3,00 kg'],
    [{ v: 4.5, z: '"€" #,##0.00' }, '€ 4,50'],
    [{ v: 0.5, z: '0%' }, '50%'],
    [{ v: 0.125, z: '0.0%' }, '12,5%'],
    [{ v: 2.6, z: '0' }, '3'],
    [{ v: 0, z: '0;-0;;@' }, ''],
    [{ v: 0, z: ';;;' }, ''],
    [{ v: 46351, z: 'dd.mm.yyyy' }, '25.11.2026'],
    [{ v: 46351, z: 'm/d/yy' }, '25.11.2026'],
    [{ v: 46351, z: 'ddd' }, 'Mi'],
    [{ v: 46351, z: 'dddd' }, 'Mittwoch'],
    [{ v: 46351, z: 'ddd dd.mm.' }, 'Mi 25.11.'],
    [{ v: 46351, z: 'd\\. mmmm yyyy' }, '25. November 2026'],
    [{ v: 46351, z: 'd-mmm' }, '25. November'],
    [{ v: 0.5, z: 'hh:mm' }, '12:00'],
    [{ v: 46351.5, z: 'dd.mm.yyyy hh:mm' }, '25.11.2026 12:00'],
    ['  viel\r\nText\u00a0hier ', 'viel Text hier'],
    ['halb \ud83d', 'halb \ufffd'],
    [null, ''],
  ])('shows %j as %j', async (cell, text) => {
    expect((await shown(cell))?.replaceAll('\u00a0', ' ') ?? '').toBe(text);
    expect((await shown(cell, 'biff8'))?.replaceAll('\u00a0', ' ') ?? '').toBe(text);
  });

  it('shows the last value of a formula, and no formula', async () => {
    const sheet = sheetOf([['a', 'b']]);
    sheet['A1'] = { t: 's', v: '145576', f: '"145576"' };
    sheet['B1'] = { t: 'n', v: 3, f: 'SUM(C1:D1)' };
    expect(await rowsOf(bytesOf(bookOf({ A: sheet })))).toEqual([['145576', '3']]);
  });

  it('leaves out and counts what is hidden, but for the numbers of products', async () => {
    const sheet = sheetOf([
      ['373326', 'Paradeiser', 9, 3],
      ['145576', 'Öl', 9, 2],
      ['142616', 'Cola', 9, 1],
    ]);
    sheet['!rows'] = [{}, { hidden: true }];
    sheet['!cols'] = [{ hidden: true }, {}, { hidden: true }];
    const { sheets = [] } = await documentOf(bytesOf(bookOf({ A: sheet })));
    expect(sheets[0]).toMatchObject({
      hiddenRows: 1,
      rows: [
        ['373326', 'Paradeiser', '3'],
        ['142616', 'Cola', '1'],
      ],
    });
  });

  it('writes a merged cell once, where it begins', async () => {
    const sheet = sheetOf([
      ['Gemüse', '373326', 3],
      ['', '145576', 2],
    ]);
    sheet['!merges'] = [utils.decode_range('A1:A2')];
    expect(await rowsOf(bytesOf(bookOf({ A: sheet })))).toEqual([
      ['Gemüse', '373326', '3'],
      ['', '145576', '2'],
    ]);
  });

  it('comes back as it was written, whatever the texts', async () => {
    const text = fc
      .string({ unit: fc.constantFrom(...Array.from('aäß€ 0123;,"\'=<>&\t')), maxLength: 12 })
      .map((written) => written.replaceAll(/\s+/g, ' ').trim());
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(text, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 }),
        fc.constantFrom(...FORMATS.map(([bookType]) => bookType)),
        async (rows, bookType) => {
          const table = rows.map((row) => ['|', ...row, '|']);
          const read = await rowsOf(bytesOf(bookOf({ A: sheetOf(table) }), bookType));
          expect(read).toEqual(table);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is not unpacked without bound', async () => {
    const bomb = new Uint8Array(20_000_000);
    const bytes = zipSync({ 'xl/workbook.xml': strToU8('<workbook/>'), 'xl/worksheets/sheet1.xml': bomb });
    /** What a ZIP says of a part may be a lie. */
    const saying = (size: number): Uint8Array<ArrayBuffer> => {
      const view = new DataView(bytes.slice().buffer);
      for (let place = 0; place < bytes.length - 4; place += 1)
        if (view.getUint32(place, true) === bomb.length) view.setUint32(place, size, true);
      return new Uint8Array(view.buffer);
    };
    expect(await readListFile(new File([saying(300_000_000)], 'liste.xlsx'))).toEqual({
      kind: 'UNREADABLE',
      reason: 'TOO_LARGE',
    });
    expect((await readListFile(new File([saying(1000)], 'liste.xlsx'))).kind).toBe('UNREADABLE');
  });

  // Four seconds of work on a free machine: the packing of it takes most of them.
  it('may have a million rows of which none is filled', { timeout: 60_000 }, async () => {
    const rows = '<row r="9" s="1"><c r="A9" s="1"/></row>'.repeat(1_000_000);
    const book = bookOf({ A: sheetOf(ORDER) });
    const parts = unpacked(bytesOf(book));
    const name = 'xl/worksheets/sheet1.xml';
    const xml = new TextDecoder().decode(parts[name]).replace('</sheetData>', `${rows}</sheetData>`);
    expect(await rowsOf(zipSync({ ...parts, [name]: strToU8(xml) }, { level: 1 }))).toEqual(READ);
  });

  it('that wants a password says so, and so does what is wrapped alike and is none', async () => {
    /** A file that is wrapped like an old workbook and holds something else. */
    const wrapped = (stream: string): Uint8Array<ArrayBuffer> => {
      const bytes = bytesOf(bookOf({ A: sheetOf(ORDER) }), 'biff8');
      const letters = (text: string) => Array.from(text).flatMap((letter) => [letter.charCodeAt(0), 0]);
      const name = letters('Workbook');
      const at = bytes.findIndex((_, place) => name.every((byte, more) => bytes[place + more] === byte));
      bytes.set(letters(`${stream}\0`), at);
      // How long the name is stands behind it.
      bytes[at + 64] = 2 * (stream.length + 1);
      return bytes;
    };
    expect(await readListFile(new File([wrapped('EncryptedPackage')], 'a.xlsx'))).toMatchObject({
      reason: 'PROTECTED',
    });
    expect(await readListFile(new File([wrapped('WordDocument')], 'a.doc'))).toMatchObject({
      reason: 'UNKNOWN',
    });
  });

  it('that is damaged or no workbook says so', async () => {
    const bytes = bytesOf(bookOf({ A: sheetOf(ORDER) }));
    expect(await readListFile(new File([bytes.slice(0, 400)], 'a.xlsx'))).toMatchObject({
      reason: 'DAMAGED',
    });
    expect(
      await readListFile(new File([zipSync({ 'word/document.xml': strToU8('<a/>') })], 'a.xlsx')),
    ).toMatchObject({
      reason: 'UNKNOWN',
    });
    const old = bytesOf(bookOf({ A: sheetOf(ORDER) }), 'biff8');
    expect(await readListFile(new File([old.slice(0, 600)], 'a.xls'))).toMatchObject({
      reason: 'DAMAGED',
      format: 'XLS',
    });
  });
});
