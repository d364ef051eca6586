import type { Fair, SearchBodyRead } from '@gastroshop/api-contract';
import type { Handlers } from '../../calls';
import type { Queries } from '../../db';
import { fairsOfBuyer } from '../fair';
import { buyerOf, fairOffer, type Buyer } from '../product';
import { quantityHistory } from './quantity-history';
import { completion, productPage } from './search';
import { toSearchQuery, type SearchRequest, seesGroupNumbers } from './to-search-query';
import type { CatalogueMemory } from './snapshot';

interface SubshopRequest extends Buyer {
  readonly path: { readonly cartType: string };
  readonly body: SearchBodyRead;
  readonly seesPrices: boolean;
  readonly caller?: SearchRequest['caller'];
}

/** Browsing, searching and completing inside fairs. */
export const subshopHandlers = (memory: CatalogueMemory) => {
  const oneFair = async (queries: Queries, request: Buyer, code: string): Promise<readonly [Fair]> => [
    await fairOffer(queries, buyerOf(request), code),
  ];
  const inOneFair = async (request: SubshopRequest, queries: Queries) => {
    const fairs = await oneFair(queries, request, request.path.cartType);
    return productPage(queries, memory, { ...toSearchQuery(request), fairs });
  };
  // Which fair the buyer stands in decides only whose prices count first: it may be one that is over.
  const inAllFairs = async (request: SubshopRequest, queries: Queries) => {
    const fairs = await fairsOfBuyer(queries, request, request.path.cartType);
    return productPage(queries, memory, { ...toSearchQuery(request), fairs });
  };
  return {
    browseSubshopCategories: inOneFair,
    searchSubshopProducts: inOneFair,
    browseOnlineFairCategories: inAllFairs,
    searchOnlineFairProducts: inAllFairs,
    completeSubshopProducts: async (request, queries) => {
      const { body, seesPrices, path } = request;
      const { query, filter = {}, unit } = body;
      const fairs = await oneFair(queries, request, path.cartType);
      return completion(queries, memory, {
        buyer: buyerOf(request),
        seesPrices,
        seesGroupNumbers: seesGroupNumbers(request),
        text: query,
        filter,
        unit,
        fairs,
      });
    },
    browseQuantityHistory: async (request, queries) => {
      const fairs = await oneFair(queries, request, request.path.subshopCode);
      return quantityHistory(queries, memory, { ...toSearchQuery(request), fairs });
    },
  } satisfies Handlers;
};
