import { receiptPageSchema, type Order, type ReceiptType } from '@gastroshop/api-contract';
import { formatPrice, NO_BREAK_SPACE } from '@gastroshop/i18n';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReceiptDocument, Store } from '../../db';
import {
  amountPattern,
  createTestApp,
  createFakeClock,
  orderingActor,
  pdfPages,
  plantProducts,
  seedTestBuyer,
  shelfProduct,
  stores,
  type SeededOrderer,
  type TestApp,
} from '../../testing';

type DocumentKind = Exclude<ReceiptType, 'all'>;

describe.each(stores)('receipts on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  let who: SeededOrderer;
  let other: SeededOrderer;
  let order: Order;
  const canary = shelfProduct({
    name: 'Žlutý kůň',
    prices: [{ type: 'LIST', rawValueString: '9471.35', minQuantity: 0 }],
  });
  const credit: ReceiptDocument = {
    lines: [
      { sku: '7', name: 'Bruchware', amount: '2', unit: 'ST', price: '3.17', rowTotal: '6.34', note: 'Glas' },
    ],
    totals: {
      net: '6.34',
      discountEarned: '0.00',
      bonus: '0.00',
      fees: '0.00',
      deposit: { SINGLE_USE: '0.00', MULTI_USE: '0.00' },
      estimated: false,
      linesOnRequest: 0,
      vat: [{ ratePercent: '10', base: '6.34', vat: '0.63' }],
      gross: '6.97',
    },
  };
  const user = (roles?: readonly string[]) => ({ userId: who.userId, tenant: 'AZ', ...(roles && { roles }) });
  const where = () => ({ tenant: 'AZ', customerId: who.customerId }) as const;
  const page = async (type: ReceiptType, more: object = {}, roles?: readonly string[]) =>
    receiptPageSchema.parse(
      (await shop.call('getReceipts', { ...where(), type, ...more }, user(roles))).body,
    );
  const numbers = async (type: ReceiptType, more: object = {}) =>
    (await page(type, more)).receipts.map(({ documentNumber }) => documentNumber);
  const paper = (
    receiptType: DocumentKind,
    documentNumber: string,
    roles?: readonly string[],
    locale = 'de-AT',
  ) =>
    shop.call('getReceiptPdf', { ...where(), documentNumber, receiptType }, user(roles), {
      'accept-language': locale,
    });
  const textOf = async (...args: Parameters<typeof paper>) => {
    const answer = await paper(...args);
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    return pdfPages(answer.bytes).join('\n').replaceAll(NO_BREAK_SPACE, ' ');
  };

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, createFakeClock());
    [who, other] = await store.asSystem(async (queries) => [
      await seedTestBuyer(queries),
      await seedTestBuyer(queries),
    ]);
    await store.asSystem((queries) => plantProducts(queries, [canary]));
    const anna = orderingActor(shop, who);
    await anna.put([canary.sku], { amount: 1 });
    order = await anna.order({ customerOrderId: 'MEINE-1' });
    const row = (type: 'invoice' | 'creditmemo' | 'deliverynote', number: string, date: string) => ({
      tenant: 'AZ',
      customer_id: who.customerId,
      type,
      number,
      date,
      order_number: order.number ?? null,
      total: type === 'deliverynote' ? null : '471.35',
      information: null,
      doc: null,
    });
    await store.asSystem((queries) =>
      queries
        .insertInto('receipt')
        .values([
          row('deliverynote', 'L1', '2026-11-26'),
          row('invoice', 'R1', '2026-11-27'),
          row('invoice', 'R0', '2026-10-01'),
          { ...row('creditmemo', 'G1', '2026-11-30'), total: '6.97', doc: JSON.stringify(credit) },
          { ...row('invoice', 'F1', '2026-11-27'), customer_id: other.customerId },
        ])
        .execute(),
    );
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  it('NAV-7: are listed by type, the latest first unless asked otherwise', async () => {
    const orderNumber = order.number ?? '';
    expect(await numbers('all')).toEqual(['G1', 'R1', 'L1', orderNumber, 'R0']);
    expect(await numbers('all', { sortDirection: 'ASC' })).toEqual(['R0', orderNumber, 'L1', 'R1', 'G1']);
    expect(await numbers('invoice')).toEqual(['R1', 'R0']);
    expect(await numbers('creditmemo')).toEqual(['G1']);
    expect(await numbers('deliverynote')).toEqual(['L1']);
    expect((await page('order')).receipts).toEqual([
      {
        id: `order-${orderNumber}`,
        date: '2026-11-25',
        documentNumber: orderNumber,
        documentType: 'order',
        total: order.totals?.gross,
        information: 'MEINE-1',
      },
    ]);
    expect((await page('invoice')).receipts[0]).toMatchObject({
      date: '2026-11-27',
      total: '471.35',
      information: `Bestellung ${orderNumber}`,
    });
  });

  it('are counted on every page, also behind the last one', async () => {
    await store.asSystem((queries) =>
      queries
        .insertInto('receipt')
        .values(
          Array.from({ length: 60 }, (__, place) => ({
            tenant: 'AZ',
            customer_id: other.customerId,
            type: 'deliverynote' as const,
            number: `N${String(place).padStart(3, '0')}`,
            date: '2026-05-01',
            order_number: 'x',
          })),
        )
        .execute(),
    );
    const asOther = { userId: other.userId, tenant: 'AZ' };
    const args = { tenant: 'AZ', customerId: other.customerId, type: 'deliverynote', pageSize: 50 } as const;
    const pages = await Promise.all(
      [0, 1, 2].map(async (pageNumber) =>
        receiptPageSchema.parse((await shop.call('getReceipts', { ...args, pageNumber }, asOther)).body),
      ),
    );
    expect(pages.map(({ receipts }) => receipts.length)).toEqual([50, 10, 0]);
    expect(pages.map(({ page: { totalElements, totalPages } }) => [totalElements, totalPages])).toEqual([
      [60, 2],
      [60, 2],
      [60, 2],
    ]);
    const all = pages.flatMap(({ receipts }) => receipts.map(({ id }) => id));
    expect(new Set(all).size).toBe(60);
  });

  it('have papers of their own kind, in both languages', async () => {
    const taxed = (euro = '0') => formatPrice(euro).replace(NO_BREAK_SPACE, ' ');
    const invoice = await textOf('invoice', 'R1');
    for (const part of [
      'Rechnung R1',
      'Freitag, 27. November 2026',
      order.number ?? '',
      'Žlutý kůň',
      '€ 9.471,35',
      `USt 10 % auf ${taxed(order.totals?.vat?.[0]?.base)}`,
      'Seite 1 von 1',
    ])
      expect(invoice).toContain(part);
    expect(await textOf('invoice', 'R1', undefined, 'en-GB')).toMatch(
      /Invoice R1[^]*VAT 10 % on €[^]*Page 1 of 1/,
    );
    const memo = await textOf('creditmemo', 'G1');
    for (const part of ['Gutschrift G1', 'Bruchware', 'Glas', '€ 3,17', 'USt 10 % auf € 6,34', '€ 6,97'])
      expect(memo).toContain(part);
    // What travels with the goods shows no price to anybody.
    const note = await textOf('deliverynote', 'L1');
    expect(note).toMatch(/Lieferschein L1[^]*Žlutý kůň/);
    expect(note).not.toMatch(/€/);
    expect(note).not.toMatch(amountPattern('9471.35', '471.35'));
  });

  it('PRI-9: are 403 where they are nothing but prices, and hold none otherwise, without the right', async () => {
    for (const type of ['invoice', 'creditmemo'] as const) {
      expect(await shop.call('getReceipts', { ...where(), type }, user([]))).toMatchObject({
        status: 403,
        body: { code: 'prices-forbidden' },
      });
      expect(await paper(type, 'R1', [])).toMatchObject({
        status: 403,
        body: { code: 'prices-forbidden' },
      });
    }
    const { receipts } = await page('all', {}, []);
    expect(receipts.map(({ documentType }) => documentType)).toEqual(['deliverynote', 'order']);
    expect(receipts.filter((receipt) => 'total' in receipt)).toEqual([]);
    const note = await textOf('deliverynote', 'L1', []);
    expect(note).not.toMatch(/€/);
    expect(note).not.toMatch(amountPattern('9471.35', '471.35'));
  });

  it('are nobody else’s: foreign and unknown alike, byte for byte', async () => {
    const answers = await Promise.all([
      paper('invoice', 'F1'),
      paper('invoice', 'nix'),
      paper('deliverynote', 'R1'),
      paper('order', '../R1'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ bytes }) => bytes.toString())).size).toBe(1);
    const foreign = { tenant: 'AZ', customerId: other.customerId, type: 'all' } as const;
    expect((await shop.call('getReceipts', foreign, user())).status).toBe(403);
  });
});
