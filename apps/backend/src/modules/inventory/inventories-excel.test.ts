import {
  inventorySchema,
  inventoryDetailsSchema,
  type InventoryDetails,
  type InventoryBody,
} from '@gastroshop/api-contract';
import { inventorySheets, type GenerationMode } from '@gastroshop/domain/inventory';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import {
  amountPattern,
  createTestApp,
  createFakeClock,
  openQuickStore,
  plantProducts,
  seedTestBuyer,
  shelfProduct,
  type SeededOrderer,
  type TestApp,
} from '../../testing';

type Cell = string | number | null;

/** A sheet as a reader finds it. */
interface ReadSheet {
  readonly name: string;
  readonly notes: readonly string[];
  /** Rows of the table by their headings. */
  readonly rows: readonly Readonly<Record<string, Cell>>[];
  readonly totals: Readonly<Record<string, Cell>> | undefined;
}

/** Above the table stand the shop, the title and notes, then an empty row, then the headings. */
const cellOf = (value: unknown): Cell =>
  typeof value === 'string' || typeof value === 'number' ? value : null;

const readSheets = async (bytes: Buffer, withTotals: boolean): Promise<readonly ReadSheet[]> =>
  (await readWorkbook(bytes)).map(({ sheet, data }) => {
    const gap = data.findIndex((row) => row.every((cell) => cell === null));
    const headings = (data[gap + 1] ?? []).map(String);
    const table = data
      .slice(gap + 2)
      .map((row) => Object.fromEntries(headings.map((heading, place) => [heading, cellOf(row[place])])));
    return {
      name: sheet,
      notes: data.slice(0, gap).map(([note]) => String(note)),
      rows: withTotals ? table.slice(0, -1) : table,
      totals: withTotals ? table.at(-1) : undefined,
    };
  });

