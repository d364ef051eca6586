import { contract } from '@gastroshop/api-contract';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { createTestApp, stores, type TestApp } from '../testing';
import { contentImporter } from './persistence/import-content';
import { customerImporter } from './persistence/import-customers';
import { documentImporter } from './persistence/import-documents';
import { priceImporter } from './persistence/import-prices';
import { productImporter } from './persistence/import-products';
import { EXAMPLE_LINES } from './testing/example-lines';
import { importOf } from './testing/import-of';

const NOW = new Date('2026-11-25T14:00:00Z');
const context = { tenant: 'AZ', now: NOW, today: '2026-11-25', externalOrigins: [] } as const;
const { products, prices, customers, documents, content } = EXAMPLE_LINES;
const anna = { userId: 'i-anna', tenant: 'AZ', roles: ['can-see-prices', 'can-see-invoices'] };

/** One store for all kinds: a later one builds on what an earlier one brought, as the feeds of a branch do. */
describe.each(stores)('importing on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, { now: () => NOW });
    await importOf(store, productImporter(context), [products, { ...products, sku: 'i-2' }]);
    await importOf(store, customerImporter(context), [customers]);
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  describe('prices', () => {
    const bring = (lines: readonly unknown[], options = {}) =>
      importOf(store, priceImporter(context), lines, options);
    const pricesOf = async (sku: string) => {
      const { body } = await shop.call('getProduct', { tenant: 'AZ', sku, customerId: 'i-100' }, anna);
      return (contract.getProduct.answer.parse(body).bulkPrices ?? []).map(
        ({ rawValueString }) => rawValueString,
      );
    };

    it('come by article, audience, type, quantity and day; the same file changes nothing', async () => {
      const lines = [
        prices,
        { ...prices, minQuantity: 24, rawValueString: '11.90' },
        { ...prices, type: 'SPECIAL', rawValueString: '10.90', priceList: 'GASTRO' },
        { ...prices, type: 'FIXED', rawValueString: '9.90', customerId: 'i-100' },
        { ...prices, type: 'SPECIAL', rawValueString: '1.00', priceList: 'OTHERS' },
      ];
      expect(await bring(lines)).toMatchObject({ created: 5, refused: 0 });
      expect(await bring(lines)).toMatchObject({ created: 0, changed: 0, unchanged: 5 });
      expect((await pricesOf('i-1')).toSorted()).toEqual(['10.90', '11.90', '12.90', '9.90']);
      expect(await bring([{ ...prices, rawValueString: '13.50' }])).toMatchObject({ changed: 1 });
      expect(await pricesOf('i-1')).toContain('13.50');
    });

    it('are refused for what is not there, and where they are no prices', async () => {
      const { refusals } = await bring([
        { ...prices, sku: 'nowhere' },
        { ...prices, customerId: 'nobody' },
        { ...prices, fairId: 'never' },
        { ...prices, rawValueString: '0' },
        { ...prices, rawValueString: '4,15' },
        { ...prices, attachedDiscount: { applicationOrder: 'SINGLE', discountFactorString: '1.2' } },
        { ...prices, fromDate: '2026-02-01', toDate: '2026-01-31' },
        { ...prices, priceList: 'A', customerId: 'i-100' },
      ]);
      expect(refusals.toSorted((a, b) => a.line - b.line).map(({ reason }) => reason)).toEqual([
        'sku: there is no article nowhere',
        'customerId: there is no customer nobody',
        'fairId: there is no fair never',
        'rawValueString: has to be above 0',
        'rawValueString: is no number like 12.50',
        'attachedDiscount.discountFactorString: has to be 1 at most: 0.95 is 5 % off',
        'toDate: is before fromDate',
        'customerId: a price is for a price list or for a customer, not for both',
      ]);
    });

    it('the file lacks are deleted on request, of the audiences it names', async () => {
      await bring([prices, { ...prices, sku: 'i-2' }, { ...prices, sku: 'i-2', minQuantity: 12 }]);
      const { removal } = await bring([prices, { ...prices, sku: 'i-2' }, { ...prices, minQuantity: 24 }], {
        removesMissing: true,
      });
      expect(removal).toEqual({ of: 4, removed: 1 });
      expect(await pricesOf('i-2')).toHaveLength(1);
      // Those of price lists and customers are others' files.
      expect(await pricesOf('i-1')).toContain('9.90');
    });
  });

  describe('customers', () => {
    const bring = (lines: readonly unknown[]) => importOf(store, customerImporter(context), lines);

    it('come with all that belongs to them, and may be acted for', async () => {
      expect(await bring([customers])).toMatchObject({ unchanged: 1 });
      expect(await bring([{ ...customers, orderEditing: 'LINES' }])).toMatchObject({ changed: 1 });
      expect(await bring([{ ...customers, orderEditing: 'DAY' }])).toMatchObject({ refused: 1 });
      expect(await bring([customers])).toMatchObject({ changed: 1 });
      const { body } = await shop.call('getUserCustomers', { tenant: 'AZ' }, anna);
      expect(body).toMatchObject([{ customerId: 'i-100', displayName: 'Gasthof Import' }]);
      const record = await shop.call('getCustomer', { tenant: 'AZ', customerId: 'i-100' }, anna);
      expect(record.body).toMatchObject({
        priceLists: ['GASTRO'],
        deliveryAddresses: [{ externalId: 'i-100-1', street: 'Dorfplatz 1' }],
        deliverySlots: [{ id: 'A', day: 4 }],
        assignedUsers: [{ userId: 'i-anna', userName: 'anna.import', rights: ['ORDER', 'SEE_PRICES'] }],
        hasCatalogRestriction: false,
      });
    });

    it('keep lists of their own that a line leaves out, and lose those it empties', async () => {
      const less = Object.fromEntries(
        Object.entries(customers).filter(([name]) => name !== 'deliveryAddresses'),
      );
      expect(await bring([less])).toMatchObject({ unchanged: 1 });
      expect(await bring([{ ...less, deliveryAddresses: [] }])).toMatchObject({ changed: 1 });
      const { body } = await shop.call('getCustomer', { tenant: 'AZ', customerId: 'i-100' }, anna);
      expect(contract.getCustomer.answer.parse(body).deliveryAddresses).toEqual([]);
      await bring([customers]);
    });

    it('are restricted to an assortment, and freed again', async () => {
      const restriction = async () =>
        (await shop.call('getProductRestriction', { tenant: 'AZ', customerId: 'i-100' }, anna)).body;
      await bring([{ ...customers, assortment: ['i-1'] }]);
      expect(await restriction()).toEqual({ restricted: true, whitelistedSkus: ['i-1'] });
      expect(await bring([customers])).toMatchObject({ unchanged: 1 });
      await bring([{ ...customers, assortment: null }]);
      expect(await restriction()).toMatchObject({ restricted: false });
    });

    it('take the right away from users they no longer name', async () => {
      const users = [{ userId: 'i-berta' }];
      await bring([{ ...customers, id: 'i-200', users: [{ userId: 'i-anna' }, ...users] }]);
      await bring([{ ...customers, id: 'i-200', users }]);
      expect((await shop.call('getCustomer', { tenant: 'AZ', customerId: 'i-200' }, anna)).status).toBe(403);
      expect((await shop.call('getCustomer', { tenant: 'AZ', customerId: 'i-100' }, anna)).status).toBe(200);
    });
  });

  describe('documents', () => {
    const bring = (lines: readonly unknown[]) => importOf(store, documentImporter(context), lines);
    const order: object = { ...z.looseObject({}).parse(documents['order']) };
    const invoice = {
      type: 'invoice',
      customerId: 'i-100',
      number: 'R-1',
      date: '2026-11-05',
      total: '77.40',
    };
    const bought = () =>
      store.asSystem((queries) =>
        queries
          .selectFrom('essence_item')
          .select(['sku', 'bought_on', 'quantity', 'unit'])
          .where('customer_id', '=', 'i-100')
          .execute(),
      );

    it('bring the order history, and what was bought with it', async () => {
      expect(await bring([documents])).toMatchObject({ created: 1 });
      expect(await bring([documents])).toMatchObject({ unchanged: 1 });
      const { body } = await shop.call(
        'getOrder',
        { tenant: 'AZ', customerId: 'i-100', orderId: 'i-o-1' },
        anna,
      );
      expect(body).toMatchObject({ number: 'i-4711', orderItems: [{ productSku: 'i-1', amount: 2 }] });
      expect(await bought()).toEqual([{ sku: 'i-1', bought_on: '2026-11-02', quantity: '6', unit: 'Stk' }]);
    });

    it('count what was bought anew when an order changes or is cancelled', async () => {
      const items = [
        { productSku: 'i-2', name: 'x', amount: 1, ratio: '1', unitAbbr: 'Stk', baseUnit: 'Stk' },
      ];
      await bring([{ ...documents, order: { ...order, orderItems: items } }]);
      expect(await bought()).toMatchObject([{ sku: 'i-2', quantity: '1' }]);
      await bring([{ ...documents, status: 'CANCELLED' }]);
      expect(await bought()).toEqual([]);
      await bring([documents]);
      expect(await bought()).toMatchObject([{ sku: 'i-1', quantity: '6' }]);
    });

    it('are stored as receipts, with lines of their own or those of an order', async () => {
      const lines = [
        { ...invoice, orderNumber: 'i-4711' },
        {
          ...invoice,
          type: 'creditmemo',
          number: 'G-1',
          lines: [{ name: 'Leergut', amount: '24', unit: 'Stk' }],
        },
      ];
      expect(await bring(lines)).toMatchObject({ created: 2 });
      expect(await bring(lines)).toMatchObject({ unchanged: 2 });
      expect(await bring([{ ...lines[0], total: '80.00' }])).toMatchObject({ changed: 1 });
    });

    it('are refused for customers and orders that are not there, and for a number that is taken', async () => {
      const { refusals } = await bring([
        { ...invoice, customerId: 'nobody', orderNumber: 'i-4711' },
        { ...invoice, orderNumber: 'never' },
        invoice,
        { ...documents, order: { ...order, id: 'i-o-2' } },
        { ...documents, order: { ...order, customerId: 'i-200' } },
      ]);
      const reasons = new Map(refusals.map(({ line, reason }) => [line, reason]));
      expect(reasons.get(1)).toBe('customerId: there is no customer nobody');
      expect(reasons.get(2)).toContain('the customer has no order never');
      expect(reasons.get(3)).toContain('lines: is missing');
      expect(reasons.get(4)).toContain('is the number of another order');
      expect(reasons.get(5)).toContain('belongs to another customer');
    });
  });

  describe('content', () => {
    const bring = (lines: readonly unknown[]) => importOf(store, contentImporter({ now: NOW }), lines);
    const find = (fullSlug: string) => shop.call('findContentPage', { body: { fullSlug } });

    it('is published, stays as it is when it comes again, and is withdrawn', async () => {
      expect(await bring([content])).toMatchObject({ created: 1 });
      expect(await bring([content])).toMatchObject({ unchanged: 1 });
      expect((await find('ueber-uns')).body).toMatchObject({ meta: { pageTitle: 'Über uns' } });
      expect(await bring([{ ...content, validity: { validTo: '2026-12-24' } }])).toMatchObject({
        changed: 1,
      });
      expect(await bring([{ ...content, state: 'WITHDRAWN' }])).toMatchObject({ changed: 1 });
      expect(await bring([{ ...content, state: 'WITHDRAWN' }])).toMatchObject({ unchanged: 1 });
      expect((await find('ueber-uns')).status).toBe(404);
      expect(await bring([content])).toMatchObject({ changed: 1 });
      expect((await find('ueber-uns')).status).toBe(200);
    });

    it('is cleaned, and refused where it is not of its kind', async () => {
      const text = (html: string) => ({
        ...content,
        slug: 'sauber',
        bodies: { 'de-AT': { meta: {}, blocks: [{ kind: 'textBlock', text: html }] } },
      });
      await bring([text('<p onclick="x">gut</p>')]);
      expect((await find('sauber')).body).toMatchObject({ blocks: [{ text: '<p>gut</p>' }] });
      const { refusals } = await bring([
        { ...content, slug: 'x', bodies: { 'de-AT': { meta: {}, blocks: [{ kind: 'heading', text: 1 }] } } },
        { ...content, kind: 'poem' },
      ]);
      const reasons = new Map(refusals.map(({ line, reason }) => [line, reason]));
      expect(reasons.get(1)).toContain('bodies: blocks');
      expect(reasons.get(2)).toContain('kind');
    });
  });
});
