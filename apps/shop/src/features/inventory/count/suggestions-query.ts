import { scopedKey, type ShopGateway } from '@gastroshop/storefront/shop';
import { queryOptions } from '@tanstack/react-query';

/** Longest text the backend completes. */
const LONGEST = 200;

/** Articles and categories that begin like a text, the best first. */
export const suggestionsQuery = (gateway: ShopGateway, text: string) =>
  queryOptions({
    queryKey: scopedKey(gateway.scope, 'stock-suggestions', text),
    queryFn: ({ signal }) => gateway.complete({ query: text.slice(0, LONGEST) }, { signal }),
    enabled: text !== '',
  });
