import {
  groupedInventoryPageSchema,
  inventorySchema,
  inventoryDetailsSchema,
  inventoryPageSchema,
  type InventoryBody,
} from '@gastroshop/api-contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import {
  amountPattern,
  createTestApp,
  createFakeClock,
  plantProducts,
  seedAssignment,
  seedTestBuyer,
  shelfProduct,
  stores,
  type SeededOrderer,
  type TestApp,
} from '../../testing';

describe.each(stores)('INV-1: inventories on %s', (engine, open) => {
  const clock = createFakeClock(new Date('2026-11-25T13:00:00Z'));
  const cheese = shelfProduct({ name: 'Bergkäse' });
  const salt = shelfProduct({ name: 'Salz', prices: [] });
  let store: Store;
  let shop: TestApp;
  let who: SeededOrderer;
  let other: SeededOrderer;

  const as = (userId: string) => ({ userId, tenant: 'AZ', name: `Name ${userId}` });
  const items = (quantity = '2.5') => [
    { productSku: cheese.sku, capturedQuantity: quantity, capturedUnit: 'KT', unitRatio: 6, categoryId: 'k' },
    { productSku: salt.sku, capturedQuantity: 3, capturedUnit: 'ST', unitRatio: 1 },
  ];
  const body = (more: Partial<InventoryBody> = {}): InventoryBody => ({
    inventoryItems: items(),
    nonWebshopInventoryItems: [{ gtin: '4006381333931', productName: 'Kreide', unit: 'ST', amount: '4' }],
    ...more,
  });
  const owned = (of = who) => ({ tenant: 'AZ', customerId: of.customerId });
  const create = async (more: Partial<InventoryBody> = {}, of = who, by = of.userId) =>
    inventorySchema.parse(
      (await shop.call('createInventory', { ...owned(of), body: body(more) }, as(by))).body,
    );
  const list = async (more: object = {}, of = who) =>
    groupedInventoryPageSchema.parse(
      (await shop.call('getGroupedInventories', { ...owned(of), ...more }, as(of.userId))).body,
    );
  const deletedIds = async (of = who) =>
    inventoryPageSchema
      .parse((await shop.call('getDeletedInventories', owned(of), as(of.userId))).body)
      .inventories.map(({ id }) => id);
  const idsOf = async (of = who) =>
    (await list({}, of)).groups.flatMap(({ inventories }) => inventories.map(({ id }) => id));
  const details = (inventoryId: string, by: string, more: { page?: object } = {}) =>
    shop.call(
      'getInventoryDetails',
      { tenant: 'AZ', inventoryId, ...('page' in more && { body: more }) },
      as(by),
    );

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, clock);
    await store.asSystem(async (queries) => {
      await plantProducts(queries, [cheese, salt]);
      who = await seedTestBuyer(queries);
      other = await seedTestBuyer(queries);
    });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  it('are stored as they were counted and read back with their articles', async () => {
    const stored = await create({
      comment: '=SUMME(A1)',
      unloadingArea: 'Küche',
      externalAddressId: who.addressId,
    });
    expect(stored).toEqual({
      id: stored.id,
      customerId: who.customerId,
      tenant: 'AZ',
      createdBy: `Name ${who.userId}`,
      createdAt: '2026-11-25T13:00:00.000Z',
      inventoryLocation: `Gasthof ${who.customerId}, Küche`,
      comment: '=SUMME(A1)',
      unloadingArea: 'Küche',
      externalAddressId: who.addressId,
      numberOfRegularItems: 2,
      numberOfNonWebshopItems: 1,
    });
    // A colleague reads it as well: inventories are the customer's.
    const read = inventoryDetailsSchema.parse((await details(stored.id, who.colleagueId)).body);
    expect(read).toMatchObject({ ...stored, nonWebshopInventoryItems: body().nonWebshopInventoryItems });
    expect(read.inventoryItems.map(({ product, ...item }) => [item, product?.name])).toEqual([
      [items()[0], 'Bergkäse'],
      [items()[1], 'Salz'],
    ]);
  });

  it('are read line by line, sorted and by page', async () => {
    const { id } = await create();
    const names = async (page: object) =>
      inventoryDetailsSchema
        .parse((await details(id, who.userId, { page })).body)
        .inventoryItems.map(({ product }) => product?.name);
    expect(await names({ sortBy: 'name', sortDirection: 'DESC' })).toEqual(['Salz', 'Bergkäse']);
    // What has no price comes last.
    expect(await names({ sortBy: 'price' })).toEqual(['Bergkäse', 'Salz']);
    expect(await names({ page: 1 })).toEqual([]);
  });

  it('PRI-9: are not sorted by prices for those who may not see them, and hold none', async () => {
    const { id } = await create();
    const blind = { ...as(who.userId), roles: [] };
    const sorted = await shop.call(
      'getInventoryDetails',
      { tenant: 'AZ', inventoryId: id, body: { page: { sortBy: 'price' } } },
      blind,
    );
    expect(sorted).toMatchObject({ status: 422, body: { field: 'page.sortBy' } });
    const plain = await shop.call('getInventoryDetails', { tenant: 'AZ', inventoryId: id }, blind);
    expect(plain.status).toBe(200);
    expect(JSON.stringify(plain.body)).not.toMatch(amountPattern('4.15'));
  });

  it.each<[string, Partial<InventoryBody>, number, string | undefined]>([
    ['nothing', { inventoryItems: [], nonWebshopInventoryItems: [] }, 422, 'inventoryItems'],
    [
      'an unknown article',
      {
        inventoryItems: [{ productSku: 'gone', capturedQuantity: 1, capturedUnit: 'ST', unitRatio: 1 }],
      },
      422,
      'inventoryItems.0.productSku',
    ],
    ['an unknown address', { externalAddressId: 'nowhere' }, 404, undefined],
  ])('are not stored of %s', async (_what, more, status, field) => {
    const before = await idsOf();
    const answer = await shop.call('createInventory', { ...owned(), body: body(more) }, as(who.userId));
    expect(answer).toMatchObject({ status, body: field === undefined ? {} : { field } });
    expect(await idsOf()).toEqual(before);
  });

  it('take no address of another customer', async () => {
    const answer = await shop.call(
      'createInventory',
      { ...owned(), body: body({ externalAddressId: other.addressId }) },
      as(who.userId),
    );
    const unknown = await shop.call(
      'createInventory',
      { ...owned(), body: body({ externalAddressId: 'nowhere' }) },
      as(who.userId),
    );
    expect(answer.status).toBe(404);
    expect(answer.bytes.equals(unknown.bytes)).toBe(true);
  });

  it('are listed under their days in Vienna, the latest first or the earliest, page by page', async () => {
    const of = await store.asSystem((queries) => seedTestBuyer(queries));
    const at = async (moment: string) => {
      clock.moveTo(new Date(moment));
      return (await create({}, of)).id;
    };
    // The second is counted after midnight in Vienna, on the day before in Greenwich.
    const [first, second, third] = [
      await at('2026-11-20T12:00:00Z'),
      await at('2026-11-20T23:30:00Z'),
      await at('2026-11-21T08:00:00Z'),
    ];
    clock.moveTo(new Date('2026-11-25T13:00:00Z'));
    const { groups, page } = await list({}, of);
    expect(groups.map(({ date, inventories }) => [date, inventories.map(({ id }) => id)])).toEqual([
      ['2026-11-21', [third, second]],
      ['2026-11-20', [first]],
    ]);
    expect(page).toEqual({ totalElements: 3, totalPages: 1, number: 0, size: 100 });
    const earliest = await list({ sortDirection: 'asc', pageSize: 50 }, of);
    expect(earliest.groups.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21']);
    expect((await list({ pageNumber: 1 }, of)).groups).toEqual([]);
  });

  it('can be deleted and recovered as often as somebody taps, and the deleted have a list', async () => {
    const { id } = await create();
    const args = { tenant: 'AZ', inventoryId: id };
    const tap = async (name: 'deleteInventory' | 'recoverInventory', by: string) => {
      expect((await shop.call(name, args, as(by))).status).toBe(204);
    };
    await tap('deleteInventory', who.userId);
    await tap('deleteInventory', who.userId);
    expect(await idsOf()).not.toContain(id);
    expect(await deletedIds()).toContain(id);
    expect((await details(id, who.userId)).status).toBe(200);
    await tap('recoverInventory', who.colleagueId);
    await tap('recoverInventory', who.colleagueId);
    expect(await idsOf()).toContain(id);
    expect(await deletedIds()).not.toContain(id);
  });

  it('T03: of a customer one does not act for are not there, byte for byte like unknown ones', async () => {
    const { id } = await create({}, other);
    for (const name of ['getInventoryDetails', 'deleteInventory', 'recoverInventory'] as const) {
      const foreign = await shop.call(name, { tenant: 'AZ', inventoryId: id }, as(who.userId));
      const unknown = await shop.call(name, { tenant: 'AZ', inventoryId: randomUUID() }, as(who.userId));
      expect(foreign.status, name).toBe(404);
      expect(foreign.bytes.equals(unknown.bytes)).toBe(true);
    }
    expect(await idsOf(other)).toContain(id);
    expect((await shop.call('getGroupedInventories', owned(other), as(who.userId))).status).toBe(403);
  });

  it('of another of the user’s customers are found by their id, whichever is chosen', async () => {
    const { id } = await create({}, other);
    const both = { userId: randomUUID(), tenant: 'AZ' };
    await store.asSystem(async (queries) => {
      await seedAssignment(queries, who.customerId, [both.userId]);
      await seedAssignment(queries, other.customerId, [both.userId]);
    });
    const answer = await shop.call('getInventoryDetails', { tenant: 'AZ', inventoryId: id }, both, {
      cookie: `customer=${who.customerId}`,
    });
    expect(inventoryDetailsSchema.parse(answer.body).customerId).toBe(other.customerId);
  });

  it(`keep every count of colleagues who count at once (${engine})`, async () => {
    const of = await store.asSystem((queries) => seedTestBuyer(queries));
    const counted = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        create({ comment: String(index) }, of, index % 2 === 0 ? of.userId : of.colleagueId),
      ),
    );
    expect((await idsOf(of)).toSorted()).toEqual(counted.map(({ id }) => id).toSorted());
    // Deleting and recovering at once ends in one of the two states, with every count still there.
    const [{ id } = { id: '' }] = counted;
    await Promise.all(
      (['deleteInventory', 'recoverInventory', 'deleteInventory', 'recoverInventory'] as const).map((name) =>
        shop.call(name, { tenant: 'AZ', inventoryId: id }, as(of.userId)),
      ),
    );
    expect([...(await idsOf(of)), ...(await deletedIds(of))]).toHaveLength(20);
    expect(inventoryDetailsSchema.parse((await details(id, of.userId)).body).inventoryItems).toHaveLength(2);
  });
});
