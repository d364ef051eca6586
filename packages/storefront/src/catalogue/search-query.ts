import type { GroupedProductPage } from '@gastroshop/api-contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { scopedKey, type ShopGateway } from '../shop';
import type { PageSize } from './page-size';
import { keepDisplayedOrder } from './keep-displayed-order';
import { toSearchBody } from './search-body';
import type { SearchState } from './search-state';

/**
 * One page of a search with its facets. The page before stays until the next one has arrived; asked for again, its
 * articles stay where they are.
 */
export const searchQuery = (gateway: ShopGateway, state: SearchState, size: PageSize) => {
  const body = toSearchBody(state, size);
  return queryOptions({
    queryKey: scopedKey(gateway.scope, 'search', body),
    queryFn: async ({ signal, client, queryKey }): Promise<GroupedProductPage> =>
      keepDisplayedOrder(
        await gateway.search(body, { signal }),
        client.getQueryData<GroupedProductPage>(queryKey),
      ),
    placeholderData: keepPreviousData,
  });
};
