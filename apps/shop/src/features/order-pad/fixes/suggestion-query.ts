import type { Product } from '@gastroshop/api-contract';
import { scopedKey, type ShopGateway } from '@gastroshop/storefront/shop';
import { queryOptions } from '@tanstack/react-query';

/** Longest text the backend completes. */
const LONGEST = 200;

const NOTHING: readonly Product[] = [];

/** Articles whose name or number begins like a text, the best first; nothing for an empty one. */
export const suggestionQuery = (gateway: ShopGateway, text: string) =>
  queryOptions({
    queryKey: scopedKey(gateway.scope, 'pad-suggestion', text),
    queryFn: async ({ signal }) =>
      text === ''
        ? NOTHING
        : (await gateway.complete({ query: text.slice(0, LONGEST) }, { signal })).products,
    enabled: text !== '',
  });
