import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { amountPattern, createTestApp, plantProducts, seedBuyer, stores, type TestApp } from '../../testing';
import { allergenLines } from './allergen-lines';
import { datasheet } from './datasheet';
import { safetyDatasheet } from './safety-datasheet';
import { sheetProduct } from './sheet-product';
import { wordsIn } from './sheet-frame';

describe('PRD-9: allergens on paper', () => {
  const words = wordsIn('de-AT');

  it.each([
    ['JNNNNNJNNNNNNN', ['Enthält: A Glutenhaltiges Getreide, G Milch und Laktose']],
    [
      'NNNNNNSNNNNNNN',
      [
        'Enthält keines der 14 kennzeichnungspflichtigen Allergene.',
        'Kann Spuren enthalten von: Milch und Laktose',
      ],
    ],
    ['NNNNNNNNNNNNN', ['Nicht bekannt: Weichtiere']],
  ])('%s', (codes, lines) => {
    expect(allergenLines(codes, words)).toEqual(lines);
  });

  it('never calls the unknown free of anything', () => {
    expect(allergenLines(undefined, words)).toEqual([
      'Für diesen Artikel liegen keine Angaben zu Allergenen vor.',
    ]);
    expect(allergenLines('N', words).join()).toMatch(/^Nicht bekannt: Krebstiere, .*Weichtiere$/);
  });
});

describe.each(stores)('datasheets on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  const resi = { userId: 'resi', tenant: 'AZ' };

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store);
    await store.asSystem(async (queries) => {
      await plantProducts(queries, [
        {
          sku: '10',
          name: 'Topfenstrudel',
          english: { name: 'Curd strudel', labels: { attributes: { Haus: 'Home-made' } } },
          texts: { ingredients: 'Weizenmehl, Topfen' },
          doc: {
            allergenInfoCodes: 'JNNNNNJNNNNNNN',
            attributes: [
              { key: 'Gekuehlt' },
              { key: 'Lf' },
              { key: 'Bestellschluss', extension: '11:00' },
              { key: 'Haus', displayName: 'Hausgemacht' },
              { key: 'XY_7' },
            ],
          },
          details: {
            nutrientTables: [
              {
                basis: 'PER_100',
                energy: { kj: '840', kcal: '200' },
                groups: [
                  { key: 'SALT', quantity: '0.6', unit: 'g' },
                  {
                    key: 'FAT',
                    quantity: '7',
                    unit: 'g',
                    children: [{ key: 'SATURATES', quantity: '2', unit: 'g' }],
                  },
                ],
              },
            ],
          },
          prices: [{ type: 'LIST', rawValueString: '77.31', minQuantity: 1 }],
        },
        {
          sku: '20',
          name: 'Grillreiniger',
          hasSafetyDatasheet: true,
          details: { regulatedDescription: 'Ätzend.' },
        },
        {
          sku: '30',
          name: 'Zweigelt',
          doc: {
            units: [
              {
                name: 'Flasche',
                abbreviation: 'Fl',
                ratio: 1,
                isDefault: true,
                isVisible: true,
                isStorageUnit: true,
                gtins: ['9002236311036'],
              },
            ],
          },
          details: { wineAttributes: { vintage: '2025', rating: '★★★', maturity: '2027' } },
        },
      ]);
      await seedBuyer(queries, { id: '2', userIds: ['resi'], assortment: ['20'] });
    });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const sheetText = (sku: string, locale: 'de-AT' | 'en-GB') =>
    store.inScope({ tenant: 'AZ' }, async (queries) => {
      const buyer = { tenant: 'AZ', locale, today: '2026-11-25', customer: undefined } as const;
      const reader = { ...buyer, letterhead: { shop: 'Alpingastro', mark: '', address: [] } };
      const product = await sheetProduct(queries, buyer, sku);
      return JSON.stringify([
        datasheet(product, reader, false).blocks,
        safetyDatasheet(product, reader).blocks,
      ]);
    });

  it('are PDF files for everybody', async () => {
    for (const headers of [{}, { 'accept-language': 'en-GB' }]) {
      const answer = await shop.call('getDatasheet', { tenant: 'AZ', sku: '10' }, undefined, headers);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(answer.bytes.toString('latin1').trimEnd()).toMatch(/%%EOF$/);
    }
  });

  it('PRD-10: name allergens and nutrients in the order of the law, and no price', async () => {
    const text = await sheetText('10', 'de-AT');
    expect(text).toMatch(
      /Allergeninformation gemäß Codex-Empfehlung.*Enthält: A .*"Energie".*"840\skJ \/ 200\skcal".*Fett.*davon gesättigte.*Salz/,
    );
    expect(text).not.toMatch(amountPattern('77.31'));
    expect(await sheetText('10', 'en-GB')).toMatch(/Contains: A .*Fat.*of which saturates.*Salt/);
  });

  it('have a column for GTINs where a unit has one, and no empty one', async () => {
    expect(await sheetText('30', 'de-AT')).toMatch(/"GTIN".*"9002236311036"/);
    expect(await sheetText('20', 'de-AT')).toContain('"Stück"');
    expect(await sheetText('20', 'de-AT')).not.toContain('GTIN');
  });

  it('PRD-4: name attributes in words of the reader’s language, and no key', async () => {
    const german = await sheetText('10', 'de-AT');
    expect(german).toContain('"gekühlt, laktosefrei, Hausgemacht"');
    expect(german).not.toMatch(/Gekuehlt|XY_7|Bestellschluss/);
    expect(await sheetText('10', 'en-GB')).toContain('"chilled, lactose-free, Home-made"');
  });

  it('PRD-11: name what is told about a wine, without letters no paper has', async () => {
    expect(await sheetText('30', 'de-AT')).toMatch(/Jahrgang.*2025.*Bewertung.*3 Sterne.*Trinkreife.*2027/);
    expect(await sheetText('30', 'en-GB')).toMatch(/Vintage.*2025.*Rating.*3 stars.*Maturity/);
    expect(await sheetText('10', 'de-AT')).not.toMatch(/★|Wein|Jahrgang/);
  });

  it('of safety are there for those that have one', async () => {
    const available = async (sku: string) =>
      (await shop.call('getSafetyDatasheetAvailability', { tenant: 'AZ', sku })).body;
    expect([await available('10'), await available('20')]).toEqual([false, true]);
    expect(
      (await shop.call('getSafetyDatasheet', { tenant: 'AZ', sku: '20' })).bytes.subarray(0, 5).toString(),
    ).toBe('%PDF-');
    expect(await sheetText('20', 'de-AT')).toContain('Ätzend.');
    expect((await shop.call('getSafetyDatasheet', { tenant: 'AZ', sku: '10' })).status).toBe(404);
  });

  it('are the same 404 for unknown articles and those outside the assortment', async () => {
    for (const name of ['getDatasheet', 'getSafetyDatasheet', 'getSafetyDatasheetAvailability'] as const) {
      const unknown = await shop.call(name, { tenant: 'AZ', sku: 'nix' }, resi);
      expect(unknown.status).toBe(404);
      expect((await shop.call(name, { tenant: 'AZ', sku: '10' }, resi)).bytes).toEqual(unknown.bytes);
    }
  });
});
