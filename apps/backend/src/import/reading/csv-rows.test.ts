import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { csvRows } from './csv-rows';
import { BadFileError, type Entry } from './entry';
import { PRICE_COLUMNS, priceOfRow } from './price-of-row';
import { PRODUCT_COLUMNS, productOfRow } from './product-of-row';
import { priceLine } from '../shapes/price-line';
import { productLine } from '../shapes/product-line';

const read = async (text: string, columns = PRICE_COLUMNS): Promise<readonly Entry[]> => {
  const entries: Entry[] = [];
  for await (const entry of csvRows(Readable.from([Buffer.from(text)]), columns)) entries.push(entry);
  return entries;
};

describe('a table as CSV', () => {
  it.each([
    ['semicolons', 'sku;type;price\n1;LIST;4,15\n'],
    ['commas', 'sku,type,price\n1,LIST,"4,15"\n'],
    ['tabs and a byte order mark', '\uFEFFsku\ttype\tprice\r\n1\tLIST\t4,15\r\n'],
  ])('is read with %s', async (_, text) => {
    const [entry] = await read(text);
    expect(entry).toMatchObject({ line: 2, row: { sku: '1', type: 'LIST', price: '4,15' } });
    expect(priceLine.parse(priceOfRow(entry?.row ?? {}))).toMatchObject({ sku: '1', rawValueString: '4.15' });
  });

  it('tells the line of a row that is broken, and reads on', async () => {
    const entries = await read('sku;type;price\n1;LIST;1\n2;LIST\n4;LIST;1;2\n');
    expect(entries.filter(({ row }) => row !== undefined)).toMatchObject([{ line: 2, row: { sku: '1' } }]);
    const broken = entries.filter(({ problem }) => problem?.startsWith('is no row') === true);
    expect(broken.map(({ line }) => line)).toContain(3);
  });

  it('is refused as a whole where the head line is none of ours', async () => {
    await expect(read('sku;preis\n1;2\n')).rejects.toThrow(BadFileError);
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

  it('names an allergen letter that is none', () => {
    const line = productLine.safeParse(
      productOfRow({ sku: '1', name: 'x', categoryIds: '1', categoryNames: 'x', allergens: 'AZ' }),
    );
    expect(line.error?.issues[0]?.path).toEqual(['allergenInfoCodes']);
  });
});
