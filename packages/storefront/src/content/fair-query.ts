import { type Client, getFair } from '@gastroshop/api-client';
import { queryOptions } from '@tanstack/react-query';
import { scopedKey, type ShopScope } from '../shop';

/** Dates and reasons of a fair change by hand, but when they do a buyer standing in it should soon know. */
const FRESH_MS = 60_000;

/** The fair one stands in; nothing in the own shop. */
export const fairQuery = (client: Client, scope: ShopScope) => {
  const { place } = scope;
  return queryOptions({
    queryKey: scopedKey(scope, 'fair'),
    queryFn: ({ signal }) =>
      getFair(client, { fairId: place.kind === 'FAIR' ? place.fairCode : '' }, { signal }),
    staleTime: FRESH_MS,
    enabled: place.kind === 'FAIR',
  });
};
