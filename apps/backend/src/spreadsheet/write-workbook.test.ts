import { inflateRawSync } from 'node:zlib';
import readWorkbook, { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { Sheet, Workbook } from './workbook';
import { writeWorkbook } from './write-workbook';

const sheet = (more: Partial<Sheet> = {}): Sheet => ({
  name: 'Küche',
  columns: [{ heading: 'Artikel', width: 30 }],
  rows: [],
  ...more,
});

const written = async (...sheets: readonly Sheet[]): Promise<Buffer> => {
  const workbook: Workbook = { shop: 'Großhandel Öl & Söhne', title: 'Inventur', sheets };
  return Buffer.from(await writeWorkbook(workbook));
};

/** The files a workbook is packed of, by their names; the directory of the pack stands at its end. */
const partsOf = (bytes: Buffer): ReadonlyMap<string, string> => {
  const end = bytes.lastIndexOf('PK\u0005\u0006');
  const parts = new Map<string, string>();
  let entry = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size] = [bytes.readUInt16LE(entry + 10), bytes.readUInt32LE(entry + 20)];
    const [name, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(entry + place));
    const local = bytes.readUInt32LE(entry + 42);
    const data = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(data, data + size);
    parts.set(
      bytes.toString('utf8', entry + 46, entry + 46 + (name ?? 0)),
      (method === 8 ? inflateRawSync(packed) : packed).toString('utf8'),
    );
    entry += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return parts;
};

/** Where a tag stands in a sheet: spreadsheets call a file broken whose tags are in another order. */
const placesOf = (xml: string, ...tags: readonly string[]): readonly number[] =>
  tags.map((tag) => xml.indexOf(`<${tag}`));

describe('a workbook', () => {
  it('names the shop, the title and the notes above a table of numbers and days', async () => {
    const bytes = await written(
      sheet({
        notes: ['Gasthof Post'],
        columns: [
          { heading: 'Artikel', width: 30 },
          { heading: 'Menge', kind: 'NUMBER', width: 10 },
          { heading: 'Wert', kind: 'EURO', width: 10 },
          { heading: 'Gezählt am', kind: 'DAY', width: 12 },
        ],
        rows: [
          ['Käse', '12.5', '0.0345', '2026-11-20'],
          ['Nüsse', undefined, '-3', '2026-01-01'],
        ],
        totals: ['Summe', '12.5', '1234567.89', undefined],
      }),
    );
    expect(await readSheet(bytes, 'Küche')).toEqual([
      ['Großhandel Öl & Söhne', null, null, null],
      ['Inventur', null, null, null],
      ['Gasthof Post', null, null, null],
      [null, null, null, null],
      ['Artikel', 'Menge', 'Wert', 'Gezählt am'],
      ['Käse', 12.5, 0.0345, new Date('2026-11-20')],
      ['Nüsse', null, -3, new Date('2026-01-01')],
      ['Summe', 12.5, 1_234_567.89, null],
    ]);
  });

  it.each(['=1+1', '+1', '-1+2', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("https://evil.example")', '00123'])(
    'writes %j as the text it is',
    async (text) => {
      const columns = [
        { heading: text, width: 10 },
        { heading: 'Menge', kind: 'NUMBER', width: 10 },
      ] as const;
      const bytes = await written(sheet({ notes: [text], columns, rows: [[text, `${text}!`]] }));
      const rows = await readSheet(bytes, 1, { trim: false });
      expect([rows[2]?.[0], rows[4]?.[0], ...(rows[5] ?? [])]).toEqual([text, text, text, `${text}!`]);
    },
  );

  it('leaves out what no file can hold, and keeps every other letter', async () => {
    const half = '\uD800';
    const bytes = await written(sheet({ rows: [[`a\u0000b\u0007${half}<&>"\u{1F9C0}`]] }));
    expect((await readSheet(bytes))[4]).toEqual(['ab<&>"\u{1F9C0}']);
  });

  it('names its sheets as spreadsheets take them, each once', async () => {
    const names = ['A/B [1]', 'a b 1', "'", 'Ein Name, der länger ist als einunddreißig', ''];
    const bytes = await written(...names.map((name) => sheet({ name })));
    expect((await readWorkbook(bytes)).map((read) => read.sheet)).toEqual([
      'A B 1',
      'a b 1 (2)',
      '1',
      'Ein Name, der länger ist als ei',
      '1 (2)',
    ]);
  });

  it('has at least one sheet', async () => {
    await expect(written()).rejects.toThrow('at least one sheet');
  });

  it('turns the headings of marks so that they need no width, and long texts go on below', async () => {
    const columns = [
      { heading: 'Artikel', width: 10 },
      { heading: 'A Glutenhaltiges Getreide', kind: 'MARK', width: 8 },
    ] as const;
    const parts = partsOf(await written(sheet({ columns, rows: [['Käsekrainer vom Grill', 'X']] })));
    const styles = parts.get('xl/styles.xml') ?? '';
    expect(styles).toMatch(/textRotation="90"/);
    expect(styles).toMatch(/wrapText="1"/);
    const [, height] =
      /<row r="4"[^>]* ht="([\d.]+)"/.exec(parts.get('xl/worksheets/sheet1.xml') ?? '') ?? [];
    expect(Number(height)).toBeGreaterThan(130);
  });

  it('is printed as wide as a page, a wide table on its side, and its head stays in view and stands on each page', async () => {
    const wide = Array.from({ length: 8 }, () => ({ heading: 'Lager', width: 14 }));
    const parts = partsOf(
      await written(
        sheet({ name: 'Küche', notes: ['Gasthof Post'], columns: wide }),
        sheet({ name: "Anna's <Bar> & Keller" }),
      ),
    );
    const [first = '', second = ''] = [1, 2].map((id) => parts.get(`xl/worksheets/sheet${id}.xml`));
    const setup = (orientation: string) =>
      `<pageSetup paperSize="9" orientation="${orientation}" fitToWidth="1" fitToHeight="0"/>`;
    expect(first).toContain(setup('landscape'));
    expect(second).toContain(setup('portrait'));
    for (const [xml, frozen] of [
      [first, 5],
      [second, 4],
    ] as const) {
      expect(xml).toContain('<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>');
      expect(xml).toMatch(new RegExp(`<pane [^>]*ySplit="${frozen}"[^>]*state="frozen"`));
      const places = placesOf(xml, 'sheetPr', 'sheetViews', 'cols', 'sheetData', 'pageMargins', 'pageSetup');
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }
    expect(parts.get('xl/workbook.xml')).toContain(
      '<definedNames>' +
        '<definedName name="_xlnm.Print_Titles" localSheetId="0">\'Küche\'!$5:$5</definedName>' +
        '<definedName name="_xlnm.Print_Titles" localSheetId="1">\'Anna\'\'s &lt;Bar&gt; &amp; Keller\'!$4:$4</definedName>' +
        '</definedNames>',
    );
  });
});
