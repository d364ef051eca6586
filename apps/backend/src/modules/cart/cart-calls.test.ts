import {
  cartSchema,
  cartEventSchema,
  cartLineAnswerSchema,
  type Cart,
  type CartItemWrite,
} from '@gastroshop/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Store } from '../../db';
import {
  amountPattern,
  createTestApp,
  createFakeClock,
  TEST_NOW,
  plantProducts,
  seedBuyer,
  seedCategories,
  seedTestBuyer,
  seedShelf,
  shelfProduct,
  stores,
  type SeededOrderer,
  type TestApp,
} from '../../testing';

const TENANT = { tenant: 'AZ' } as const;

describe.each(stores)('the own cart on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  const clock = createFakeClock();

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, clock);
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const orderer = () => store.asSystem((queries) => seedTestBuyer(queries));
  const shelf = (count: number) => store.asSystem((queries) => seedShelf(queries, count));
  const buyer = ({ userId }: SeededOrderer, roles?: readonly string[]) => ({
    userId,
    tenant: 'AZ',
    ...(roles !== undefined && { roles }),
  });
  const at = ({ customerId }: SeededOrderer) => ({ ...TENANT, customerId });
  const put = async (
    who: SeededOrderer,
    items: readonly CartItemWrite[],
    userId = who.userId,
  ): Promise<Cart> => {
    const answer = await shop.call('putCartItems', { ...at(who), items }, { userId, tenant: 'AZ' });
    expect(answer).toMatchObject({ status: 200 });
    return cartSchema.parse(answer.body);
  };
  const read = async (who: SeededOrderer): Promise<Cart> =>
    cartSchema.parse((await shop.call('getCart', at(who), buyer(who))).body);

  it('is empty before anybody put anything in', async () => {
    const who = await orderer();
    expect(await read(who)).toMatchObject({
      items: [],
      deletedItems: [],
      version: 0,
      totals: { net: '0.00' },
    });
  });

  it('takes lines in, in their order, with article, unit, version and sums', async () => {
    const who = await orderer();
    const [a = '', b = ''] = await shelf(2);
    const answer = await put(who, [
      { sku: b, amount: 2, unitAbbreviation: 'KT', note: 'reif', naraDto: { code: 7 } },
      { sku: a, amount: 3, unitAbbreviation: 'ST' },
    ]);
    expect(answer).toMatchObject({
      version: 1,
      items: [
        {
          sku: b,
          amount: 2,
          unitAbbreviation: 'KT',
          version: 1,
          note: 'reif',
          naraDto: { code: 7 },
          unit: { ratio: 6 },
          product: { sku: b },
        },
        { sku: a, amount: 3, version: 1 },
      ],
      // 12 × 4.15 + 3 × 4.15 on the next possible day, VAT once for the delivery.
      totals: { net: '62.25', gross: '68.48', vat: [{ date: '2026-11-26', ratePercent: '10', vat: '6.23' }] },
    });
    expect(await read(who)).toEqual(answer);
  });

  it('leaves other lines alone, and another unit replaces the line’s unit in its place', async () => {
    const who = await orderer();
    const [a = '', b = ''] = await shelf(2);
    await put(who, [
      { sku: a, amount: 1, unitAbbreviation: 'ST' },
      { sku: b, amount: 1, unitAbbreviation: 'ST' },
    ]);
    const answer = await put(who, [{ sku: a, amount: 2, unitAbbreviation: 'KT' }]);
    expect(
      answer.items.map(({ sku, unitAbbreviation, version }) => [sku, unitAbbreviation, version]),
    ).toEqual([
      [a, 'KT', 2],
      [b, 'ST', 1],
    ]);
    expect(answer.version).toBe(2);
  });

  it('CRT-5: keeps what was taken out, brings it back last, and lists events latest first', async () => {
    const who = await orderer();
    const [a = '', b = ''] = await shelf(2);
    await put(who, [
      { sku: a, amount: 1, unitAbbreviation: 'ST' },
      { sku: b, amount: 1, unitAbbreviation: 'KT' },
    ]);
    const removed = await shop.call('deleteCartItem', { ...at(who), item: { sku: a } }, buyer(who));
    expect(removed.body).toMatchObject({
      items: [{ sku: b }],
      deletedItems: [{ sku: a, unitAbbr: 'ST', deletedAt: TEST_NOW.toISOString() }],
    });
    const back = await put(who, [{ sku: a, amount: 5, unitAbbreviation: 'ST' }]);
    expect(back.items.map(({ sku }) => sku)).toEqual([b, a]);
    expect(back.deletedItems).toEqual([]);
    expect(await shop.call('clearCart', at(who), buyer(who))).toMatchObject({
      status: 200,
      body: { items: [], deletedItems: [{}, {}], version: 4 },
    });
    const events = z
      .array(cartEventSchema)
      .parse((await shop.call('getCartEvents', at(who), buyer(who))).body);
    expect(events.map(({ eventType, sku, cartVersion }) => [eventType, sku, cartVersion])).toEqual([
      ['CART_CLEARED', undefined, 4],
      ['ITEM_ADDED', a, 3],
      ['ITEM_REMOVED', a, 2],
      ['ITEM_ADDED', b, 1],
      ['ITEM_ADDED', a, 1],
    ]);
  });

  it('CRT-6: brings an emptied cart back whole for 24 hours, for colleagues too', async () => {
    const who = await orderer();
    const skus = await shelf(120);
    await put(who, [
      ...skus.map((sku, index) => ({ sku, amount: index + 1, unitAbbreviation: 'KT' })),
      { sku: skus[0] ?? '', amount: 7, unitAbbreviation: 'KT', note: 'reif', costCentre: 'Küche' },
    ]);
    await shop.call('deleteCartItem', { ...at(who), item: { sku: skus[119] ?? '' } }, buyer(who));
    const before = await read(who);
    clock.moveTo(new Date(TEST_NOW.getTime() + 1000));
    try {
      const cleared = cartSchema.parse((await shop.call('clearCart', at(who), buyer(who))).body);
      const gone = cleared.deletedItems.filter(({ withCart }) => withCart === true);
      expect(gone.map(({ sku, content, deletedBy }) => ({ sku, content, deletedBy }))).toEqual(
        before.items.map(({ sku, amount, unitAbbreviation, note, costCentre }) => ({
          sku,
          content: {
            amount,
            unitAbbreviation,
            ...(note !== undefined && { note }),
            ...(costCentre !== undefined && { costCentre }),
          },
          deletedBy: who.userId,
        })),
      );
      expect(gone).toHaveLength(119);
      // The line taken out before is none of the cart's that was emptied.
      expect(cleared.deletedItems.map(({ sku }) => sku)).toContain(skus[119]);

      clock.moveTo(new Date(TEST_NOW.getTime() + 86_400_000));
      const back = await put(
        who,
        (await read(who)).deletedItems.flatMap(({ sku, content, version, withCart }) =>
          content === undefined || withCart !== true
            ? []
            : [{ sku, ...content, plan: undefined, seenVersion: version }],
        ),
      );
      // All but the time and the version, which grew.
      const held = ({ items }: Cart) =>
        items.map((item) => ({ ...item, version: undefined, lastUpdatedAt: undefined }));
      expect(held(back)).toEqual(held(before));

      await shop.call('clearCart', at(who), buyer(who));
      clock.moveTo(new Date(TEST_NOW.getTime() + 2 * 86_400_000));
      const late = await read(who);
      expect(late.deletedItems.some(({ withCart }) => withCart)).toBe(false);
    } finally {
      clock.moveTo(TEST_NOW);
    }
  });

  it('answers one line alone, where only that is asked for', async () => {
    const who = await orderer();
    const [sku = ''] = await shelf(1);
    const item = { sku, amount: 4, unitAbbreviation: 'ST' };
    const answer = await shop.call('putCartItemWithoutDetail', { ...at(who), item }, buyer(who));
    expect(cartLineAnswerSchema.parse(answer.body)).toEqual({ item: { ...item, version: 1 }, version: 1 });
    const whole = await shop.call('putCartItem', { ...at(who), item: { ...item, amount: 5 } }, buyer(who));
    expect(whole.body).toMatchObject({ version: 2, items: [{ amount: 5, version: 2 }] });
  });

  it('lets the newer action win, keeps the other at hand, and tells both', async () => {
    const who = await orderer();
    const [sku = ''] = await shelf(1);
    await put(who, [{ sku, amount: 1, unitAbbreviation: 'ST', seenVersion: 0, ageMs: 0, operationId: 'a1' }]);
    await put(
      who,
      [{ sku, amount: 7, unitAbbreviation: 'ST', seenVersion: 1, ageMs: 100, operationId: 'a2' }],
      who.colleagueId,
    );
    // Acted before the colleague, arrives after: it loses.
    const late = await put(who, [
      { sku, amount: 3, unitAbbreviation: 'ST', seenVersion: 1, ageMs: 5_000, operationId: 'a3' },
    ]);
    expect(late).toMatchObject({
      version: 2,
      items: [{ amount: 7, version: 2 }],
      conflicts: [{ sku, kept: { amount: 7 }, dropped: { amount: 3 } }],
    });
    const newer = await put(who, [
      { sku, amount: 4, unitAbbreviation: 'ST', seenVersion: 1, ageMs: 0, operationId: 'a4' },
    ]);
    expect(newer).toMatchObject({
      version: 3,
      items: [{ amount: 4 }],
      conflicts: [{ kept: { amount: 4 }, dropped: { amount: 7 } }],
    });
    const events = z
      .array(cartEventSchema)
      .parse((await shop.call('getCartEvents', at(who), buyer(who))).body);
    expect(events.slice(0, 2).map(({ conflict }) => conflict?.dropped?.amount)).toEqual([7, 3]);
  });

  it('CRT-7: changes what a write names and leaves the rest of the line', async () => {
    const who = await orderer();
    const [sku = ''] = await shelf(1);
    const remarks = { note: 'reif', costCentre: 'Bar', customerArticleNumber: 'K-7' };
    await put(who, [{ sku, amount: 2, unitAbbreviation: 'ST', naraDto: { code: 7 }, ...remarks }]);
    expect(await put(who, [{ sku, amount: 3, unitAbbreviation: 'ST' }])).toMatchObject({
      items: [{ amount: 3, ...remarks, naraDto: { code: 7 } }],
    });
    const item = { sku, amount: 4, unitAbbreviation: 'KT' };
    await shop.call('putCartItemWithoutDetail', { ...at(who), item }, buyer(who));
    expect(await put(who, [{ sku, note: 'sehr reif', costCentre: '' }])).toMatchObject({
      version: 4,
      items: [
        {
          amount: 4,
          unitAbbreviation: 'KT',
          note: 'sehr reif',
          customerArticleNumber: 'K-7',
          naraDto: { code: 7 },
        },
      ],
    });
    expect((await read(who)).items[0]).not.toHaveProperty('costCentre');
  });

  it('CRT-7: keeps a remark and an amount that two buyers change at once', async () => {
    const who = await orderer();
    const [sku = ''] = await shelf(1);
    await put(who, [{ sku, amount: 1, unitAbbreviation: 'ST', seenVersion: 0, operationId: 'a1' }]);
    await put(who, [{ sku, note: 'reif', seenVersion: 1, ageMs: 0, operationId: 'b1' }], who.colleagueId);
    const late = await put(who, [
      { sku, amount: 9, unitAbbreviation: 'ST', seenVersion: 1, ageMs: 60_000, operationId: 'a2' },
    ]);
    expect(late).toMatchObject({ items: [{ amount: 9, note: 'reif', version: 3 }] });
    expect(late).not.toHaveProperty('conflicts');
  });

  it('CRT-8: an amount without a version that is older than the line’s loses, and both are told', async () => {
    const who = await orderer();
    const [sku = ''] = await shelf(1);
    await put(
      who,
      [{ sku, amount: 7, unitAbbreviation: 'ST', ageMs: 0, operationId: 'b1' }],
      who.colleagueId,
    );
    const late = await put(who, [
      { sku, amount: 3, unitAbbreviation: 'ST', ageMs: 60_000, operationId: 'a1' },
    ]);
    expect(late).toMatchObject({
      items: [{ amount: 7 }],
      conflicts: [{ sku, kept: { amount: 7 }, dropped: { amount: 3 } }],
    });
    const events = z
      .array(cartEventSchema)
      .parse((await shop.call('getCartEvents', at(who), buyer(who))).body);
    expect(events[0]).toMatchObject({ userId: who.userId, conflict: { dropped: { amount: 3 } } });
    // An old client, which tells neither, is taken at its word.
    expect(await put(who, [{ sku, amount: 5, unitAbbreviation: 'ST' }])).toMatchObject({
      items: [{ amount: 5 }],
    });
  });

  it('CRT-8: a removal that is newer wins over an older amount, and the other way round', async () => {
    const who = await orderer();
    const [sku = ''] = await shelf(1);
    const remove = (ageMs: number, operationId: string) =>
      shop.call('deleteCartItem', { ...at(who), item: { sku, ageMs, operationId } }, buyer(who));
    const write = (amount: number, ageMs: number, operationId: string) =>
      put(who, [{ sku, amount, unitAbbreviation: 'ST', ageMs, operationId }]);
    await write(1, 50_000, 'a');
    await remove(20_000, 'b');
    expect(await write(2, 30_000, 'c')).toMatchObject({
      items: [],
      conflicts: [{ sku, dropped: { amount: 2 } }],
    });
    expect(await write(3, 10_000, 'd')).toMatchObject({ items: [{ amount: 3 }] });
    expect((await remove(15_000, 'e')).body).toMatchObject({
      items: [{ amount: 3 }],
      conflicts: [{ sku, kept: { amount: 3 } }],
    });
  });

  it('CRT-7: refuses a remark on a line that is not there, naming what is missing', async () => {
    const who = await orderer();
    const [sku = ''] = await shelf(1);
    const answer = await shop.call(
      'putCartItems',
      { ...at(who), items: [{ sku, note: 'reif' }] },
      buyer(who),
    );
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-request', field: 'amount' } });
  });

  it('takes a repeated operation in once', async () => {
    const who = await orderer();
    const [sku = ''] = await shelf(1);
    const write = { sku, amount: 1, unitAbbreviation: 'ST', seenVersion: 0, operationId: 'once' };
    await put(who, [write]);
    await put(who, [{ sku, amount: 9, unitAbbreviation: 'ST' }]);
    expect(await put(who, [write])).toMatchObject({ version: 2, items: [{ amount: 9 }] });
  });

  it('names the category of each line with those around it, in the language asked for', async () => {
    const who = await orderer();
    const veal = shelfProduct({ categoryId: 'veal', categoryIds: ['fresh', 'meat', 'veal'] });
    await store.asSystem(async (queries) => {
      await seedCategories(queries, [
        { id: 'fresh', name: 'Frische', english: 'Fresh', path: ['fresh'] },
        { id: 'meat', name: 'Fleisch', path: ['fresh', 'meat'] },
        { id: 'veal', name: 'Kalb', english: 'Veal', path: ['fresh', 'meat', 'veal'] },
      ]);
      await plantProducts(queries, [veal]);
    });
    await put(who, [{ sku: veal.sku, amount: 1, unitAbbreviation: 'ST' }]);
    const english = await shop.call('getCart', at(who), buyer(who), { 'accept-language': 'en-GB' });
    expect(cartSchema.parse(english.body).items).toMatchObject([
      {
        category: {
          id: 'veal',
          parentId: 'meat',
          name: 'Veal',
          ancestors: [
            { id: 'fresh', name: 'Fresh' },
            { id: 'meat', name: 'Fleisch' },
          ],
        },
      },
    ]);
    const [line] = (await read(who)).items;
    expect(line?.category?.ancestors?.map(({ name }) => name)).toEqual(['Frische', 'Fleisch']);
    expect(line?.product.resolvedCategory).not.toHaveProperty('ancestors');
  });

  it('QTY-2: refuses an amount below the minimum with the smallest valid one, and stores nothing of the call', async () => {
    const who = await orderer();
    const [other = ''] = await shelf(1);
    const milk = shelfProduct({ doc: { minSaleQuantity: 10 } });
    await store.asSystem((queries) => plantProducts(queries, [milk]));
    const items = [
      { sku: other, amount: 1, unitAbbreviation: 'ST' },
      { sku: milk.sku, amount: 1, unitAbbreviation: 'KT' },
    ];
    expect(await shop.call('putCartItems', { ...at(who), items }, buyer(who))).toMatchObject({
      status: 422,
      body: { code: 'amount-too-small', field: '1.amount', sku: milk.sku, smallestAmount: 2 },
    });
    expect(await read(who)).toMatchObject({ items: [], version: 0 });
  });

  it('PRD-6: refuses articles that are not active, foreign, unknown or outside the assortment, all in one answer; takes them out', async () => {
    const who = await orderer();
    const gone = shelfProduct({ doc: { status: 'INACTIVE' } });
    const foreign = shelfProduct({ tenant: 'GM' });
    const good = shelfProduct();
    await store.asSystem((queries) => plantProducts(queries, [gone, foreign, good]));
    const items = [gone.sku, foreign.sku, good.sku, 'no-such'].map((sku) => ({
      sku,
      amount: 1,
      unitAbbreviation: 'ST',
    }));
    expect(await shop.call('putCartItems', { ...at(who), items }, buyer(who))).toMatchObject({
      status: 409,
      body: { code: 'articles-not-available', skus: [gone.sku, foreign.sku, 'no-such'] },
    });
    await put(who, [{ sku: good.sku, amount: 1, unitAbbreviation: 'ST' }]);
    await store.asSystem((queries) =>
      queries
        .updateTable('article')
        .set({
          doc: JSON.stringify({
            ...good.doc,
            sku: good.sku,
            attributes: [],
            minSaleQuantity: 0,
            status: 'INACTIVE',
          }),
        })
        .where('sku', '=', good.sku)
        .execute(),
    );
    expect(await read(who)).toMatchObject({
      items: [{ sku: good.sku, product: { status: 'INACTIVE' } }],
      totals: { net: '0.00' },
    });
    expect(
      await shop.call('deleteCartItem', { ...at(who), item: { sku: good.sku } }, buyer(who)),
    ).toMatchObject({
      status: 200,
      body: { items: [] },
    });
  });

  it('shows an article outside a restricted assortment as not available', async () => {
    const [sku = '', allowed = ''] = await shelf(2);
    await store.asSystem((queries) =>
      seedBuyer(queries, { id: `r${sku}`, userIds: [`u${sku}`], assortment: [allowed] }),
    );
    const user = { userId: `u${sku}`, tenant: 'AZ' };
    const where = { ...TENANT, customerId: `r${sku}` };
    const item = { sku, amount: 1, unitAbbreviation: 'ST' };
    expect(await shop.call('putCartItem', { ...where, item }, user)).toMatchObject({ status: 409 });
    await shop.call('putCartItem', { ...where, item: { ...item, sku: allowed } }, user);
    await store.asSystem((queries) =>
      queries.updateTable('cart_line').set({ sku }).where('sku', '=', allowed).execute(),
    );
    expect((await shop.call('getCart', where, user)).body).toMatchObject({
      items: [
        { sku, product: { status: 'INACTIVE', shopAvailability: { status: 'INACTIVE' }, bulkPrices: [] } },
      ],
    });
  });

  it('names the field of a unit the article is not sold in, and of a plan outside a fair', async () => {
    const who = await orderer();
    const hidden = shelfProduct({
      doc: {
        units: [
          {
            name: 'Palette',
            abbreviation: 'PAL',
            ratio: 60,
            isDefault: false,
            isVisible: false,
            isStorageUnit: true,
          },
        ],
      },
    });
    await store.asSystem((queries) => plantProducts(queries, [hidden]));
    for (const unitAbbreviation of ['PAL', 'XX'])
      expect(
        await shop.call(
          'putCartItem',
          { ...at(who), item: { sku: hidden.sku, amount: 1, unitAbbreviation } },
          buyer(who),
        ),
      ).toMatchObject({ status: 422, body: { code: 'invalid-request', field: 'unitAbbreviation' } });
    const planned = {
      sku: hidden.sku,
      amount: 1,
      unitAbbreviation: 'PAL',
      plan: [{ date: '2026-11-26', amount: 1 }],
    };
    expect(await shop.call('putCartItems', { ...at(who), items: [planned] }, buyer(who))).toMatchObject({
      status: 422,
      body: { field: '0.plan' },
    });
  });

  it('PRI-9: holds no price for who may not see any', async () => {
    const who = await orderer();
    const canary = shelfProduct({ prices: [{ type: 'LIST', rawValueString: '7391.77', minQuantity: 0 }] });
    await store.asSystem((queries) => plantProducts(queries, [canary]));
    const item = { sku: canary.sku, amount: 1, unitAbbreviation: 'ST' };
    const blind = buyer(who, []);
    const answers = [
      await shop.call('putCartItem', { ...at(who), item }, blind),
      await shop.call('getCart', at(who), blind),
      await shop.call('getCartEvents', at(who), blind),
    ];
    for (const { status, bytes } of answers) {
      expect(status).toBe(200);
      expect(bytes.toString()).not.toMatch(/totals|bulkPrices/);
      expect(bytes.toString()).not.toMatch(amountPattern('7391.77'));
    }
    expect((await shop.call('getCart', at(who), buyer(who))).bytes.toString()).toContain('7391.77');
  });

  it('is closed to anybody who is not assigned', async () => {
    const [who, other] = [await orderer(), await orderer()];
    const calls = [
      () => shop.call('getCart', at(who), buyer(other)),
      () => shop.call('putCartItems', { ...at(who), items: [] }, buyer(other)),
      () => shop.call('clearCart', at(who), buyer(other)),
      () => shop.call('getCartEvents', at(who), buyer(other)),
      () => shop.call('watchCart', at(who), buyer(other)),
    ];
    for (const call of calls) expect((await call()).status).toBe(403);
  });

  it('takes ten thousand lines in one call', async () => {
    const who = await orderer();
    const skus = await shelf(500);
    const items = Array.from({ length: 10_000 }, (__, place) => ({
      sku: skus[place % skus.length] ?? '',
      amount: 1 + (place % 7),
      unitAbbreviation: 'ST',
    }));
    const answer = await put(who, items);
    expect(answer.items).toHaveLength(500);
    expect(answer.items.map(({ amount }) => amount)).toEqual(
      skus.map((sku) => items.findLast((item) => item.sku === sku)?.amount),
    );
  });
});
