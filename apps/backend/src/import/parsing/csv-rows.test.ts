import { decodeBytes } from '@gastroshop/domain/text-encoding';
import fc from 'fast-check';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { csvRows } from './csv-rows';
import type { FileEncoding } from './decode-stream';
import { UnreadableFileError, type Entry } from './entry';
import { PRICE_COLUMNS, priceOfRow } from './price-of-row';
import { PRODUCT_COLUMNS, productOfRow } from './product-of-row';
import { priceLine } from '../schemas/price-line';
import { productLine } from '../schemas/product-line';

const read = async (text: string, columns = PRICE_COLUMNS): Promise<readonly Entry[]> => {
  const entries: Entry[] = [];
  for await (const entry of csvRows(Readable.from([Buffer.from(text)]), columns)) entries.push(entry);
  return entries;
};

describe('a table as CSV', () => {
  it.each([
    ['semicolons', 'sku;type;price\n1;LIST;4,15\n'],
    ['commas', 'sku,type,price\n1,LIST,"4,15"\n'],
    ['returns alone, as old Macs end lines', 'sku;type;price\r1;LIST;4,15\r'],
    ['a return alone at its end', 'sku;type;price\r\n1;LIST;4,15\r'],
    ['tabs and a byte order mark', '\uFEFFsku\ttype\tprice\r\n1\tLIST\t4,15\r\n'],
  ])('is read with %s', async (_, text) => {
    const [entry] = await read(text);
    expect(entry).toMatchObject({ line: 2, row: { sku: '1', type: 'LIST', price: '4,15' } });
    expect(priceLine.parse(priceOfRow(entry?.row ?? {}))).toMatchObject({ sku: '1', rawValueString: '4.15' });
  });

  it.each([
    ['the line by which spreadsheets tell the separator', 'sep=;\nsku;type;price\n1;LIST;4,15\n'],
    ['the same for commas', 'sep=,\nsku,type,price\n1,LIST,"4,15"\n'],
    ['empty rows of a spreadsheet', ';;\nsku;type;price\n;;\n1;LIST;4,15\n;;\n'],
  ])('has no line for %s', async (_, text) => {
    const rows = (await read(text)).map(({ row }) => row);
    expect(rows).toEqual([{ sku: '1', type: 'LIST', price: '4,15' }]);
  });

  it('tells the line of a row that is broken, and reads on', async () => {
    const entries = await read('sku;type;price\n1;LIST;1\n2;LIST\n4;LIST;1;2\n');
    expect(entries.filter(({ row }) => row !== undefined)).toMatchObject([{ line: 2, row: { sku: '1' } }]);
    const broken = entries.filter(({ problem }) => problem !== undefined);
    expect(broken).toMatchObject([
      { line: 3, problem: 'has 2 cells, and the head line 3' },
      { line: 4, problem: 'has 4 cells, and the head line 3' },
    ]);
  });

  it('is refused as a whole where the head line is none of ours', async () => {
    await expect(read('sku;preis\n1;2\n')).rejects.toThrow(UnreadableFileError);
    await expect(read('sku;preis\n1;2\n')).rejects.toThrow('preis');
    await expect(read('sku;sku\n1;2\n')).rejects.toThrow('twice');
    await expect(read('')).rejects.toThrow('empty');
  });

  it('says a price as the JSON line does', () => {
    const row = {
      sku: '7',
      type: 'PROMOTION',
      price: '3,99',
      minQuantity: '24',
      fromDate: '1.11.2026',
      toDate: '30.11.2026',
      priceList: 'GASTRO',
      bonusFactor: '0,97',
    };
    expect(priceLine.parse(priceOfRow(row))).toEqual({
      sku: '7',
      type: 'PROMOTION',
      rawValueString: '3.99',
      minQuantity: 24,
      fromDate: '2026-11-01',
      toDate: '2026-11-30',
      priceList: 'GASTRO',
      attachedBonus: { applicationOrder: 'SINGLE', discountFactorString: '0.97' },
    });
  });

  it('says an article as the JSON line does', async () => {
    const [entry] = await read(
      'sku;name;nameEnglish;categoryIds;categoryNames;packRatio;allergens;attributes;vatPercent;contentQuantity;contentUnit;baseUnit\n' +
        '1;Käse 500 g;Cheese;1 > 14;Frische > Molkerei;6;G;Gekuehlt, Bio;10;0,5;kg;kg\n',
      PRODUCT_COLUMNS,
    );
    expect(productLine.parse(productOfRow(entry?.row ?? {}))).toMatchObject({
      sku: '1',
      name: 'Käse 500 g',
      english: { name: 'Cheese' },
      categories: [
        { id: '1', name: { 'de-AT': 'Frische' } },
        { id: '14', name: { 'de-AT': 'Molkerei' } },
      ],
      units: [
        { abbreviation: 'Stk', isStorageUnit: true },
        { abbreviation: 'Ktn', ratio: '6' },
      ],
      allergenInfoCodes: 'NNNNNNJNNNNNNN',
      attributes: [{ key: 'Gekuehlt' }, { key: 'Bio' }],
      vat: [{ ratePercent: '10', validFrom: '1970-01-01' }],
      basePrice: { quantity: '0.5', unit: 'kg', refQuantity: '1', refUnit: 'kg' },
    });
  });

  it('PRD-12: takes numbers as spreadsheets write them, and no number that they have cut', async () => {
    const rows = [
      '"=""000145576""";x;1;x;9 099000 018550',
      '="145577";x;1;x;="9099000018550"',
      '9,1E+12;x;1;x;',
      '145578;x;1;x;9,099E+12',
    ];
    const entries = await read(
      ['SKU;name;categoryIds;categoryNames;GTINs', ...rows].join('\n'),
      PRODUCT_COLUMNS,
    );
    const lines = entries.flatMap(({ row }) =>
      row === undefined ? [] : [productLine.parse(productOfRow(row))],
    );
    expect(lines.map(({ sku, units }) => [sku, units[0]?.gtins])).toEqual([
      ['000145576', ['09099000018550']],
      ['145577', ['9099000018550']],
    ]);
    expect(entries.flatMap(({ line, problem }) => (problem === undefined ? [] : [[line, problem]]))).toEqual([
      [4, 'SKU: of “9,1E+12” digits are missing; the spreadsheet has cut the number'],
      [5, 'GTINs: of “9,099E+12” digits are missing; the spreadsheet has cut the number'],
    ]);
  });

  it('names an allergen letter that is none', () => {
    const line = productLine.safeParse(
      productOfRow({ sku: '1', name: 'x', categoryIds: '1', categoryNames: 'x', allergens: 'AZ' }),
    );
    expect(line.error?.issues[0]?.path).toEqual(['allergenInfoCodes']);
  });
});

