import type { CallRequest, Handlers } from '../../calls';
import type { Queries } from '../../db';
import { buyerOf } from '../product';
import { restrictToFair } from './restrict-to-fair';
import { essenceQuestionOf, toSearchQuery, type SearchRequest, seesGroupNumbers } from './to-search-query';
import {
  completion,
  createKeepSearch,
  type FoundListener,
  groupedPage,
  type SaveSearch,
  productPage,
  type Searcher,
} from './search';
import type { CatalogueMemory } from './snapshot';
import { subshopHandlers } from './subshop-handlers';
import { suppliersOf } from './suppliers';

type SearchCall = 'searchProducts' | 'searchProductsV2';

const searcherOf = ({
  tenant,
  caller,
}: Pick<CallRequest<SearchCall>, 'tenant' | 'caller'>): Searcher | undefined =>
  caller === undefined ? undefined : { tenant, userId: caller.userId };

/** Keeps what was searched for, when it led to something: pages turned are no further search. */
const remembering =
  (keepSearch: SaveSearch, request: CallRequest<SearchCall>): FoundListener =>
  async (queries, total) => {
    const { queryString, page } = request.body;
    const searcher = searcherOf(request);
    if (searcher === undefined || queryString === undefined || page.page > 0 || total === 0) return;
    await keepSearch(queries, searcher, queryString, request.now);
  };

/** Browsing, searching and completing, in the own shop and in fairs; suppliers. */
export const catalogueHandlers = (memory: CatalogueMemory) => {
  const keepSearch = createKeepSearch();
  const page = async (request: SearchRequest, queries: Queries, onFound?: FoundListener) =>
    productPage(queries, memory, await restrictToFair(queries, toSearchQuery(request)), onFound);
  const pageWithGroups = async (request: SearchRequest, queries: Queries, onFound?: FoundListener) =>
    groupedPage(queries, memory, await restrictToFair(queries, toSearchQuery(request)), onFound);
  const essencePage = async (request: SearchRequest, queries: Queries) =>
    productPage(queries, memory, await restrictToFair(queries, essenceQuestionOf(request)));
  return {
    ...subshopHandlers(memory),
    browseCategories: (request, queries) => page(request, queries),
    browseCategoriesV2: (request, queries) => pageWithGroups(request, queries),
    searchProducts: (request, queries) => page(request, queries, remembering(keepSearch, request)),
    searchProductsV2: (request, queries) =>
      pageWithGroups(request, queries, remembering(keepSearch, request)),
    browseEssentialProducts: essencePage,
    browseCustomerEssentialProducts: essencePage,
    completeProducts: async (request, queries) => {
      const { body, seesPrices } = request;
      const { query, filter = {}, unit, dueBefore } = body;
      const searcher = searcherOf(request);
      const question = {
        buyer: buyerOf(request),
        seesPrices,
        seesGroupNumbers: seesGroupNumbers(request),
        text: query,
        filter,
        unit,
        dueBefore,
        searcher,
      };
      return completion(queries, memory, await restrictToFair(queries, question));
    },
    getSuppliers: ({ tenant, body }, queries) => suppliersOf(queries, tenant, body.supplierIds),
  } satisfies Handlers;
};
