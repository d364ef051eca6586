import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { priceLineOf, productLineOf } from './convert-product';
import { convertCatalogue } from './convert-catalogue';
import { generatedCatalogue } from './generated-catalogue';
import type { RetailProduct } from './retail-product';
import { vatRateOf } from './vat-rate';

const schemas = path.resolve(import.meta.dirname, '../../../docs/operations/import');
/** Lines the backend's own tests import. */
const imported = path.resolve(import.meta.dirname, '../../../apps/backend/src/import/testing');
const validatorOf = (kind: string) => {
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  return ajv.compile(
    z.looseObject({}).parse(JSON.parse(readFileSync(path.join(schemas, `${kind}.schema.json`), 'utf8'))),
  );
};

const linesOf = (file: string): readonly unknown[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));

const product = (more: Partial<RetailProduct> = {}): RetailProduct => ({
  id: '1',
  name: ' Käse ',
  category: ['Kühlregal', 'Käse & Salate'],
  quantity: 400,
  unit: 'g',
  weighed: false,
  organic: true,
  available: true,
  prices: [{ from: '2024-02-01', gross: 2.2 }],
  ...more,
});

describe('a retail catalogue', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-catalogue-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('becomes lines that the published schemas of the import pass', async () => {
    const file = path.join(folder, 'catalogue.jsonl');
    const lines = generatedCatalogue(300).map((one) => JSON.stringify(one));
    writeFileSync(file, [...lines, '', 'no json', '{"id":"half"}'].join('\n'));
    const converted = await convertCatalogue(file, folder);
    expect(converted).toMatchObject({ articles: 300, skipped: 2 });
    for (const [kind, written] of [
      ['products', converted.products],
      ['prices', converted.prices],
    ] as const) {
      const isLine = validatorOf(kind);
      const lines = linesOf(written);
      expect(lines).toHaveLength(300);
      expect(lines.filter((line) => !isLine(line))).toEqual([]);
    }
  });

  it('becomes the very lines with which the backend tests that such articles are found and ordered', async () => {
    const file = path.join(folder, 'few.jsonl');
    writeFileSync(
      file,
      generatedCatalogue(6)
        .map((one) => JSON.stringify(one))
        .join('\n'),
    );
    const { products, prices } = await convertCatalogue(file, path.join(folder, 'few'));
    for (const [kind, written] of [
      ['products', products],
      ['prices', prices],
    ] as const)
      expect(linesOf(written), kind).toEqual(linesOf(path.join(imported, `converted-${kind}.jsonl`)));
  });

  it('brings its articles into categories with readable ids, with marks and a content', () => {
    expect(productLineOf(product())).toMatchObject({
      sku: 'R1',
      name: 'Käse',
      categories: [
        { id: 'r-kuhlregal', name: { 'de-AT': 'Kühlregal' } },
        { id: 'r-kuhlregal-kase-salate', name: { 'de-AT': 'Käse & Salate' } },
      ],
      attributes: [{ key: 'Gekuehlt' }, { key: 'Bio' }],
      basePrice: { quantity: '400', unit: 'g', refQuantity: '1', refUnit: 'kg' },
    });
  });

  it('has net prices of gross ones, rounded half up', () => {
    expect(priceLineOf(product())).toMatchObject({
      rawValueString: '2.00',
      uvp: '2.20',
      fromDate: '2024-02-01',
    });
    expect(priceLineOf(product({ category: ['Getränke', 'Wein'] }))).toMatchObject({
      rawValueString: '1.83',
    });
    expect(priceLineOf(product({ prices: [] }))).toBeUndefined();
    expect(priceLineOf(product({ prices: [{ from: '2024-02-01', gross: 0 }] }))).toBeUndefined();
  });

  it('prices what is weighed by the kilogram', () => {
    const weighed = product({ weighed: true });
    expect(priceLineOf(weighed)).toMatchObject({ rawValueString: '5.00' });
    expect(productLineOf(weighed)).toMatchObject({
      weighed: { pricedBy: 'kg', estimatedQuantityPerStorageUnit: '0.4' },
    });
    expect(productLineOf(weighed)).not.toHaveProperty('basePrice');
  });

  it.each([
    [['Getränke', 'Bier'], '20'],
    [['Getränke', 'Kaffee, Tee & Co.'], '10'],
    [['Haushalt', 'Garten'], '20'],
    [['Kühlregal', 'Käse'], '10'],
  ] as const)('guesses the rate of %j', (category, rate) => {
    expect(vatRateOf(category)).toBe(rate);
  });
});
