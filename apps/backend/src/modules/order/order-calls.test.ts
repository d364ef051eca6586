import { orderPageSchema, overviewOrderPageSchema, type Order } from '@gastroshop/api-contract';
import { addDays, viennaDateAt } from '@gastroshop/domain/calendar';
import { NO_BREAK_SPACE } from '@gastroshop/i18n';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import {
  amountPattern,
  createTestApp,
  createFakeClock,
  TEST_NOW,
  orderingActor,
  pdfText,
  plantProducts,
  seedTestBuyer,
  seedShelf,
  shelfProduct,
  stores,
  type SeededOrderer,
  type TestApp,
} from '../../testing';

describe.each(stores)('orders on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  let who: SeededOrderer;
  let other: SeededOrderer;
  /** Two orders, the second greater, later, for a later day. */
  let first: Order;
  let second: Order;
  const clock = createFakeClock();
  const canary = shelfProduct({
    name: 'Žlutý kůň, Ψωμί',
    prices: [{ type: 'LIST', rawValueString: '9471.35', minQuantity: 0 }],
    doc: {
      thumbnailUrl: '/media/kun.jpg',
      deposit: { amountString: '0.25', containersPerStorageUnit: 24, kind: 'SINGLE_USE' },
    },
  });
  const where = () => ({ tenant: 'AZ', customerId: who.customerId }) as const;
  const user = (roles?: readonly string[]) => ({
    userId: who.userId,
    tenant: 'AZ',
    ...(roles !== undefined && { roles }),
  });

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, clock);
    [who, other] = await store.asSystem(async (queries) => [
      await seedTestBuyer(queries),
      await seedTestBuyer(queries),
    ]);
    const skus = await store.asSystem((queries) => seedShelf(queries, 3));
    await store.asSystem((queries) => plantProducts(queries, [canary]));
    const anna = orderingActor(shop, who);
    await anna.put([canary.sku], { note: 'n <b>', costCentre: 'Bar' });
    first = await anna.order({ notes: 'Hinten <script>' });
    clock.moveTo(new Date(TEST_NOW.getTime() + 3_600_000));
    await anna.put([...skus, canary.sku], { amount: 2 });
    second = await anna.order({ requestedDeliveryDay: '2026-11-30', orderSource: 'BEST_FRIEND' });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  it('are read one by one, and by nobody else', async () => {
    const mine = await shop.call('getOrder', { ...where(), orderId: first.id }, user());
    expect(mine).toMatchObject({ status: 200, body: first });
    const foreign = { tenant: 'AZ', customerId: other.customerId, orderId: first.id } as const;
    const asOther = { userId: other.userId, tenant: 'AZ' };
    const answers = [
      await shop.call('getOrder', foreign, asOther),
      await shop.call('getOrder', { ...foreign, orderId: 'no-such' }, asOther),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    // Byte for byte the same, so that nobody learns which orders there are.
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect((await shop.call('getOrder', { ...where(), orderId: first.id }, asOther)).status).toBe(403);
  });

  it('API-5: are listed by page, in six orders, the latest first by default', async () => {
    const sorted = async (
      sortBy?: 'id' | 'orderedAt' | 'source' | 'deliveryAddress' | 'positions' | 'sum' | 'deliveryDate',
      sortDirection?: 'asc' | 'DESC',
    ) => {
      const query = {
        ...(sortBy !== undefined && { sortBy }),
        ...(sortDirection !== undefined && { sortDirection }),
      };
      const { body } = await shop.call('getOrders', { ...where(), ...query }, user());
      return orderPageSchema.parse(body).orders.map(({ id }) => id);
    };
    expect(await sorted()).toEqual([second.id, first.id]);
    for (const key of ['id', 'orderedAt', 'positions', 'sum', 'deliveryDate'] as const) {
      expect(await sorted(key, 'asc'), key).toEqual([first.id, second.id]);
      expect(await sorted(key, 'DESC'), key).toEqual([second.id, first.id]);
    }
    expect(await sorted('source', 'asc')).toEqual([second.id, first.id]);
    expect(await sorted('deliveryAddress', 'asc')).toEqual([second.id, first.id]);
    expect((await shop.call('getOrders', { ...where(), page: 7 }, user())).body).toEqual({
      orders: [],
      page: { totalElements: 2, totalPages: 1, number: 7, size: 100 },
    });
  });

  it('API-3: are listed by pages of any size, which together hold each once', async () => {
    const pageOf = async (call: 'getOrders' | 'getOrdersOverview', page: number, size: number) => {
      const { body } = await shop.call(call, { ...where(), sortBy: 'id', page, size }, user());
      return (call === 'getOrders' ? orderPageSchema : overviewOrderPageSchema).parse(body);
    };
    for (const call of ['getOrders', 'getOrdersOverview'] as const) {
      const pages = [await pageOf(call, 0, 1), await pageOf(call, 1, 1)];
      expect(pages.map(({ orders }) => orders[0]?.id)).toEqual([first.id, second.id]);
      expect(pages.map(({ page }) => page)).toEqual([
        { totalElements: 2, totalPages: 2, number: 0, size: 1 },
        { totalElements: 2, totalPages: 2, number: 1, size: 1 },
      ]);
      expect((await pageOf(call, 0, 300)).orders).toHaveLength(2);
      expect((await shop.call(call, { ...where(), size: 301 }, user())).status).toBe(422);
      expect((await shop.call(call, { ...where(), size: 0 }, user())).status).toBe(422);
    }
  });

  it('are listed for the eye with counts and sums, also of one source', async () => {
    const { body } = await shop.call('getOrdersOverview', { ...where(), source: 'BEST_FRIEND' }, user());
    const { orders, page } = overviewOrderPageSchema.parse(body);
    expect(orders).toMatchObject([{ id: second.id, itemsCount: 4, totalPrice: second.totals?.net }]);
    expect(orders[0]).not.toHaveProperty('orderItems');
    expect(page.totalElements).toBe(1);
  });

  it('ORD-9: tell their first lines, and until when what comes on which day can be changed', async () => {
    const { body } = await shop.call('getOrdersOverview', where(), user());
    const [latest, earlier] = overviewOrderPageSchema.parse(body).orders;
    expect(latest?.firstItems).toEqual(
      second.orderItems.slice(0, 3).map(({ productSku, name }) => ({ productSku, name })),
    );
    expect(earlier?.firstItems).toEqual([
      { productSku: canary.sku, name: canary.name, imagePath: '/media/kun.jpg' },
    ]);
    expect(latest?.deliverySummary).toEqual([
      { date: '2026-11-30', temperature: 'AMBIENT', editableUntil: second.editableUntil },
    ]);
    expect(latest).not.toHaveProperty('foundItems');
  });

  it('ORD-9: are found by number, and by articles in them, with the line that was searched for', async () => {
    const found = async (search: string) => {
      const { body } = await shop.call('getOrdersOverview', { ...where(), search }, user());
      const { orders, page } = overviewOrderPageSchema.parse(body);
      expect(page.totalElements).toBe(orders.length);
      return orders;
    };
    const idsOf = async (search: string) => (await found(search)).map(({ id }) => id);
    expect(await idsOf(first.number ?? '')).toEqual([first.id]);
    expect(await idsOf('kun ZLUTY')).toEqual([second.id, first.id]);
    expect(await idsOf('zluty nothing')).toEqual([]);
    const [other = ''] = second.orderItems.map(({ productSku }) => productSku);
    expect(await idsOf(other)).toEqual([second.id]);
    // Blanks alone search for nothing, and signs of patterns are signs.
    expect(await idsOf('  ')).toEqual([second.id, first.id]);
    expect(await idsOf('%')).toEqual([]);
    expect(await idsOf('_')).toEqual([]);
    const [, withCanary] = await found('zluty');
    expect(withCanary?.foundItems).toEqual([
      { productSku: canary.sku, name: canary.name, amount: first.orderItems[0]?.amount, unitAbbr: 'ST' },
    ]);
  });

  it('ORD-9: are listed by the days they were placed on in Vienna', async () => {
    const listed = async (query: { readonly orderedFrom?: string; readonly orderedTo?: string }) => {
      const { body } = await shop.call('getOrdersOverview', { ...where(), ...query }, user());
      return overviewOrderPageSchema.parse(body).orders.map(({ id }) => id);
    };
    const day = viennaDateAt(Date.parse(first.creationTime));
    const both = [second.id, first.id];
    expect(await listed({ orderedFrom: day, orderedTo: day })).toEqual(both);
    expect(await listed({ orderedFrom: addDays(day, 1) })).toEqual([]);
    expect(await listed({ orderedTo: addDays(day, -1) })).toEqual([]);
    expect(await listed({ orderedTo: '9999-12-31' })).toEqual(both);
    const noDay = await shop.call('getOrdersOverview', { ...where(), orderedFrom: '2026-02-30' }, user());
    expect(noDay.status).toBe(422);
  });

  it('ORD-9: are those alone that can still be changed, strictly before the deadline', async () => {
    const editable = async (at: number) => {
      clock.moveTo(new Date(at));
      const { body } = await shop.call('getOrdersOverview', { ...where(), editable: true }, user());
      const { orders, page } = overviewOrderPageSchema.parse(body);
      expect(page.totalElements).toBe(orders.length);
      return orders.map(({ id }) => id);
    };
    const [one, last] = [first, second].map(({ editableUntil = '' }) => Date.parse(editableUntil));
    if (one === undefined || last === undefined) throw new Error('Two orders were placed');
    const before = clock.now().getTime();
    expect(await editable(one - 1)).toEqual([second.id, first.id]);
    expect(await editable(one)).toEqual([second.id]);
    expect(await editable(last)).toEqual([]);
    clock.moveTo(new Date(before));
  });

  it('PRI-9: show no price and are not sorted by one, for who may not see any', async () => {
    const blind = user([]);
    const answers = [
      await shop.call('getOrder', { ...where(), orderId: first.id }, blind),
      await shop.call('getOrders', where(), blind),
      await shop.call('getOrdersOverview', where(), blind),
    ];
    for (const { status, bytes } of answers) {
      expect(status).toBe(200);
      expect(bytes.toString()).not.toMatch(/totalPrice|totals|priceSnapshot|mostAccurateRowTotal/);
      expect(bytes.toString()).not.toMatch(amountPattern('9471.35', '18942.70'));
    }
    for (const call of ['getOrders', 'getOrdersOverview'] as const)
      expect(await shop.call(call, { ...where(), sortBy: 'sum' }, blind)).toMatchObject({
        status: 422,
        body: { code: 'invalid-request', field: 'sortBy' },
      });
  });

  describe('as a paper', () => {
    const paper = (documentNumber: string, roles?: readonly string[], locale = 'de-AT') =>
      shop.call('getReceiptPdf', { ...where(), documentNumber, receiptType: 'order' }, user(roles), {
        'accept-language': locale,
      });

    it('hold customer, delivery, lines and sums in both languages, and every letter', async () => {
      const answer = await paper(first.number ?? '');
      expect(answer).toMatchObject({
        status: 200,
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="Bestellung-${first.id}.pdf"; filename*=UTF-8''Bestellung-${first.id}.pdf`,
        },
      });
      const german = pdfText(answer.bytes);
      for (const part of [
        `Bestellung ${first.id}`,
        who.customerId,
        'Dorfplatz 1, 5700 Zell',
        'Donnerstag, 26. November 2026',
        'Žlutý kůň, Ψωμί',
        canary.sku,
        '€ 9.471,35',
        'Pfand Einweg',
        '€ 6,00',
        'USt 10 % auf €',
        'Kostenstelle: Bar',
        'Hinten <script>',
        'Seite 1 von 1',
      ])
        expect(german.replaceAll(NO_BREAK_SPACE, ' ')).toContain(part);
      const english = pdfText((await paper(first.number ?? '', undefined, 'en-GB')).bytes);
      for (const part of [`Order ${first.id}`, 'Thursday, 26 November 2026', 'Page 1 of 1'])
        expect(english).toContain(part);
    });

    it('say what is billed by weight and what only adults are handed, in mails as well', async () => {
      const ham = shelfProduct({
        name: 'Schinken',
        prices: [{ type: 'LIST', rawValueString: '12.90', minQuantity: 0 }],
        doc: { weighed: { pricedBy: 'kg', estimatedQuantityPerStorageUnit: '2.5' } },
      });
      const wine = shelfProduct({ name: 'Zweigelt', doc: { alcohol: '13.5' } });
      const cider = shelfProduct({ name: 'Most ohne', doc: { alcohol: '0.5' } });
      await store.asSystem((queries) => plantProducts(queries, [ham, wine, cider]));
      const anna = orderingActor(shop, who);
      await anna.put([ham.sku, wine.sku, cider.sku], { amount: 2 });
      const taken = await anna.order({ requestedDeliveryDay: '2026-11-30' });
      const textIn = async (locale: 'de-AT' | 'en-GB', roles?: readonly string[]) =>
        pdfText((await paper(taken.number ?? '', roles, locale)).bytes).replaceAll(NO_BREAK_SPACE, ' ');
      const german = await textIn('de-AT');
      for (const part of [
        '€ 12,90 / kg',
        'ca. € 64,50',
        'Verrechnung nach Gewicht',
        'nach Gewicht abgerechnet',
      ])
        expect(german).toContain(part);
      expect(german.split('nur an Erwachsene')).toHaveLength(3);
      expect(german).toContain('Alkohol 13,5 % vol');
      expect(german).not.toContain('0,5 % vol');
      expect(await textIn('en-GB')).toContain('Alcohol 13,5 % vol: handed to adults only');
      const withoutPrices = await textIn('de-AT', []);
      expect(withoutPrices).toContain('Alkohol 13,5 % vol');
      expect(withoutPrices).not.toMatch(/€|12,90/);
      // The article changes; what was ordered does not.
      await store.asSystem((queries) =>
        queries.deleteFrom('article').where('sku', 'in', [ham.sku, wine.sku]).execute(),
      );
      expect(await textIn('de-AT')).toBe(german);
      expect((await textIn('de-AT')).includes('ca. € 64,50')).toBe(true);
    });

    it('PRI-9: hold no price for who may not see any', async () => {
      const text = pdfText((await paper(first.number ?? '', [])).bytes);
      expect(text).toContain(canary.sku);
      expect(text).not.toMatch(/€|USt|Summe|Preis/);
      expect(text).not.toMatch(amountPattern('9471.35', '18942.70'));
    });

    it('are nobody else’s, and no other document than they are', async () => {
      const asOther = { userId: other.userId, tenant: 'AZ' };
      const foreign = {
        tenant: 'AZ',
        customerId: other.customerId,
        documentNumber: first.id,
        receiptType: 'order',
      } as const;
      expect((await shop.call('getReceiptPdf', foreign, asOther)).status).toBe(404);
      const invoice = { ...where(), documentNumber: first.id, receiptType: 'invoice' } as const;
      expect((await shop.call('getReceiptPdf', invoice, user())).status).toBe(404);
      expect((await shop.call('getReceiptPdf', invoice, user([]))).status).toBe(403);
    });
  });
});
