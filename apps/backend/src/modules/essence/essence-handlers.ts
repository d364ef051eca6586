import type { Handlers } from '../../calls';
import type { CatalogueMemory } from '../catalogue';
import { buyerOf } from '../product';
import { allergensExcel } from './allergens-excel';
import { essencePdf } from './essence-pdf';
import { essencePeriodOf, setEssencePeriod } from './essence-period';
import { recentItems } from './recent-items';
import { essenceVisibilities, setEssenceVisibility } from './visibility';

/** The essence list: how far it looks back, what of it is shown, what was bought last; on paper and for allergens. */
export const essenceHandlers = (memory: CatalogueMemory) =>
  ({
    getEssencePeriod: ({ tenant, customer }, queries) => essencePeriodOf(queries, tenant, customer),
    putEssencePeriod: ({ tenant, customer, body }, queries) =>
      setEssencePeriod(queries, tenant, customer, body),
    getEssenceListPdf: (request, queries) => essencePdf(queries, memory, request),
    getAllergensExcel: (request, queries) => allergensExcel(queries, memory, request),
    getEssenceVisibility: ({ tenant, customer, query }, queries) =>
      essenceVisibilities(queries, tenant, customer, query.sku),
    setEssenceVisibility: (request, queries) => {
      const { customer, path } = request;
      return setEssenceVisibility(queries, { ...buyerOf(request), customer }, path.sku, path.visible);
    },
    getRecentEssenceItems: ({ tenant, customer, query }, queries) =>
      recentItems(queries, tenant, customer, [...new Set(query.skus)]),
    getRecentEssenceItemsOfProduct: ({ tenant, customer, path }, queries) =>
      recentItems(queries, tenant, customer, [path.sku]),
  }) satisfies Handlers;
