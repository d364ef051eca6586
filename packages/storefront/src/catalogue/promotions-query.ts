import type { Promotion } from '@gastroshop/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { type PromotionPlace, scopedKey, type ShopGateway } from '../shop';
import type { SearchState } from './search-state';

/** Promotions change with the content, some times a day. */
const PROMOTIONS_MS = 5 * 60_000;

const placeOf = ({ query, categoryId }: SearchState): PromotionPlace | undefined => {
  if (query !== '') return { kind: 'SEARCH', queryString: query };
  return categoryId === undefined ? undefined : { kind: 'CATEGORY', categoryId };
};

/** What is advertised between the articles of a search or a category; nothing in the whole assortment, unless a list has its own. */
export const promotionsQuery = (gateway: ShopGateway, state: SearchState, promoted?: PromotionPlace) => {
  const place = promoted ?? placeOf(state);
  return queryOptions({
    queryKey: scopedKey(gateway.scope, 'promotions', place),
    queryFn: async ({ signal }): Promise<readonly Promotion[]> =>
      place === undefined ? [] : gateway.promotions(place, { signal }),
    enabled: place !== undefined,
    staleTime: PROMOTIONS_MS,
  });
};
