import { utils, write } from '@e965/xlsx';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { contentLine } from '../schemas/content-line';
import { customerLine } from '../schemas/customer-line';
import { documentLine } from '../schemas/document-line';
import { priceLine } from '../schemas/price-line';
import { productLine } from '../schemas/product-line';
import { csvRows, workbookEntries } from './csv-rows';
import { UnreadableFileError, type Entry } from './entry';
import { PRICE_COLUMNS, PRICE_FIELDS, priceOfRow } from './price-of-row';
import { lineIssues } from './line-issues';
import { PRODUCT_COLUMNS, PRODUCT_FIELDS, productOfRow } from './product-of-row';
import { tableOf } from './table-of';

const PRICES = tableOf(priceLine, { columns: PRICE_COLUMNS, fields: PRICE_FIELDS, lineOf: priceOfRow });
const PRODUCTS = tableOf(productLine, {
  columns: PRODUCT_COLUMNS,
  fields: PRODUCT_FIELDS,
  lineOf: productOfRow,
});

const collect = async (entries: AsyncIterable<Entry>): Promise<readonly Entry[]> => {
  const all: Entry[] = [];
  for await (const entry of entries) all.push(entry);
  return all;
};
const fromCsv = (table: ReturnType<typeof tableOf>, text: string) =>
  collect(table.linesOf(csvRows(Readable.from([Buffer.from(text)]), table.columns)));
