import type { BoughtProduct, Product } from '@gastroshop/api-contract';
import { dueOn } from '@gastroshop/domain/essence';
import { effectiveStatus, isOrderable } from '@gastroshop/domain/product';
import { sql } from 'kysely';
import type { Queries } from '../../../db';
import { loadProducts, type Buyer } from '../../product';
import { boughtProducts } from './bought-products';

/** Articles that are told; buyers have most of them in the cart soon. */
const DUE_AT_MOST = 24;
/** What was bought longer ago is forgotten, in days. */
const DAYS_BACK = 365;

interface BoughtDays {
  readonly sku: string;
  readonly days: readonly string[];
}

/** On which days the customer bought what it has bought more than once, and has not hidden from its list. */
const boughtDays = async (
  queries: Queries,
  { tenant, today, customer }: Buyer,
): Promise<readonly BoughtDays[]> => {
  if (customer === undefined) return [];
  const { rows } = await sql<BoughtDays>`/* bought_days */
    select e.sku, array_agg(e.bought_on::text order by e.bought_on) as days
    from essence_item e
    left join essence_visibility v on v.tenant = e.tenant and v.customer_id = e.customer_id and v.sku = e.sku
    where e.tenant = ${tenant} and e.customer_id = ${customer.id} and coalesce(v.is_visible, true)
      and e.bought_on >= ${today}::date - ${DAYS_BACK}::int
    group by e.sku
    having count(*) > 1`.execute(queries);
  return rows;
};

/** What the customer is due to buy before a day, what is bought most often first; nothing without a customer. */
export const dueProducts = async (
  queries: Queries,
  buyer: Buyer,
  before: string,
): Promise<{ readonly products: readonly Product[]; readonly bought: readonly BoughtProduct[] }> => {
  const due = (await boughtDays(queries, buyer))
    .filter(({ days }) => {
      const day = dueOn(days, buyer.today);
      return day !== undefined && day < before;
    })
    .toSorted((one, other) => other.days.length - one.days.length || (one.sku < other.sku ? -1 : 1))
    .slice(0, DUE_AT_MOST)
    .map(({ sku }) => sku);
  const loaded = await loadProducts(queries, buyer, due, {});
  const products = due.flatMap((sku) => {
    const product = loaded.restricted.has(sku) ? undefined : loaded.get(sku);
    return product !== undefined && isOrderable(effectiveStatus(product)) ? [product] : [];
  });
  return { products, bought: await boughtProducts(queries, buyer, products) };
};
