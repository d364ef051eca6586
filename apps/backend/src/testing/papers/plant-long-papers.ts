import type { Queries, ReceiptDocument } from '../../db';
import { plantArticles, plantBuyer, plantCategories } from '../plant-catalogue';
import {
  LONG_LIST_CATEGORIES,
  LONG_LIST_PICTURES,
  longList,
  plantedArticle,
  type LongListArticle,
} from './long-assortment';
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
export const plantLongAssortment = async (queries: Queries, count: number): Promise<void> => {
  await plantCategories(queries, LONG_LIST_CATEGORIES);
  await queries.insertInto('picture').values(LONG_LIST_PICTURES).execute();
  const places = Array.from({ length: count }, (_, place) => place);
  for (const part of inParts(places)) await plantArticles(queries, part.map(plantedArticle));
};

const creditOf = (articles: readonly LongListArticle[]): ReceiptDocument => ({
  lines: articles.map((article) => ({
    sku: article.sku,
    name: article.name,
    amount: String(article.amount),
    unit: 'ST',
    ...(article.cents !== undefined && {
      price: (article.cents / 100).toFixed(2),
      rowTotal: ((rowCents(article, article.amount) ?? 0) / 100).toFixed(2),
    }),
    note: 'Bruch',
  })),
  totals: { ...LONG_ORDER_TOTALS, estimated: false },
});

const longText = (count: number): string =>
  Array.from({ length: count }, (_, place) => lineOfText(place)).join('\n');

const plantOrders = async (
  queries: Queries,
  articles: readonly LongListArticle[],
  { customerId, orderNumber, fairOrderNumber }: LongPapers,
): Promise<void> => {
  for (const [id, isFair] of [
    [orderNumber, false],
    [fairOrderNumber, true],
  ] as const) {
    const { order, lineFacts } = longOrder(articles, { id, customerId, isFair });
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
        positions: articles.length,
        net: LONG_ORDER_TOTALS.net,
        status: 'RECEIVED',
        doc: JSON.stringify(order),
        line_facts: JSON.stringify(lineFacts),
      })
      .execute();
  }
};

/** Stores a customer and one paper of each kind with so many lines; the articles have to be there. */
export const plantLongPapers = async (queries: Queries, count: number): Promise<LongPapers> => {
  const articles = longList(count);
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
  await plantBuyer(queries, { id: customerId, userIds: [userId] });
  await plantOrders(queries, articles, papers);
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
        doc: JSON.stringify(creditOf(articles)),
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
  for (const part of inParts(articles)) {
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
  await plantArticles(queries, [
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
