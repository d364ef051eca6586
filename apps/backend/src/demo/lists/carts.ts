import { temperatureGroup } from '@gastroshop/domain/delivery';
import { defaultUnit, smallestAllowedAmount } from '@gastroshop/domain/quantity';
import type { Queries } from '../../db';
import type { BranchProduct } from '../branch';
import type { DemoDay } from '../demo-day';
import { insertRows, type JsonRow } from '../insert-rows';
import { fairDaysOf, repertoireOf, type DemoFair } from '../orders';
import { userIdOf, type DemoCustomer } from '../people';
import { randomOf } from '../random';
import { allowedSkus } from '../restrictions';

/** Whose cart is filled, by whom, with how many lines; the own one or that of the fair. */
const CARTS: readonly (readonly [customerId: string, userName: string, lines: number, isOfFair?: boolean])[] =
  [
    ['48213', 'az100001', 23],
    ['48213', 'az100001', 6, true],
    ['48301', 'az100002', 9],
    ['48302', 'az100002', 5, true],
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

/** What lies in the cart. Of a customer that may not have everything, the last article is one it may not have. */
const chosenProducts = (
  customer: DemoCustomer,
  products: readonly BranchProduct[],
  count: number,
  listedBefore: string,
): readonly BranchProduct[] => {
  const wanted = repertoireOf(customer, products, listedBefore);
  if (!customer.isRestricted) return wanted.slice(0, count);
  const allowed = allowedSkus(customer, products);
  return [
    ...wanted.filter(({ sku }) => allowed.has(sku)).slice(0, count - 1),
    ...wanted.filter(({ sku }) => !allowed.has(sku)).slice(0, 1),
  ];
};

/** An amount on each of the first two days of a fair. */
const inTwoParts = (amount: number, days: readonly string[]) => {
  const plan = days.slice(0, 2).map((date) => ({ date, amount }));
  return { amount: amount * plan.length, plan };
};

const cartRows = (
  customer: DemoCustomer,
  userName: string,
  count: number,
  products: readonly BranchProduct[],
  demo: DemoDay,
  fair: DemoFair | undefined,
): CartRows => {
  const { day, now } = demo;
  const { tenant, id: customerId } = customer;
  const userId = userIdOf({ userName });
  const chosen = chosenProducts(customer, products, count, day(-60));
  const at = (index: number): string =>
    new Date(now.getTime() - (count - index + 12) * MINUTE_MS).toISOString();
  const fairDays = fair === undefined ? [] : fairDaysOf(customer, fair, demo).map(({ main }) => main.date);
  const isPlanned = ({ doc }: BranchProduct, index: number) =>
    fairDays.length > 1 && index % 2 === 0 && temperatureGroup(doc.attributes) !== 'FROZEN';
  const contents = chosen.map((product, index) => {
    const unit = defaultUnit(product.doc.units) ?? product.doc.units[0];
    const least = unit === undefined ? 1 : (smallestAllowedAmount(product.doc.minSaleQuantity, unit) ?? 1);
    const random = randomOf(`cart ${fair?.id ?? ''} ${customerId} ${product.sku}`);
    const amount = Math.max(least, random.int(1, 4));
    return {
      sku: product.sku,
      content: {
        ...(isPlanned(product, index) ? inTwoParts(amount, fairDays) : { amount }),
        unitAbbreviation: unit?.abbreviation ?? '',
        ...(random.chance(0.06) && { note: 'Bitte möglichst reif' }),
      },
    };
  });
  const code = fair?.id ?? '';
  return {
    cart: { tenant, customer_id: customerId, code, version: count, valid_since: at(0) },
    lines: contents.map(({ sku, content }, index) => ({
      tenant,
      customer_id: customerId,
      code,
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
      code,
      at: at(index),
      event: {
        userId,
        customerId,
        eventType: 'ITEM_ADDED',
        sku,
        amount: content.amount,
        unitAbbreviation: content.unitAbbreviation,
        timestamp: at(index),
        ...(code !== '' && { cartCode: code }),
        cartVersion: index + 1,
      },
    })),
  };
};

/** Stores carts with lines for the sign-ins. */
export const storeCarts = async (
  queries: Queries,
  customers: readonly DemoCustomer[],
  productsOf: (tenant: string) => readonly BranchProduct[],
  demo: DemoDay,
  fair: DemoFair,
): Promise<void> => {
  const carts = CARTS.flatMap(([customerId, userName, lines, isOfFair = false]) => {
    const customer = customers.find(({ id }) => id === customerId);
    return customer === undefined
      ? []
      : [cartRows(customer, userName, lines, productsOf(customer.tenant), demo, isOfFair ? fair : undefined)];
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
