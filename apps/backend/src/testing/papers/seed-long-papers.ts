import type { Queries, ReceiptDocument } from '../../db';
import { plantProducts, seedBuyer, seedCategories } from '../seed-catalogue';
import {
  LONG_LIST_CATEGORIES,
  LONG_LIST_IMAGES,
  longList,
  plantedProduct,
  type LongListProduct,
} from './long-list';
import { LONG_ORDER_TOTALS, longOrder, rowCents } from './long-order';
import { lineOfText } from './line-of-text';

/** Articles stored at a time: what one statement takes. */
const AT_ONCE = 500;

/** A customer whose papers all have the same number of lines. */
export interface LongPapers {
  readonly count: number;
  readonly customerId: string;
  readonly userId: string;
  readonly orderNumber: string;
  readonly fairOrderNumber: string;
  readonly templateId: string;
}

const inParts = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, part) =>
    items.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );

/** Stores the articles of a long list, with pictures and categories. */
export const seedLongAssortment = async (queries: Queries, count: number): Promise<void> => {
  await seedCategories(queries, LONG_LIST_CATEGORIES);
  await queries.insertInto('picture').values(LONG_LIST_IMAGES).execute();
  const places = Array.from({ length: count }, (_, place) => place);
  for (const part of inParts(places)) await plantProducts(queries, part.map(plantedProduct));
};

const creditOf = (products: readonly LongListProduct[]): ReceiptDocument => ({
  lines: products.map((product) => ({
    sku: product.sku,
    name: product.name,
    amount: String(product.amount),
    unit: 'ST',
    ...(product.cents !== undefined && {
      price: (product.cents / 100).toFixed(2),
      rowTotal: ((rowCents(product, product.amount) ?? 0) / 100).toFixed(2),
    }),
    note: 'Bruch',
  })),
  totals: { ...LONG_ORDER_TOTALS, estimated: false },
});

const longText = (count: number): string =>
  Array.from({ length: count }, (_, place) => lineOfText(place)).join('\n');

const seedOrders = async (
  queries: Queries,
  products: readonly LongListProduct[],
  { customerId, orderNumber, fairOrderNumber }: LongPapers,
): Promise<void> => {
  for (const [id, isFair] of [
    [orderNumber, false],
    [fairOrderNumber, true],
  ] as const) {
    const { order, lineFacts } = longOrder(products, { id, customerId, isFair });
    await queries
      .insertInto('customer_order')
      .values({
        tenant: 'AZ',
        id,
        number: id,
        customer_id: customerId,
        user_id: null,
        user_name: 'Anna Ärmel',
        source: order.source,
        fair_id: isFair ? 'HERBST26' : null,
        created_at: new Date(order.creationTime),
        delivery_date: order.deliverySlotDate ?? null,
        delivery_address_text: '',
        positions: products.length,
        net: LONG_ORDER_TOTALS.net,
        status: 'RECEIVED',
        doc: JSON.stringify(order),
        line_facts: JSON.stringify(lineFacts),
      })
      .execute();
  }
};

/** Stores a customer and one paper of each kind with so many lines; the articles have to be there. */
export const seedLongPapers = async (queries: Queries, count: number): Promise<LongPapers> => {
  const products = longList(count);
  const papers: LongPapers = {
    count,
    customerId: `k${count}`,
    userId: `u${count}`,
    orderNumber: `B${count}`,
    fairOrderNumber: `M${count}`,
    templateId: `v${count}`,
  };
  const { customerId, userId, orderNumber, templateId } = papers;
  const owner = { tenant: 'AZ', customer_id: customerId };
  await seedBuyer(queries, { id: customerId, userIds: [userId] });
  await seedOrders(queries, products, papers);
  const receipt = { ...owner, date: '2026-11-27', total: null, information: null, doc: null };
  await queries
    .insertInto('receipt')
    .values([
      { ...receipt, type: 'invoice', number: `R${count}`, order_number: orderNumber },
      { ...receipt, type: 'deliverynote', number: `L${count}`, order_number: orderNumber },
      {
        ...receipt,
        type: 'creditmemo',
        number: `G${count}`,
        order_number: null,
        doc: JSON.stringify(creditOf(products)),
      },
    ])
    .execute();
  const at = new Date('2026-11-20T09:00:00Z');
  await queries
    .insertInto('order_template')
    .values({
      ...owner,
      id: templateId,
      owner_id: userId,
      name: 'Kühlhaus, vom Eingang im Uhrzeigersinn',
      comment: 'Montags zählen',
      price_list: null,
      is_shareable: false,
      created_at: at,
      edited_at: at,
      edited_by: userId,
    })
    .execute();
  for (const part of inParts(products)) {
    await queries
      .insertInto('order_template_item')
      .values(
        part.map(({ sku, amount }) => ({
          tenant: 'AZ',
          template_id: templateId,
          sku,
          position: Number(sku),
          item: JSON.stringify({ productSku: sku, amount, unit: 'ST' }),
        })),
      )
      .execute();
    await queries
      .insertInto('essence_item')
      .values(
        part.map(({ sku, amount }) => ({
          ...owner,
          sku,
          bought_on: '2026-11-12',
          quantity: String(amount),
          unit: 'ST',
        })),
      )
      .execute();
  }
  await plantProducts(queries, [
    {
      sku: `datenblatt${count}`,
      name: `Datenblatt ${count}`,
      texts: { description: longText(count), ingredients: 'Öl, Essig' },
    },
    {
      sku: `gefahr${count}`,
      name: `Grillreiniger ${count}`,
      hasSafetyDatasheet: true,
      details: { regulatedDescription: longText(count) },
    },
  ]);
  return papers;
};
