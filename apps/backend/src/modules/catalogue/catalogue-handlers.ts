import type { Handlers } from '../../calls';
import type { Queries } from '../../db';
import { buyerOf } from '../product';
import { narrowed } from './narrowed';
import { essenceQuestionOf, questionOf, type SearchRequest } from './question-of';
import { completion, groupedPage, productPage } from './search';
import type { CatalogueMemory } from './snapshot';
import { subshopHandlers } from './subshop-handlers';
import { suppliersOf } from './suppliers';

/** Browsing, searching and completing, in the own shop and in fairs; suppliers. */
export const catalogueHandlers = (memory: CatalogueMemory) => {
  const page = async (request: SearchRequest, queries: Queries) =>
    productPage(queries, memory, await narrowed(queries, questionOf(request)));
  const pageWithGroups = async (request: SearchRequest, queries: Queries) =>
    groupedPage(queries, memory, await narrowed(queries, questionOf(request)));
  const essencePage = async (request: SearchRequest, queries: Queries) =>
    productPage(queries, memory, await narrowed(queries, essenceQuestionOf(request)));
  return {
    ...subshopHandlers(memory),
    browseCategories: page,
    browseCategoriesV2: pageWithGroups,
    searchProducts: page,
    searchProductsV2: pageWithGroups,
    browseEssentialProducts: essencePage,
    browseCustomerEssentialProducts: essencePage,
    completeProducts: async (request, queries) => {
      const { body, seesPrices } = request;
      const { query, filter = {} } = body;
      const question = { buyer: buyerOf(request), seesPrices, text: query, filter };
      return completion(queries, memory, await narrowed(queries, question));
    },
    getSuppliers: ({ tenant, body }, queries) => suppliersOf(queries, tenant, body.supplierIds),
  } satisfies Handlers;
};
