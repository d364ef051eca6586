import { sql } from 'kysely';
import type { Store } from '../../../db';
import { seedDemo } from '../../../demo';
import type { TestApp } from '../../test-app';
import type { TestUser } from '../../tokens';
import type { PaperShot } from './document-screenshot';

/** A customer with years of orders and templates, and its buyer. */
const CUSTOMER = { tenant: 'AZ', customerId: '48213' } as const;
const READER = { userId: 'demo-az100001', tenant: 'AZ' } as const;
/** A customer that orders at fairs. */
const VISITOR = { tenant: 'AZ', customerId: '48240' } as const;
const READER_OF_VISITOR = { userId: 'demo-az100004', tenant: 'AZ' } as const;
/** A canteen whose buyers see no prices. */
const CANTEEN = { tenant: 'AZ', customerId: '48230' } as const;
const WITHOUT_PRICES = { userId: 'demo-az100003', tenant: 'AZ', roles: [] } as const;

/** Labels of the short sheet and of the long ones. */
const LABELS = [3, 40] as const;

/** Whose paper is shot, and who asks for it. */
interface Reading {
  readonly owner: { readonly tenant: 'AZ'; readonly customerId: string };
  readonly reader: TestUser;
}

const endsOf = <Item>(items: readonly Item[]): readonly Item[] => [
  ...new Set([...items.slice(0, 1), ...items.slice(-1)]),
];

/** The papers the demonstration has of its customers, each kind with the fewest lines first. */
const storedPapers = (store: Store) =>
  store.asSystem(async (queries) => {
    const { tenant, customerId } = CUSTOMER;
    const orders = await queries
      .selectFrom('customer_order')
      .select(['number', 'customer_id', 'positions', 'fair_id'])
      .where('tenant', '=', tenant)
      .where('customer_id', 'in', [customerId, CANTEEN.customerId, VISITOR.customerId])
      .orderBy('positions')
      .orderBy('number')
      .execute();
    const ordersOf = (customer: { readonly customerId: string }) =>
      orders.filter((order) => order.customer_id === customer.customerId && order.fair_id === null);
    const positions = new Map(orders.map((order) => [order.number, order.positions]));
    const receipts = await queries
      .selectFrom('receipt')
      .select(['type', 'number', 'order_number'])
      .where('tenant', '=', tenant)
      .where('customer_id', '=', customerId)
      .orderBy('number')
      .execute();
    const templates = await queries
      .selectFrom('order_template')
      .select('id')
      .where('tenant', '=', tenant)
      .where('customer_id', '=', customerId)
      .where('owner_id', '=', READER.userId)
      .orderBy('id')
      .execute();
    return {
      orders: ordersOf(CUSTOMER),
      ordersOfCanteen: ordersOf(CANTEEN),
      fairOrders: orders.filter(
        (order) => order.customer_id === VISITOR.customerId && order.fair_id !== null,
      ),
      receipts: receipts.toSorted(
        (one, other) =>
          (positions.get(one.order_number ?? '') ?? 0) - (positions.get(other.order_number ?? '') ?? 0),
      ),
      templates,
    };
  });

/** Articles: a wine, one with allergens, one with safety information, and what labels are printed of. */
const products = (store: Store) =>
  store.asSystem(async (queries) => {
    const active = queries
      .selectFrom('article')
      .select('sku')
      .where('tenant', '=', CUSTOMER.tenant)
      .where('status', '=', 'ACTIVE')
      .orderBy('sku');
    return {
      wine: await active.where('wine_country', 'is not', null).executeTakeFirstOrThrow(),
      food: await active.where(sql<boolean>`cardinality(allergens_contained) > 0`).executeTakeFirstOrThrow(),
      cleaner: await active.where('has_safety_datasheet', '=', true).executeTakeFirstOrThrow(),
      many: await active.limit(Math.max(...LABELS)).execute(),
    };
  });

/** Every kind of paper as the demonstration's customers are handed it, the shortest and the longest of each. */
export const demoShots = async (shop: TestApp, store: Store, now: Date): Promise<readonly PaperShot[]> => {
  await seedDemo(store, { today: now.toISOString().slice(0, 10), now });
  const { orders, ordersOfCanteen, fairOrders, receipts, templates } = await storedPapers(store);
  const { wine, food, cleaner, many } = await products(store);
  const receiptShots = (
    name: string,
    receiptType: 'order' | 'invoice' | 'creditmemo' | 'deliverynote',
    numbers: readonly { readonly number: string }[],
    { owner = CUSTOMER, reader = READER }: Partial<Reading> = {},
  ): readonly PaperShot[] =>
    endsOf(numbers).map(({ number: documentNumber }, place) => ({
      name: `demo ${name} ${place + 1}`,
      call: (locale) =>
        shop.call('getReceiptPdf', { ...owner, documentNumber, receiptType }, reader, {
          'accept-language': locale,
        }),
    }));
  const receiptsOf = (type: 'invoice' | 'creditmemo' | 'deliverynote') =>
    receipts.filter((receipt) => receipt.type === type);
  return [
    ...receiptShots('order', 'order', orders),
    ...receiptShots('order without prices', 'order', ordersOfCanteen, {
      owner: CANTEEN,
      reader: WITHOUT_PRICES,
    }),
    ...receiptShots('fair order', 'order', fairOrders, { owner: VISITOR, reader: READER_OF_VISITOR }),
    ...receiptShots('invoice', 'invoice', receiptsOf('invoice')),
    ...receiptShots('credit memo', 'creditmemo', receiptsOf('creditmemo')),
    ...receiptShots('delivery note', 'deliverynote', receiptsOf('deliverynote')),
    ...endsOf(templates).flatMap(({ id: orderTemplateId }, place) =>
      [true, false].map((showImages): PaperShot => ({
        name: `demo template ${place + 1}${showImages ? ' with pictures' : ''}`,
        call: (locale) =>
          shop.call('getOrderTemplatePdf', { ...CUSTOMER, orderTemplateId, showImages }, READER, {
            'accept-language': locale,
          }),
      })),
    ),
    {
      name: 'demo essence list',
      call: (locale) => shop.call('getEssenceListPdf', CUSTOMER, READER, { 'accept-language': locale }),
    },
    {
      name: 'demo essence list without prices',
      call: (locale) =>
        shop.call('getEssenceListPdf', CANTEEN, WITHOUT_PRICES, { 'accept-language': locale }),
    },
    ...Object.entries({ wine, food, cleaner }).map(([name, { sku }]): PaperShot => ({
      name: `demo datasheet of a ${name}`,
      call: (locale) =>
        shop.call('getDatasheet', { tenant: CUSTOMER.tenant, sku }, READER, { 'accept-language': locale }),
    })),
    {
      name: 'demo safety datasheet',
      call: (locale) =>
        shop.call('getSafetyDatasheet', { tenant: CUSTOMER.tenant, sku: cleaner.sku }, READER, {
          'accept-language': locale,
        }),
    },
    ...LABELS.map((count): PaperShot => ({
      name: `demo labels of ${count}`,
      call: (locale) =>
        shop.call(
          'generateLabels',
          { ...CUSTOMER, pairs: many.slice(0, count).map(({ sku }) => ({ sku, amount: 1 })) },
          READER,
          { 'accept-language': locale },
        ),
    })),
  ];
};
