import { defaultUnit, smallestAllowedAmount } from '@gastroshop/domain/quantity';
import type { Queries } from '../../db';
import type { BranchArticle } from '../branch';
import type { DemoDay } from '../demo-day';
import { insertRows, type JsonRow } from '../insert-rows';
import { repertoireOf } from '../orders';
import { userIdOf, type DemoCustomer } from '../people';
import { randomOf } from '../random';

/** Whose cart is filled, by whom, with how many lines; with a fair's code it is the cart of the fair. */
const CARTS: readonly (readonly [customerId: string, userName: string, lines: number])[] = [
  ['48213', 'az100001', 23],
  ['48301', 'az100002', 9],
  ['48230', 'az100003', 6],
  ['48240', 'az100004', 4],
  ['61044', 'gm200001', 7],
  ['72015', 'ki300001', 5],
  ['83007', 'll400001', 8],
];

const MINUTE_MS = 60_000;

interface CartRows {
  readonly cart: JsonRow;
  readonly lines: readonly JsonRow[];
  readonly events: readonly JsonRow[];
}

const cartRows = (
  customer: DemoCustomer,
  userName: string,
  count: number,
  articles: readonly BranchArticle[],
  { day, now }: DemoDay,
): CartRows => {
  const { tenant, id: customerId } = customer;
  const userId = userIdOf({ userName });
  const chosen = repertoireOf(customer, articles, day(-60)).slice(0, count);
  const at = (index: number): string =>
    new Date(now.getTime() - (count - index + 12) * MINUTE_MS).toISOString();
  const contents = chosen.map((article) => {
    const unit = defaultUnit(article.doc.units) ?? article.doc.units[0];
    const least = unit === undefined ? 1 : (smallestAllowedAmount(article.doc.minSaleQuantity, unit) ?? 1);
    const random = randomOf(`cart ${customerId} ${article.sku}`);
    return {
      sku: article.sku,
      content: {
        amount: Math.max(least, random.int(1, 4)),
        unitAbbreviation: unit?.abbreviation ?? '',
        ...(random.chance(0.06) && { note: 'Bitte möglichst reif' }),
      },
    };
  });
  return {
    cart: { tenant, customer_id: customerId, code: '', version: count, valid_since: at(0) },
    lines: contents.map(({ sku, content }, index) => ({
      tenant,
      customer_id: customerId,
      code: '',
      sku,
      version: 1,
      content,
      acted_at: at(index),
      updated_at: at(index),
      updated_by: userId,
      known_operations: [],
    })),
    events: contents.map(({ sku, content }, index) => ({
      tenant,
      customer_id: customerId,
      code: '',
      at: at(index),
      event: {
        userId,
        customerId,
        eventType: 'ITEM_ADDED',
        sku,
        amount: content.amount,
        unitAbbreviation: content.unitAbbreviation,
        timestamp: at(index),
        cartVersion: index + 1,
      },
    })),
  };
};

/** Stores carts with lines for the sign-ins. */
export const storeCarts = async (
  queries: Queries,
  customers: readonly DemoCustomer[],
  articlesOf: (tenant: string) => readonly BranchArticle[],
  demo: DemoDay,
): Promise<void> => {
  const carts = CARTS.flatMap(([customerId, userName, lines]) => {
    const customer = customers.find(({ id }) => id === customerId);
    return customer === undefined
      ? []
      : [cartRows(customer, userName, lines, articlesOf(customer.tenant), demo)];
  });
  const key = { tenant: 'text', customer_id: 'text', code: 'text' } as const;
  await insertRows(
    queries,
    'cart',
    { ...key, version: 'integer', valid_since: 'timestamptz' },
    carts.map(({ cart }) => cart),
  );
  await insertRows(
    queries,
    'cart_line',
    {
      ...key,
      sku: 'text',
      version: 'integer',
      content: 'jsonb',
      acted_at: 'timestamptz',
      updated_at: 'timestamptz',
      updated_by: 'text',
      known_operations: 'text[]',
    },
    carts.flatMap(({ lines }) => lines),
  );
  await insertRows(
    queries,
    'cart_event',
    { ...key, at: 'timestamptz', event: 'jsonb' },
    carts.flatMap(({ events }) => events),
  );
};
