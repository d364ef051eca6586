import type { BoughtProduct, Product } from '@gastroshop/api-contract';
import { dueOn, purchaseRhythm } from '@gastroshop/domain/essence';
import { effectiveStatus, isOrderable } from '@gastroshop/domain/product';
import { sql } from 'kysely';
import type { Queries } from '../../../db';
import { loadProducts, type Buyer } from '../../product';
import { boughtProducts } from './bought-products';

/** Articles that are told; buyers have most of them in the cart soon. */
const DUE_AT_MOST = 24;
/** What was bought longer ago is forgotten, in days. */
const DAYS_BACK = 365;

/** Orders looked at to say how many of them hold an article. */
const ORDERS_TOLD = 5;

interface BoughtDays {
  readonly sku: string;
  readonly days: readonly string[];
  /** Whether it was not hidden from the customer's list. */
  readonly is_visible: boolean;
}

/** On which days the customer bought what. */
const boughtDays = async (
  queries: Queries,
  { tenant, today, customer }: Buyer,
): Promise<readonly BoughtDays[]> => {
  if (customer === undefined) return [];
  const { rows } = await sql<BoughtDays>`/* bought_days */
    select e.sku, array_agg(e.bought_on::text order by e.bought_on) as days,
      bool_and(coalesce(v.is_visible, true)) as is_visible
    from essence_item e
    left join essence_visibility v on v.tenant = e.tenant and v.customer_id = e.customer_id and v.sku = e.sku
    where e.tenant = ${tenant} and e.customer_id = ${customer.id}
      and e.bought_on >= ${today}::date - ${DAYS_BACK}::int
    group by e.sku`.execute(queries);
  return rows;
};

/** What the customer is due to buy before a day, what is bought most often first; nothing without a customer. */
export const dueProducts = async (
  queries: Queries,
  buyer: Buyer,
  before: string,
): Promise<{ readonly products: readonly Product[]; readonly bought: readonly BoughtProduct[] }> => {
  const all = await boughtDays(queries, buyer);
  const orders = [...new Set(all.flatMap(({ days }) => days))].toSorted().slice(-ORDERS_TOLD);
  const due = all
    .filter(({ days, is_visible }) => {
      const day = is_visible ? dueOn(days, buyer.today) : undefined;
      return day !== undefined && day < before;
    })
    .toSorted((one, other) => other.days.length - one.days.length || (one.sku < other.sku ? -1 : 1))
    .slice(0, DUE_AT_MOST);
  const loaded = await loadProducts(
    queries,
    buyer,
    due.map(({ sku }) => sku),
    {},
  );
  const products = due.flatMap(({ sku }) => {
    const product = loaded.restricted.has(sku) ? undefined : loaded.get(sku);
    return product !== undefined && isOrderable(effectiveStatus(product)) ? [product] : [];
  });
  const bought = await boughtProducts(queries, buyer, products);
  const daysOf = new Map(due.map(({ sku, days }) => [sku, days]));
  return {
    products,
    bought: bought.map((one) => {
      const days = daysOf.get(one.sku) ?? [];
      const holdIt = orders.filter((day) => days.includes(day)).length;
      return { ...one, everyDays: purchaseRhythm(days), ofLastOrders: { orders: orders.length, holdIt } };
    }),
  };
};
