import { productSchema, productDetailsSchema } from '@gastroshop/api-contract';
import { NO_BREAK_SPACE } from '@gastroshop/i18n';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import {
  amountPattern,
  createTestApp,
  createFakeClock,
  pdfPages,
  plantProducts,
  seedBuyer,
  seedCategories,
  shelfProduct,
  stores,
  type TestApp,
} from '../../testing';

const MARKS: ReadonlyMap<string, string> = new Map([
  ['J', 'X'],
  ['S', 'Spuren'],
]);

describe.each(stores)('the essence list on paper on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  const anna = { userId: 'anna', tenant: 'AZ' };
  const resi = { userId: 'resi', tenant: 'AZ' };
  const args = { tenant: 'AZ', customerId: '1' } as const;
  /** Articles with all sorts of codes: what is known of some is nothing, of others less than there is to know. */
  const generated = Array.from({ length: 40 }, (__, place) =>
    shelfProduct({
      sku: `g${place}`,
      name: `Gericht ${place}`,
      categoryId: 'a',
      ...(place % 5 > 0 && {
        doc: {
          allergenInfoCodes: Array.from({ length: place % 7 === 0 ? 9 : 14 }, (___, letter) =>
            'JNSN?'.charAt((place * 3 + letter * (place % 4)) % 5),
          ).join(''),
        },
      }),
      ...(place % 6 === 1 && { details: { allergenInformation: { codes: 'NJNNNNSNNNNNNJ' } } }),
    }),
  );
  const prices = [{ type: 'LIST', rawValueString: '6173.29', minQuantity: 0 }] as const;
  const pdf = (as: object = anna, locale = 'de-AT') =>
    shop.call('getEssenceListPdf', args, { ...anna, ...as }, { 'accept-language': locale });
  const textOf = async (...ask: Parameters<typeof pdf>) => {
    const answer = await pdf(...ask);
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    return pdfPages(answer.bytes).join('\n').replaceAll(NO_BREAK_SPACE, ' ');
  };
  const sheet = async (locale = 'de-AT', of: { tenant: string; customerId: string } = args, who = anna) => {
    const answer = await shop.call(
      'getAllergensExcel',
      of,
      { ...who, roles: [] },
      { 'accept-language': locale },
    );
    expect(answer.status).toBe(200);
    return readSheet(answer.bytes);
  };

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, createFakeClock());
    await store.asSystem(async (queries) => {
      await seedCategories(queries, [
        { id: 'a', name: 'Käse', path: ['a'] },
        { id: 'b', name: 'Brot', path: ['b'] },
      ]);
      await plantProducts(queries, [
        shelfProduct({
          sku: '30',
          name: 'Semmel',
          english: { name: 'Roll' },
          categoryId: 'b',
          doc: { allergenInfoCodes: 'JNNNNSJNNNNNNN' },
          prices,
        }),
        shelfProduct({
          sku: '10',
          name: '=Bergkäse',
          categoryId: 'a',
          prices,
          details: { allergenInformation: { codes: 'NNNNNNJNNNNNNN', note: '+ Lab' } },
        }),
        shelfProduct({ sku: '20', name: 'Almkäse', categoryId: 'a', prices }),
        shelfProduct({ sku: '40', name: 'Verborgen' }),
        shelfProduct({ sku: '50', name: 'Altkauf' }),
      ]);
      await plantProducts(queries, generated);
      await seedBuyer(queries, { id: '3', userIds: ['gerda'] });
      await queries
        .insertInto('essence_item')
        .values(
          generated.map(({ sku }) => ({
            tenant: 'AZ',
            customer_id: '3',
            sku,
            bought_on: '2026-11-01',
            quantity: '1',
            unit: 'ST',
          })),
        )
        .execute();
      await seedBuyer(queries, { id: '1', userIds: ['anna'] });
      await seedBuyer(queries, { id: '2', userIds: ['resi'] });
      const bought = (sku: string, bought_on: string) => ({
        tenant: 'AZ',
        customer_id: '1',
        sku,
        bought_on,
        quantity: '2.5',
        unit: 'ST',
      });
      await queries
        .insertInto('essence_item')
        .values([
          bought('10', '2026-11-01'),
          bought('10', '2026-09-01'),
          bought('20', '2026-10-01'),
          bought('30', '2026-10-02'),
          bought('40', '2026-10-03'),
          bought('50', '2024-10-03'),
        ])
        .execute();
      await queries
        .insertInto('essence_visibility')
        .values({ tenant: 'AZ', customer_id: '1', sku: '40', is_visible: false })
        .execute();
    });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  it('holds what is shown, by category and name, with the last purchase and the price', async () => {
    const text = await textOf();
    expect(text).toMatch(/Stammartikel[^]*Käse[^]*=Bergkäse[^]*Almkäse[^]*Brot[^]*Semmel[^]*Seite 1 von 1/);
    for (const part of ['1. November 2026', '2,5 ST', '€ 6.173,29 / ST', '1 Customer 1', 'letzten 365 Tagen'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/Verborgen|Altkauf|September/);
    expect(await textOf({}, 'en-GB')).toMatch(/Regular products[^]*Roll[^]*Page 1 of 1/);
  });

  it('PRI-9: holds no price without the right, and is nobody else’s', async () => {
    const blind = await textOf({ roles: [] });
    expect(blind).not.toMatch(/€|Preis/);
    expect(blind).not.toMatch(amountPattern('6173.29'));
    expect((await shop.call('getEssenceListPdf', args, resi)).status).toBe(403);
    expect((await shop.call('getAllergensExcel', args, resi)).status).toBe(403);
  });

  it('PRD-9: names the allergens of each article, traces apart, and what nobody knows', async () => {
    const rows = await sheet();
    const head = rows.findIndex((row) => row[0] === 'Artikelnummer');
    expect(rows.slice(0, head).flat().filter(Boolean)).toEqual(
      expect.arrayContaining([
        'Alpingastro',
        'Allergeninformation gemäß Codex-Empfehlung',
        'Kunde: 1 Customer 1',
      ]),
    );
    expect(rows[head]?.slice(3, 7)).toEqual([
      'Enthält',
      'A Glutenhaltiges Getreide',
      'B Krebstiere',
      'C Eier',
    ]);
    const byNumber = new Map(rows.slice(head + 1).map((row) => [row[0], row.slice(1)]));
    expect([...byNumber.keys()]).toEqual(['10', '20', '30']);
    const marks = (states: Readonly<Record<number, string>>) =>
      Array.from({ length: 14 }, (_item, place) => states[place] ?? null);
    expect(byNumber.get('30')).toEqual([
      'Semmel',
      'Brot',
      'A, G',
      ...marks({ 0: 'X', 5: 'Spuren', 6: 'X' }),
      null,
    ]);
    expect(byNumber.get('10')).toEqual(['=Bergkäse', 'Käse', 'G', ...marks({ 6: 'X' }), '+ Lab']);
    expect(byNumber.get('20')).toEqual(['Almkäse', 'Käse', null, ...marks({}).map(() => '?'), null]);
    expect((await sheet('en-GB')).flat()).toContain('Roll');
  });

  it('PRD-9: holds of every article what the calls answer about it', async () => {
    const rows = await sheet('de-AT', { tenant: 'AZ', customerId: '3' }, { userId: 'gerda', tenant: 'AZ' });
    const head = rows.findIndex((row) => row[0] === 'Artikelnummer');
    const found = new Map(rows.slice(head + 1).map((row) => [row[0], row.slice(1, 18)]));
    expect(found.size).toBe(generated.length);
    for (const { sku } of generated) {
      const { name, allergenInfoCodes } = productSchema.parse(
        (await shop.call('getProduct', { tenant: 'AZ', sku })).body,
      );
      const { allergenInformation } = productDetailsSchema.parse(
        (await shop.call('getProductDetails', { tenant: 'AZ', sku })).body,
      );
      const codes = Array.from((allergenInformation?.codes ?? allergenInfoCodes ?? '').padEnd(14, '?'));
      const contained = codes.flatMap((code, place) => (code === 'J' ? 'ABCDEFGHLMNOPR'.charAt(place) : []));
      expect(found.get(sku), sku).toEqual([
        name,
        'Käse',
        contained.length === 0 ? null : contained.join(', '),
        ...codes.map((code) => MARKS.get(code) ?? (code === 'N' ? null : '?')),
      ]);
    }
  });

  it('ESS-2: looks back as far as the customer wants, three years at most', async () => {
    const put = (showEssenceForDays: number, as = anna) =>
      shop.call('putEssencePeriod', { ...args, body: { showEssenceForDays } }, as);
    const get = async () => (await shop.call('getEssencePeriod', args, anna)).body;
    expect(await get()).toEqual({ showEssenceForDays: 365 });
    expect(await put(1095)).toMatchObject({ status: 200, body: { showEssenceForDays: 1095 } });
    expect(await get()).toEqual({ showEssenceForDays: 1095 });
    expect(await textOf()).toContain('Altkauf');
    for (const days of [0, 1096, 1.5]) expect((await put(days)).status).toBe(422);
    expect((await put(183, resi)).status).toBe(403);
    expect((await shop.call('getEssencePeriod', args, resi)).status).toBe(403);
    expect((await put(365)).status).toBe(200);
    expect(await textOf()).not.toContain('Altkauf');
  });
});
