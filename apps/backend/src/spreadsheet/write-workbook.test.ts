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
});
