import type { Price } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { Queries } from '../../../db';

/** The prices of one audience (everybody, a price list, a customer) by article. */
export type PriceBook = ReadonlyMap<string, readonly Price[]>;

/** Reads the prices of one audience. */
export const loadPriceBook = async (
  queries: Queries,
  tenant: string,
  audience: string,
): Promise<PriceBook> => {
  const { rows } = await sql<{ sku: string; prices: readonly Price[] }>`
    select sku, json_agg(price order by id) as prices
    from article_price
    where tenant = ${tenant} and audience = ${audience}
    group by sku`.execute(queries);
  return new Map(rows.map(({ sku, prices }) => [sku, prices]));
};
