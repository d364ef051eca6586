import { contract, type LabelProduct } from '@gastroshop/api-contract';
import { NO_BREAK_SPACE } from '@gastroshop/i18n';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { startJobWorkers } from '../../jobs';
import type { Mail } from '../../mail';
import {
  amountPattern,
  createTestApp,
  pdfPages,
  plantProducts,
  seedBuyer,
  seedCategories,
  shelfProduct,
  stores,
  type TestApp,
} from '../../testing';

const GTIN = '9002236311036';

describe.each(stores)('labels on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  const anna = { userId: 'anna', tenant: 'AZ' };
  const bea = { userId: 'bea', tenant: 'AZ' };
  const args = { tenant: 'AZ', customerId: '1' } as const;
  const milk = shelfProduct({
    name: 'Vollmilch',
    english: { name: 'Whole milk' },
    categoryId: 'b',
    categoryIds: ['b'],
    prices: [{ type: 'LIST', rawValueString: '6173.29', minQuantity: 0 }],
    doc: {
      netFillingQuantity: { quantity: '1', unit: 'l' },
      units: [
        {
          name: 'Stück',
          abbreviation: 'ST',
          ratio: 1,
          isDefault: true,
          isVisible: true,
          isStorageUnit: true,
          gtins: [GTIN],
        },
      ],
    },
  });
  const salt = shelfProduct({ name: 'Salz', categoryId: 'a', categoryIds: ['a'] });
  const gone = shelfProduct({ name: 'Altes', doc: { status: 'INACTIVE' } });

  const skus = async (as = anna, customerId = '1') =>
    contract.getLabelSkus.answer.parse((await shop.call('getLabelSkus', { ...args, customerId }, as)).body);
  const add = (sku: string, as = anna) => shop.call('addLabel', { ...args, sku }, as);
  const clear = () => shop.call('clearLabels', args, anna);
  const generate = (pairs: readonly { sku: string; amount: number }[], more: object = {}, locale = 'de-AT') =>
    shop.call('generateLabels', { ...args, pairs }, { ...anna, ...more }, { 'accept-language': locale });

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store);
    await store.asSystem(async (queries) => {
      await seedCategories(queries, [
        { id: 'a', name: 'Gewürze', path: ['a'] },
        { id: 'b', name: 'Milch', path: ['b'] },
      ]);
      await plantProducts(queries, [milk, salt, gone]);
      await seedBuyer(queries, { id: '1', userIds: ['anna', 'bea'] });
      await seedBuyer(queries, { id: '2', userIds: ['anna'], assortment: [salt.sku] });
      await queries
        .insertInto('essence_item')
        .values(
          [milk.sku, salt.sku].map((sku) => ({
            tenant: 'AZ',
            customer_id: '1',
            sku,
            bought_on: new Date().toISOString().slice(0, 10),
            quantity: '1',
            unit: 'ST',
          })),
        )
        .execute();
    });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  it('LAB-1: are added, found, removed and cleared, for this user and this customer only', async () => {
    expect((await add(milk.sku)).status).toBe(204);
    await add(salt.sku);
    await add(milk.sku);
    expect(new Set(await skus())).toEqual(new Set([milk.sku, salt.sku]));
    expect(await skus(bea)).toEqual([]);
    expect(await skus(anna, '2')).toEqual([]);
    expect((await shop.call('getLabel', { ...args, sku: milk.sku }, anna)).body).toBe(true);
    expect((await shop.call('getLabel', { ...args, sku: milk.sku }, bea)).body).toBe(false);
    expect((await shop.call('deleteLabel', { ...args, sku: milk.sku }, bea)).status).toBe(204);
    expect((await shop.call('deleteLabel', { ...args, sku: milk.sku }, anna)).status).toBe(204);
    expect(await skus()).toEqual([salt.sku]);
    expect((await clear()).status).toBe(204);
    expect(await skus()).toEqual([]);
  });

  it('are refused for articles nobody or not this customer may have, alike, and without a customer', async () => {
    const restricted = await shop.call('addLabel', { tenant: 'AZ', customerId: '2', sku: milk.sku }, anna);
    const unknown = await shop.call('addLabel', { tenant: 'AZ', customerId: '2', sku: 'nix' }, anna);
    expect([restricted.status, unknown.status]).toEqual([404, 404]);
    expect(restricted.bytes).toEqual(unknown.bytes);
    expect((await shop.call('getLabelSkus', { tenant: 'AZ' }, anna)).status).toBe(403);
    expect((await shop.call('getLabelSkus', { ...args, customerId: '2' }, bea)).status).toBe(403);
    expect((await shop.call('getLabelSkus', args)).status).toBe(401);
  });

  it('are each there once when two windows add them at the same time', async () => {
    await clear();
    const both = Array.from({ length: 40 }, (_item, place) => (place % 2 === 0 ? milk.sku : salt.sku));
    const answers = await Promise.all(both.map((sku) => add(sku)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect((await skus()).toSorted()).toEqual([milk.sku, salt.sku].toSorted());
    await clear();
  });

  it('LAB-1: come from the essence list, as far as a search finds it', async () => {
    const addAll = (queryString?: string) =>
      shop.call(
        'addAllLabelsFromEssences',
        { ...args, searchBody: queryString === undefined ? {} : { queryString } },
        anna,
      );
    expect((await addAll('Salz')).status).toBe(204);
    expect(await skus()).toEqual([salt.sku]);
    await addAll();
    expect(new Set(await skus())).toEqual(new Set([milk.sku, salt.sku]));
  });

  it('LAB-1: tell which articles are no longer active', async () => {
    await add(gone.sku);
    expect((await shop.call('checkLabelsForInactiveProducts', args, anna)).body).toEqual({
      printable: expect.arrayContaining([
        { sku: milk.sku, amount: 1 },
        { sku: salt.sku, amount: 1 },
      ]) as unknown,
      inactive: [{ sku: gone.sku, amount: 1 }],
    });
    await shop.call('deleteLabel', { ...args, sku: gone.sku }, anna);
  });

  it('API-6: are shown with their articles, by category or by what they cost', async () => {
    const products = async (more: object = {}, as: typeof anna & { roles?: readonly string[] } = anna) =>
      shop.call('getLabelProducts', { ...args, ...more }, as);
    const names = async (more: object = {}) =>
      contract.getLabelProducts.answer
        .parse((await products(more)).body)
        .map(({ name }: LabelProduct) => name);
    expect((await products()).body).toMatchObject([
      { sku: salt.sku, name: 'Salz', categoryName: 'Gewürze', displayedId: salt.sku },
      { sku: milk.sku, categoryId: 'b', netFillQuantity: { quantity: '1', unit: 'l' } },
    ]);
    const orders = [
      { sku: milk.sku, prices: ['2.00', '3.00'] },
      { sku: salt.sku, prices: ['4.00', '0.50'] },
    ];
    await store.asSystem(async (queries) => {
      for (const [day, place] of [
        ['2026-01-01', 0],
        ['2026-02-01', 1],
      ] as const)
        await queries
          .insertInto('customer_order')
          .values({
            tenant: 'AZ',
            id: randomUUID(),
            number: randomUUID(),
            customer_id: '1',
            user_id: 'anna',
            user_name: 'anna',
            source: 'WEBSHOP',
            fair_id: null,
            created_at: new Date(`${day}T10:00:00Z`),
            delivery_date: null,
            delivery_address_text: '',
            positions: 2,
            net: null,
            status: 'DELIVERED',
            doc: JSON.stringify({
              orderItems: orders.map(({ sku, prices }) => ({ productSku: sku, price: prices[place] })),
            }),
          })
          .execute();
    });
    expect(await names({ sortBy: 'averagePrice' })).toEqual(['Salz', 'Vollmilch']);
    expect(await names({ sortBy: 'averagePrice', sortDirection: 'DESC' })).toEqual(['Vollmilch', 'Salz']);
    expect(await names({ sortBy: 'lastPrice', sortDirection: 'desc' })).toEqual(['Vollmilch', 'Salz']);
    expect(await products({ sortBy: 'lastPrice' }, { ...anna, roles: [] })).toMatchObject({
      status: 422,
      body: { code: 'invalid-request', field: 'sortBy' },
    });
  });

  it('LAB-1: are printed as often as asked, with the code of the article, and no price without the right', async () => {
    const answer = await generate([
      { sku: milk.sku, amount: 2 },
      { sku: salt.sku, amount: 1 },
    ]);
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    const text = pdfPages(answer.bytes).join('\n').replaceAll(NO_BREAK_SPACE, ' ');
    expect(text.split('Vollmilch')).toHaveLength(3);
    expect(text.split(GTIN)).toHaveLength(3);
    expect(text).toContain('€ 6.173,29 / ST');
    const blind = pdfPages((await generate([{ sku: milk.sku, amount: 1 }], { roles: [] }, 'en-GB')).bytes);
    expect(blind.join('')).toContain('Whole milk');
    expect(blind.join('')).not.toMatch(/€/);
    expect(blind.join('')).not.toMatch(amountPattern('6173.29'));
  });

  it('are not printed of what is unknown or no longer active, nor without end', async () => {
    for (const sku of [gone.sku, 'nix'])
      expect(
        await generate([
          { sku: milk.sku, amount: 1 },
          { sku, amount: 1 },
        ]),
      ).toMatchObject({
        status: 422,
        body: { code: 'invalid-request', field: '1.sku' },
      });
    expect((await generate([])).status).toBe(422);
    expect((await generate([{ sku: milk.sku, amount: 10_001 }])).status).toBe(422);
  });

  it('LAB-1: are mailed to each label address of the user, once', async () => {
    const mail = (as = anna) =>
      shop.call('emailLabels', { ...args, pairs: [{ sku: milk.sku, amount: 3 }] }, as);
    expect((await mail()).status).toBe(422);
    for (const address of ['eins@post.at', 'zwei@post.at'])
      await shop.call('putLabelMail', { mail: address }, anna);
    expect((await mail()).status).toBe(204);
    const sent: Mail[] = [];
    const workers = await startJobWorkers(store, {
      idleMs: 50,
      lanes: 1,
      mailer: { send: (one) => Promise.resolve(void sent.push(one)), close: () => undefined },
    });
    await expect.poll(() => sent.length, { timeout: 30_000, interval: 20 }).toBe(2);
    await workers.stop();
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['eins@post.at', 'zwei@post.at']);
    for (const { subject, text, attachments = [] } of sent) {
      expect(subject).toBe('Ihre Etiketten – Alpingastro');
      expect(text).toContain('3 Etiketten');
      expect(attachments).toMatchObject([{ fileName: 'Etiketten.pdf', mediaType: 'application/pdf' }]);
      const pages = pdfPages(Buffer.from(attachments[0]?.bytes ?? []));
      expect(pages.join('').split('Vollmilch')).toHaveLength(4);
    }
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
  });
});
