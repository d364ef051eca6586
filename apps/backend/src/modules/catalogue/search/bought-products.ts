import type { BoughtProduct, Product } from '@gastroshop/api-contract';
import { usualAmount } from '@gastroshop/domain/essence';
import { ratioOf, unitByAbbreviation } from '@gastroshop/domain/quantity';
import { sql } from 'kysely';
import type { Queries } from '../../../db';
import type { Buyer } from '../../product';

/** What was bought of an article on one day. */
interface BoughtRow {
  sku: string;
  day: string;
  /** Storage units. */
  quantity: string;
  /** Of the storage unit. */
  unit: string;
  ordered_unit: string | null;
}

/** Days looked at: the last at all, and the last on this weekday. */
const DAYS = 8;

const boughtRows = async (
  queries: Queries,
  { tenant, today, customer }: Buyer,
  skus: readonly string[],
): Promise<readonly BoughtRow[]> => {
  if (customer === undefined || skus.length === 0) return [];
  const { rows } = await sql<BoughtRow>`/* bought_products */
    select w.sku, e.day, e.quantity, e.unit, e.ordered_unit
    from unnest(${skus}::text[]) as w (sku)
    cross join lateral (
      (
        select bought_on as day, quantity, unit, ordered_unit from essence_item
        where tenant = ${tenant} and customer_id = ${customer.id} and sku = w.sku
        order by bought_on desc
        limit ${DAYS}
      )
      union
      (
        select bought_on, quantity, unit, ordered_unit from essence_item
        where tenant = ${tenant} and customer_id = ${customer.id} and sku = w.sku
          and extract(dow from bought_on) = extract(dow from ${today}::date)
        order by bought_on desc
        limit ${DAYS}
      )
    ) e
    order by e.day desc`.execute(queries);
  return rows;
};

/** In the unit it was ordered in, where the article still has it. */
const lastOf = (
  { day, quantity, unit, ordered_unit }: BoughtRow,
  { units }: Product,
): BoughtProduct['last'] => {
  const ordered = ordered_unit === null ? undefined : unitByAbbreviation(units, ordered_unit);
  return ordered === undefined
    ? { day, amount: Number(quantity), unit }
    : { day, amount: Number(quantity) / ratioOf(ordered).toNumber(), unit: ordered.abbreviation };
};

const boughtProduct = (rows: readonly BoughtRow[], product: Product, today: string): BoughtProduct[] => {
  const [last] = rows;
  if (last === undefined) return [];
  const bought = rows.map(({ day, quantity, ordered_unit }) => ({
    day,
    quantity,
    ...(ordered_unit !== null && { unit: ordered_unit }),
  }));
  const usual = usualAmount(bought, today, product);
  return [{ sku: product.sku, last: lastOf(last, product), ...(usual !== undefined && { usual }) }];
};

/** What the customer has bought of some articles, by one query for all of them; those never bought are missing. */
export const boughtProducts = async (
  queries: Queries,
  buyer: Buyer,
  products: readonly Product[],
): Promise<readonly BoughtProduct[]> => {
  const rows = await boughtRows(
    queries,
    buyer,
    products.map(({ sku }) => sku),
  );
  return products.flatMap((product) =>
    boughtProduct(
      rows.filter(({ sku }) => sku === product.sku),
      product,
      buyer.today,
    ),
  );
};
