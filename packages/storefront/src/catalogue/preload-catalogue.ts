import type { PriceVisibility } from '@gastroshop/identity';
import type { QueryClient } from '@tanstack/react-query';
import type { Preferences, ShopGateway } from '../shop';
import { resolvePageSize } from './page-size';
import { parseSearchParams } from './parse-search-params';
import { promotionsQuery } from './promotions-query';
import { restrictSearch } from './search-permissions';
import { searchQuery } from './search-query';

/** What preloading needs. */
export interface CataloguePreload {
  readonly queryClient: QueryClient;
  readonly gateway: ShopGateway;
  readonly preferences: Pick<Preferences, 'pageSize'>;
  readonly visibility: Pick<PriceVisibility, 'prices'>;
  /** The search part of the address. */
  readonly address: string;
}

/** Asks for what the list at an address shows, before its code has arrived. */
export const preloadCatalogue = ({
  queryClient,
  gateway,
  preferences,
  visibility,
  address,
}: CataloguePreload): Promise<unknown> => {
  const { scope } = gateway;
  const state = restrictSearch(parseSearchParams(address), {
    prices: visibility.prices,
    essence: scope.userId !== '' && scope.customerId !== '',
  });
  const search = searchQuery(gateway, state, resolvePageSize(state.size, preferences.pageSize));
  const promotions = promotionsQuery(gateway, state);
  return Promise.all([
    queryClient.query(search),
    ...(promotions.enabled ? [queryClient.query(promotions)] : []),
  ]);
};