const COLUMNS: ReadonlySet<string> = new Set(['sku', 'name', 'brand']);

/** The byte of each letter in an encoding of one byte a letter. */
const bytesIn = (text: string, encoding: FileEncoding): Buffer => {
  switch (encoding) {
    case 'UTF-8':
      return Buffer.from(text);
    case 'UTF-16LE':
      return Buffer.from(text, 'utf16le');
    case 'UTF-16BE':
      return Buffer.from(text, 'utf16le').swap16();
    default: {
      const letters = decodeBytes(
        Uint8Array.from({ length: 256 }, (_, byte) => byte),
        encoding,
      );
      return Buffer.from(Array.from(text, (letter) => letters.indexOf(letter)));
    }
  }
};

const readBytes = async (bytes: Buffer, size = 7) => {
  const entries: Entry[] = [];
  let encoding: FileEncoding | undefined;
  const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, part) =>
    bytes.subarray(part * size, (part + 1) * size),
  );
  for await (const entry of csvRows(Readable.from(parts), COLUMNS, (found) => {
    encoding = found;
  }))
    entries.push(entry);
  return { entries, encoding };
};

const namesOf = (entries: readonly Entry[]) => entries.map(({ row }) => row?.['name']);

const NAMES = [
  'Käse würzig',
  'Weißwürste',
  'Öl für Salate',
  'Müsli süß',
  'Gemüse',
  'Crème fraîche Käse',
  'Blech 12" rund',
  'Nüsse; gehackt',
  'Brot\nund Gebäck',
];
const quoted = (cell: string): string => (/[;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

describe('a table in any encoding', () => {
  it.each(['UTF-8', 'UTF-16LE', 'UTF-16BE', 'Windows-1252', 'CP850', 'Mac Roman'] as const)(
    '%s is read as what it is, and said',
    async (written) => {
      const text = `sku;name\r\n${NAMES.map((name, index) => `${index};${quoted(name)}`).join('\r\n')}\r\n`;
      const { entries, encoding } = await readBytes(bytesIn(text, written));
      expect(encoding).toBe(written);
      expect(namesOf(entries)).toEqual(NAMES);
    },
  );

  it('is decided where the first letter beyond ASCII stands, however late', async () => {
    const rows = Array.from({ length: 3_000 }, (_, index) => `${index};Salz\n`).join('');
    const { entries, encoding } = await readBytes(
      bytesIn(`sku;name\n${rows}x;Käse würzig\n`, 'Windows-1252'),
      1_024,
    );
    expect(encoding).toBe('Windows-1252');
    expect(entries.at(-1)?.row?.['name']).toBe('Käse würzig');
  });

  it('costs a row that holds bytes of another one, and no other', async () => {
    const bytes = Buffer.concat([
      Buffer.from('sku;name\n1;Käse\n2;'),
      Buffer.from([0xe4]),
      Buffer.from('pfel\n3;Öl\n'),
    ]);
    const { entries } = await readBytes(bytes);
    expect(entries.map(({ line, problem }) => [line, problem === undefined])).toEqual([
      [2, true],
      [3, false],
      [4, true],
    ]);
  });
});

describe('quotation marks in a table', () => {
  it('inside a cell are part of it', async () => {
    const entries = await read('sku;name\n1;Blech 12" rund\n2;"Blech 14" rund"\n3;"Blech ""XL"""\n', COLUMNS);
    expect(namesOf(entries)).toEqual(['Blech 12" rund', 'Blech 14" rund', 'Blech "XL"']);
  });

  it('in pairs with text behind them are part of the cell', async () => {
    const text = 'sku;name\n1;"Edamer" jung\n2;"Edamer; Stück" jung;\n3;"alt" und "jung" gemischt\n4;Salz\n';
    const entries = await read(text, COLUMNS);
    expect(namesOf(entries)).toEqual([
      '"Edamer" jung',
      '"Edamer; Stück" jung',
      '"alt" und "jung" gemischt',
      'Salz',
    ]);
  });

  it.each([
    ['the rest has none', '1;Salz;x\n2;"Käse;x\n3;Brot;x\n4;Öl;x\n'],
    ['another cell is quoted behind it', '1;Salz;x\n2;"Käse;x\n3;"Brot";x\n4;Öl;x\n'],
    ['a cell is quoted at its end', '1;Salz;x\n2;"Käse;x\n3;Brot;"x"\n4;Öl;"x"\n'],
    ['an empty cell is quoted', '1;Salz;x\n2;"Käse;x\n3;Brot;""\n4;Öl;x\n'],
    ['it opens the last cell', '1;Salz;x\n2;Käse;"x\n3;Brot;x\n4;Öl;"x"\n'],
  ])('that are never closed cost their row alone, where %s', async (_, rows) => {
    const entries = await read(`sku;name;brand\n${rows}`, COLUMNS);
    expect(entries.filter(({ problem }) => problem !== undefined)).toMatchObject([
      { line: 3, problem: 'a quotation mark opens a cell and is never closed' },
    ]);
    expect(entries.flatMap(({ row }) => row?.['sku'] ?? [])).toEqual(['1', '3', '4']);
  });

  it('of many rows are told each', async () => {
    const rows = Array.from({ length: 2_000 }, (_, index) => `${index};"Käse ${index};x`).join('\n');
    const entries = await read(`sku;name;brand\n${rows}\n`, COLUMNS);
    expect(entries.every(({ problem }) => problem !== undefined)).toBe(true);
    expect(entries).toHaveLength(2_000);
  });
});

const CELL = fc
  .array(fc.constantFrom('Käse', 'Öl', 'Salz', ' ', '"', ';', '\n', 'ß', '12', 'x'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join('').trim())
  .filter((cell) => cell !== '');
const ENCODINGS = ['UTF-8', 'UTF-16LE', 'UTF-16BE', 'Windows-1252'] as const;

describe('rows × encodings × quotation marks', () => {
  it('written as spreadsheets write them come back as they were', async () => {
    const always = (cell: string) => (/["\n;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(CELL, CELL), { minLength: 1, maxLength: 20 }),
        fc.constantFrom(...ENCODINGS),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.integer({ min: 1, max: 64 }),
        async (cells, encoding, end, size) => {
          const rows = cells.map(([name, brand], index) => `${index};${always(name)};${always(brand)}`);
          const text = ['sku;name;brand', '0;Käse für Gäste;x', ...rows].join(end);
          const { entries } = await readBytes(bytesIn(text, encoding), size);
          expect(entries.slice(1).map(({ row }) => [row?.['name'], row?.['brand']])).toEqual(cells);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('with one mark left open lose that row alone', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('Salz', '"Brot"', '"Öl; kalt"', 'Blech 12" rund'), {
          minLength: 2,
          maxLength: 30,
        }),
        fc.nat(),
        fc.constantFrom(...ENCODINGS),
        async (names, at, encoding) => {
          const place = at % names.length;
          const rows = names.map((name, index) => `${index};${index === place ? '"Käse' : name};x`);
          const { entries } = await readBytes(
            bytesIn(['sku;name;brand', ...rows, 'z;Weißwürste;x'].join('\n'), encoding),
          );
          expect(entries.flatMap(({ problem, line }) => (problem === undefined ? [] : [line]))).toEqual([
            place + 2,
          ]);
          expect(entries).toHaveLength(names.length + 1);
        },
      ),
      { numRuns: 200 },
    );
  });
});
