import type { SearchBodyRead } from '@gastroshop/api-contract';
import type { EssenceFilter } from '@gastroshop/domain/essence';
import type { Handlers } from '../../calls';
import { buyerOf, type Buyer } from '../product';
import { completion, groupedPage, productPage, type SearchQuestion } from './search';
import { createCatalogueMemory } from './snapshot';
import { suppliersOf } from './suppliers';

/** What of a call a search needs. */
interface SearchRequest extends Buyer {
  readonly body: SearchBodyRead;
  readonly seesPrices: boolean;
}

const questionOf = (request: SearchRequest, essential?: EssenceFilter): SearchQuestion => {
  const { body, seesPrices } = request;
  const { queryString, whitelistedSkus, filter = {}, page } = body;
  return {
    buyer: buyerOf(request),
    seesPrices,
    text: queryString,
    whitelistedSkus,
    filter,
    essential: essential ?? filter.essential ?? 'IGNORE',
    page,
  };
};

/** The essence list shows what is not hidden unless asked otherwise; it never shows what is not on it. */
const essenceQuestionOf = (request: SearchRequest): SearchQuestion => {
  const { essential = 'SHOWN_ONLY' } = request.body.filter ?? {};
  return questionOf(request, essential === 'IGNORE' ? 'ALL' : essential);
};

/** Browsing, searching and completing; suppliers. */
export const catalogueHandlers = () => {
  const memory = createCatalogueMemory();
  return {
    browseCategories: (request, queries) => productPage(queries, memory, questionOf(request)),
    browseCategoriesV2: (request, queries) => groupedPage(queries, memory, questionOf(request)),
    searchProducts: (request, queries) => productPage(queries, memory, questionOf(request)),
    searchProductsV2: (request, queries) => groupedPage(queries, memory, questionOf(request)),
    browseEssentialProducts: (request, queries) => productPage(queries, memory, essenceQuestionOf(request)),
    browseCustomerEssentialProducts: (request, queries) =>
      productPage(queries, memory, essenceQuestionOf(request)),
    completeProducts: (request, queries) => {
      const { body, seesPrices } = request;
      const { query, filter = {} } = body;
      return completion(queries, memory, { buyer: buyerOf(request), seesPrices, text: query, filter });
    },
    getSuppliers: ({ tenant, body }, queries) => suppliersOf(queries, tenant, body.supplierIds),
  } satisfies Handlers;
};
