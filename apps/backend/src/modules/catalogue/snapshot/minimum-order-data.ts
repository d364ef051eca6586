import type { Unit, Weighed } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { Queries } from '../../../db';

/** What an article's smallest order costs depends on, besides its prices. */
export interface MinimumOrderData {
  readonly units: readonly Unit[];
  readonly minSaleQuantity: number;
  readonly weighed: Weighed | undefined;
}

/** Sale terms by article. */
export type SaleTermsBySku = ReadonlyMap<string, MinimumOrderData>;

/** Reads how the articles of a tenant are sold. */
export const readSaleTerms = async (queries: Queries, tenant: string): Promise<SaleTermsBySku> => {
  const { rows } = await sql<{
    sku: string;
    units: readonly Unit[];
    minimum: number;
    weighed: Weighed | null;
  }>`
    select sku, doc->'units' as units, (doc->'minSaleQuantity')::float8 as minimum, doc->'weighed' as weighed
    from article
    where tenant = ${tenant} and status <> 'INACTIVE'`.execute(queries);
  return new Map(
    rows.map(({ sku, units, minimum, weighed }) => [
      sku,
      { units, minSaleQuantity: minimum, weighed: weighed ?? undefined },
    ]),
  );
};
