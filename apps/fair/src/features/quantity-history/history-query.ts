import { browseQuantityHistory, type Client } from '@gastroshop/api-client';
import type { Facet, Product, QuantityHistoryEntry } from '@gastroshop/api-contract';
import { scopedKey, type ShopScope } from '@gastroshop/storefront/shop';
import { queryOptions } from '@tanstack/react-query';

/** As many articles as one answer holds. */
const PAGE_SIZE = 300;

/** What was ordered does not change any more; what of it is sold does. */
const FRESH_MS = 5 * 60_000;

/** Everything the customer ordered in the fair's range of days. */
export interface QuantityHistory {
  readonly products: readonly Product[];
  readonly quantities: ReadonlyMap<string, QuantityHistoryEntry>;
  readonly facets: readonly Facet[];
}

/**
 * Everything the customer ordered in the fair's range of days, all pages of it: a buyer in a hall walks the whole list,
 * with or without a network (FAI-2).
 */
export const historyQuery = (client: Client, scope: ShopScope) => {
  const { tenant, customerId, place } = scope;
  const subshopCode = place.kind === 'FAIR' ? place.fairCode : '';
  const ask = (page: number, signal: AbortSignal) =>
    browseQuantityHistory(
      client,
      { tenant, customerId, subshopCode, filterBody: { page: { page, size: PAGE_SIZE } } },
      { signal },
    );
  return queryOptions({
    queryKey: scopedKey(scope, 'quantity-history'),
    queryFn: async ({ signal }): Promise<QuantityHistory> => {
      const first = await ask(0, signal);
      const pages = [first];
      for (let page = 1; page < first.page.totalPages; page += 1) pages.push(await ask(page, signal));
      return {
        products: pages.flatMap(({ products }) => products),
        quantities: new Map(
          pages.flatMap(({ quantities }) => quantities.map((entry) => [entry.sku, entry] as const)),
        ),
        facets: first.facets,
      };
    },
    staleTime: FRESH_MS,
    enabled: customerId !== '' && subshopCode !== '',
  });
};