const workbookOf = (rows: readonly (readonly unknown[])[], isHidden = false): Buffer => {
  const workbook = utils.book_new();
  if (isHidden) utils.book_append_sheet(workbook, utils.aoa_to_sheet([['Lists']]), 'Lists');
  utils.book_append_sheet(workbook, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Table');
  if (isHidden) workbook.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
  return Buffer.from(write(workbook, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
};
const fromWorkbook = (table: ReturnType<typeof tableOf>, bytes: Buffer) =>
  collect(table.linesOf(workbookEntries(Readable.from([bytes]), table.columns)));

describe('a table of any kind', () => {
  it('brings customers, an entry of their lists a row', async () => {
    const text = [
      'id;displayName;priceLists;address.street;address.city;users.userId;users.rights;deliverySlots.id;deliverySlots.day;deliverySlots.time',
      '48213;Gasthof Muster;GASTRO, WEIN;Hauptstraße 1;Wels;u-1;ORDER,INVOICES;s-1;4;08:00',
      '48213;;;;;u-2;ORDER;;;',
      ';;;;;;;s-2;1;09:00',
      '48214;"Café ""Zur Post""";;;;u-3;ORDER;;;',
    ].join('\n');
    const lines = await fromCsv(tableOf(customerLine, undefined), text);
    expect(lines.map(({ line }) => line)).toEqual([2, 5]);
    expect(lines[0]?.value).toEqual({
      id: '48213',
      displayName: 'Gasthof Muster',
      priceLists: ['GASTRO', 'WEIN'],
      address: { street: 'Hauptstraße 1', city: 'Wels' },
      users: [
        { userId: 'u-1', rights: ['ORDER', 'INVOICES'] },
        { userId: 'u-2', rights: ['ORDER'] },
      ],
      deliverySlots: [
        { id: 's-1', day: 4, time: '08:00' },
        { id: 's-2', day: 1, time: '09:00' },
      ],
    });
    expect(lines[1]?.value).toMatchObject({ id: '48214', displayName: 'Café "Zur Post"' });
  });

  it('brings receipts, a line a row, and the numbers of a spreadsheet exactly', async () => {
    const head = [
      'type',
      'customerId',
      'number',
      'date',
      'total',
      'lines.name',
      'lines.amount',
      'lines.unit',
      'lines.price',
    ];
    const receipt = ['invoice', 48213, 'R-1', new Date(Date.UTC(2026, 10, 25)), 0.1 + 0.2];
    const lines = await fromWorkbook(
      tableOf(documentLine, undefined),
      workbookOf([head, [...receipt, 'Käse', 3, 'Stk', 4.15], [...receipt, 'Öl', 1, 'Kan', 9.9]], true),
    );
    expect(lines).toHaveLength(1);
    expect(documentLine.parse(lines[0]?.value)).toEqual({
      type: 'invoice',
      customerId: '48213',
      number: 'R-1',
      date: '2026-11-25',
      total: '0.3',
      lines: [
        { name: 'Käse', amount: '3', unit: 'Stk', price: '4.15' },
        { name: 'Öl', amount: '1', unit: 'Kan', price: '9.9' },
      ],
    });
  });

  it('brings content, whose bodies are JSON in a cell', async () => {
    const body = JSON.stringify({ title: 'Über uns', blocks: [] });
    const text = `scope,kind,slug,bodies.de-AT,isForSignedIn\nAZ,page,ueber-uns,"${body.replaceAll('"', '""')}",ja\n`;
    const [line] = await fromCsv(tableOf(contentLine, undefined), text);
    expect(line?.value).toEqual({
      scope: 'AZ',
      kind: 'page',
      slug: 'ueber-uns',
      bodies: { 'de-AT': { title: 'Über uns', blocks: [] } },
      isForSignedIn: true,
    });
  });

  it.each([
    [
      'customers',
      customerLine,
      [
        ['id', 'displayName', 'priceLists', 'address.city', 'users.userId', 'users.rights'],
        ['48213', 'Gasthof Muster', 'GASTRO, WEIN', 'Wels', 'u-1', 'ORDER,INVOICES'],
        ['48213', '', '', '', 'u-2', 'ORDER'],
      ],
    ],
    [
      'receipts',
      documentLine,
      [
        ['type', 'customerId', 'number', 'date', 'total', 'lines.name', 'lines.amount', 'lines.unit'],
        ['invoice', '48213', 'R-1', '25.11.2026', '12,50', 'Käse', '2,5', 'kg'],
        ['invoice', '48213', 'R-1', '25.11.2026', '12,50', 'Öl', '1', 'Kan'],
      ],
    ],
    [
      'content',
      contentLine,
      [
        ['scope', 'kind', 'slug', 'bodies.de-AT', 'isForSignedIn'],
        ['AZ', 'page', 'ueber-uns', '{"title":"Über uns","blocks":[]}', 'ja'],
      ],
    ],
  ])('brings %s as a workbook as it does as CSV', async (_, shape, rows) => {
    const quoted = (cell: string) => (/[";]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
    const table = tableOf(shape, undefined);
    const asCsv = await fromCsv(table, rows.map((row) => row.map(quoted).join(';')).join('\r\n'));
    const asWorkbook = await fromWorkbook(table, workbookOf(rows));
    const values = asWorkbook.map(({ value }) => value);
    expect(values).toEqual(asCsv.map(({ value }) => value));
    expect(values).toHaveLength(1);
    expect(shape.safeParse(values[0]).error).toBeUndefined();
  });

  it('keeps apart what only looks alike: without an entry for a list a row is a line of its own', async () => {
    const lines = await fromCsv(tableOf(customerLine, undefined), 'id;displayName\n1;A\n1;A\n');
    expect(lines).toHaveLength(2);
  });

  it('is refused when it is no workbook', async () => {
    await expect(fromWorkbook(PRICES, Buffer.from('PK\u0003\u0004 no workbook'))).rejects.toThrow(
      UnreadableFileError,
    );
  });
});

describe('what is wrong with a row', () => {
  const said = async (
    table: typeof PRICES,
    shape: typeof priceLine | typeof productLine | typeof customerLine,
    text: string,
  ) => {
    const [entry] = await fromCsv(table, text);
    const { error } = shape.safeParse(entry?.value, { reportInput: true });
    return error === undefined ? '' : lineIssues(error, entry?.nameOf);
  };

  it.each([
    ['SKU;Type;PRICE\n1;LIST;4,1x\n', 'PRICE: is no number like 12.50'],
    ['sku;price\n;4,10\n', 'sku: is missing'],
    ['sku;price;minQuantity\n1;4,10;viele\n', 'minQuantity: “viele” is no number'],
    ['sku;type;price\n1;BILLIG;4,10\n', 'type: “BILLIG” is none of LIST'],
    ['sku;price;Bonusfactor\n1;4,10;1,5\n', 'Bonusfactor: has to be 1 at most: 0.95 is 5 % off'],
    ['sku;price;fromDate\n1;4,10;morgen\n', 'fromDate: is no day like 2026-11-25'],
    [`sku;price\n${'1'.repeat(50)};4,10\n`, 'sku: is longer than 40 characters'],
  ])('of a price list names the column as the file does: %j', async (text, sentence) => {
    expect(await said(PRICES, priceLine, text)).toContain(sentence);
  });

  it.each([
    ['sku;name;categoryIds;categoryNames;GTINs\n1;x;1;x;12345\n', 'GTINs: '],
    ['sku;name;categoryIds;categoryNames;allergens\n1;x;1;x;AZ\n', 'allergens: '],
    ['sku;name;categoryIds;categoryNames;vatPercent\n1;x;1;x;zehn\n', 'vatPercent: '],
    ['sku;name;categoryIds;categoryNames;packRatio\n1;x;1;x;sechs\n', 'packRatio: '],
    ['sku;name;categoryIds;categoryNames\n1;x;1;\n', 'categoryNames: is missing'],
  ])('of articles too, and speaks of no patterns: %j', async (text, sentence) => {
    const words = await said(PRODUCTS, productLine, text);
    expect(words).toContain(sentence);
    expect(words).not.toMatch(/[\^$\\]|pattern|regex|Invalid|expected/);
  });

  it('of customers names the column of a list', async () => {
    const table = tableOf(customerLine, undefined);
    const text = 'id;displayName;Users.Email;users.userId\n1;A;no mail;u\n';
    expect(await said(table, customerLine, text)).toBe('Users.Email: is no e-mail address');
  });
});
