import type { GroupedProductPage } from '@gastroshop/api-contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { shopKey, type ShopGateway } from '../shop';
import type { PageSize } from './page-size';
import { inSeenOrder } from './in-seen-order';
import { searchBodyOf } from './search-body';
import type { SearchState } from './search-state';

/**
 * One page of a search with its facets. The page before stays until the next one has arrived; asked for again, its
 * articles stay where they are.
 */
export const searchQuery = (gateway: ShopGateway, state: SearchState, size: PageSize) => {
  const body = searchBodyOf(state, size);
  return queryOptions({
    queryKey: shopKey(gateway.scope, 'search', body),
    queryFn: async ({ signal, client, queryKey }): Promise<GroupedProductPage> =>
      inSeenOrder(await gateway.search(body, { signal }), client.getQueryData<GroupedProductPage>(queryKey)),
    placeholderData: keepPreviousData,
  });
};
