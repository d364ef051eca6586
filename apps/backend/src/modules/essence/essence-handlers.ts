import type { Handlers } from '../../calls';
import { refuse } from '../../http';
import { buyerOf } from '../product';
import { recentItems } from './recent-items';
import { essenceVisibilities, setEssenceVisibility } from './visibility';

/** The essence list: what of it is shown, and what was bought last. */
export const essenceHandlers = () =>
  ({
    getEssenceVisibility: ({ tenant, customer, query }, queries) =>
      essenceVisibilities(queries, tenant, customer, query.sku),
    setEssenceVisibility: (request, queries) => {
      const { customer = refuse('customer-forbidden'), path } = request;
      return setEssenceVisibility(queries, { ...buyerOf(request), customer }, path.sku, path.visible);
    },
    getRecentEssenceItems: ({ tenant, customer = refuse('customer-forbidden'), query }, queries) =>
      recentItems(queries, tenant, customer, [...new Set(query.skus)]),
    getRecentEssenceItemsOfProduct: ({ tenant, customer = refuse('customer-forbidden'), path }, queries) =>
      recentItems(queries, tenant, customer, [path.sku]),
  }) satisfies Handlers;