describe('INV-1: inventories as a spreadsheet', () => {
  const clock = createFakeClock(new Date('2026-11-25T13:00:00Z'));
  const cheese = shelfProduct({
    name: '=HYPERLINK("https://evil.example")',
    prices: [
      { type: 'LIST', rawValueString: '4.15', minQuantity: 0 },
      { type: 'LIST', rawValueString: '3.99', minQuantity: 12 },
    ],
    english: { name: 'Mountain cheese' },
  });
  const ham = shelfProduct({
    name: 'Schinken',
    prices: [{ type: 'LIST', rawValueString: '12.90', minQuantity: 0 }],
    doc: { weighed: { pricedBy: 'kg', estimatedQuantityPerStorageUnit: '2.5' } },
  });
  const salt = shelfProduct({ name: 'Salz', prices: [] });
  let store: Store;
  let shop: TestApp;
  let who: SeededOrderer;
  let other: SeededOrderer;
  let bar: InventoryDetails;
  let cellar: InventoryDetails;

  const as = (userId: string, more: object = {}) => ({ userId, tenant: 'AZ', ...more });
  const create = async (of: SeededOrderer, body: InventoryBody): Promise<InventoryDetails> => {
    const args = { tenant: 'AZ', customerId: of.customerId };
    const { id } = inventorySchema.parse(
      (await shop.call('createInventory', { ...args, body }, as(of.userId))).body,
    );
    const answer = await shop.call('getInventoryDetails', { tenant: 'AZ', inventoryId: id }, as(of.userId));
    return inventoryDetailsSchema.parse(answer.body);
  };
  const fetchFile = (more: object = {}, user = as(who.userId), headers = {}) =>
    shop.call('getInventoriesExcel', { tenant: 'AZ', customerId: who.customerId, ...more }, user, headers);
  const sheetsOf = async (more: object = {}, user = as(who.userId), headers = {}) => {
    const { status, bytes, headers: answered } = await fetchFile(more, user, headers);
    expect(status).toBe(200);
    expect(answered['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    return readSheets(bytes, !('roles' in user));
  };

  beforeAll(async () => {
    store = await openQuickStore();
    shop = await createTestApp(store, clock);
    await store.asSystem(async (queries) => {
      await plantProducts(queries, [cheese, ham, salt]);
      who = await seedTestBuyer(queries);
      other = await seedTestBuyer(queries);
    });
    const count = (productSku: string, capturedQuantity: string, capturedUnit = 'ST', unitRatio = 1) => ({
      productSku,
      capturedQuantity,
      capturedUnit,
      unitRatio,
    });
    clock.moveTo(new Date('2026-11-23T09:00:00Z'));
    bar = await create(who, {
      unloadingArea: 'Bar',
      comment: '=1+1',
      inventoryItems: [count(cheese.sku, '1.5', 'KT', 6), count(cheese.sku, '2'), count(ham.sku, '3')],
      nonWebshopInventoryItems: [{ gtin: '4006381333931', productName: '@Kreide', unit: 'ST', amount: '4' }],
    });
    clock.moveTo(new Date('2026-11-24T09:00:00Z'));
    cellar = await create(who, {
      unloadingArea: 'Keller',
      inventoryItems: [count(cheese.sku, '0.5', 'KT', 6), count(salt.sku, '0')],
      nonWebshopInventoryItems: [{ gtin: '4006381333931', productName: 'Kreide', unit: 'ST', amount: '1.5' }],
    });
    clock.moveTo(new Date('2026-11-25T13:00:00Z'));
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const modes = (['SINGLE', 'MERGED'] as const).flatMap((mode) =>
    [false, true].map((byProduct): [GenerationMode, boolean] => [mode, byProduct]),
  );

  it.each(modes)('%s, one row per article: %s: holds what the details answer', async (mode, byProduct) => {
    const sheets = await sheetsOf({ generationMode: mode, groupByArticleChecked: byProduct });
    const expected = inventorySheets([bar, cellar], {
      generationMode: mode,
      groupByArticleChecked: byProduct,
    });
    expect(sheets).toHaveLength(expected.length);
    const names = new Map(
      [bar, cellar].flatMap(({ inventoryItems }) =>
        inventoryItems.map(({ productSku, product }) => [productSku, product?.name]),
      ),
    );
    for (const [index, { rows, nonWebshopRows }] of expected.entries()) {
      expect(
        sheets[index]?.rows.map((row) => [
          row['Artikelnummer'],
          row['Artikel'],
          ...(byProduct ? [] : [row['Menge'], row['Einheit']]),
          row['Menge in Lagereinheiten'],
        ]),
      ).toEqual([
        ...rows.map(({ productSku, quantity, unit, storageQuantity }) => [
          productSku,
          names.get(productSku),
          ...(byProduct ? [] : [Number(quantity), unit]),
          Number(storageQuantity),
        ]),
        ...nonWebshopRows.map(({ productName, unit, amount }) => [
          null,
          productName,
          ...(byProduct ? [Number(amount)] : [Number(amount), unit, null]),
        ]),
      ]);
    }
  });

  it('says what the stock is worth at the price of as much, and the sum below', async () => {
    const [sheet] = await sheetsOf({ generationMode: 'MERGED', groupByArticleChecked: true });
    // 14 pieces of cheese cost 3.99 each; three hams of about 2.5 kg; there is no salt, and no price for it.
    expect(sheet?.rows.map((row) => [row['Preis'], row['Wert'], row['Hinweis']])).toEqual([
      [3.99, 55.86, null],
      [12.9, 96.75, 'Preis je kg, Gewicht geschätzt'],
      [null, null, 'Preis auf Anfrage'],
      [null, null, 'Nicht im Sortiment'],
    ]);
    expect(sheet?.totals).toMatchObject({ Artikel: 'Summe', Wert: 152.61 });
    expect(sheet?.rows[0]?.['Lagereinheit']).toBe('ST');
    expect(sheet?.rows.at(-1)?.['GTIN']).toBe('4006381333931');
  });

  it('PRI-9: shows no price to those who may not see any', async () => {
    const blind = as(who.userId, { roles: [] });
    const [sheet] = await sheetsOf({ generationMode: 'MERGED' }, blind);
    expect(Object.keys(sheet?.rows[0] ?? {})).toEqual([
      'Artikelnummer',
      'Artikel',
      'Kategorie',
      'Menge',
      'Einheit',
      'Menge in Lagereinheiten',
      'Lagereinheit',
      'GTIN',
      'Hinweis',
    ]);
    expect(JSON.stringify(sheet)).not.toMatch(/Preis/);
    expect(JSON.stringify(sheet)).not.toMatch(amountPattern('3.99', '4.15', '55.86'));
  });

  it('names each inventory on its sheet, T17: with what was typed as text', async () => {
    const [first, second] = await sheetsOf();
    expect([first?.name, second?.name]).toEqual(['23. Nov. 2026 Bar', '24. Nov. 2026 Keller']);
    expect(first?.notes).toEqual([
      'Alpingastro',
      'Inventur',
      `Kunde: ${who.customerId} Gasthof ${who.customerId}`,
      `Gezählt am Montag, 23. November 2026 von ${who.userId}`,
      'Ort: Bar',
      'Kommentar: =1+1',
      'Werte zu Tagespreisen vom Mittwoch, 25. November 2026, exkl. USt',
    ]);
    expect(first?.rows.map((row) => row['Artikel'])).toContain('=HYPERLINK("https://evil.example")');
  });

  it('speaks English', async () => {
    const [sheet] = await sheetsOf({ generationMode: 'MERGED' }, as(who.userId), {
      'accept-language': 'en-GB',
    });
    expect(sheet?.notes[3]).toBe('2 stock-takings: 23 November 2026 – 24 November 2026');
    expect(sheet?.rows[0]).toMatchObject({ Product: 'Mountain cheese', Amount: 2, Unit: 'carton' });
  });

  it('takes days, inclusive and Vienna’s, and ids', async () => {
    const names = async (more: object) => (await sheetsOf(more)).map(({ name }) => name);
    expect(await names({ fromDate: '2026-11-24', toDate: '2026-11-24' })).toEqual(['24. Nov. 2026 Keller']);
    expect(await names({ toDate: '2026-11-23' })).toEqual(['23. Nov. 2026 Bar']);
    expect(await names({ inventoryIds: [cellar.id] })).toEqual(['24. Nov. 2026 Keller']);
    // Of nothing there is an empty table.
    expect(await names({ fromDate: '2026-11-25' })).toEqual(['Summe']);
    expect(await fetchFile({ fromDate: '2026-11-25', toDate: '2026-11-24' })).toMatchObject({
      status: 422,
      body: { field: 'toDate' },
    });
  });

  it('T03: of ids all have to be the customer’s, and present', async () => {
    const foreign = await create(other, {
      inventoryItems: [],
      nonWebshopInventoryItems: [{ productName: 'Kreide', unit: 'ST', amount: 1 }],
    });
    for (const id of [foreign.id, 'unknown'])
      expect(await fetchFile({ inventoryIds: [bar.id, id] })).toMatchObject({ status: 404 });
    const args = { tenant: 'AZ', inventoryId: cellar.id };
    await shop.call('deleteInventory', args, as(who.userId));
    expect(await fetchFile({ inventoryIds: [cellar.id] })).toMatchObject({ status: 404 });
    expect((await sheetsOf()).map(({ name }) => name)).toEqual(['23. Nov. 2026 Bar']);
    await shop.call('recoverInventory', args, as(who.userId));
    expect(await sheetsOf()).toHaveLength(2);
  });
});
