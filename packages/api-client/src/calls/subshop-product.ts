// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';

/** Articles of a category over all active fairs of the customer. */
export const browseOnlineFairCategories = /* @__PURE__ */ call(
  'browseOnlineFairCategories',
  endpoints.browseOnlineFairCategories,
);

/** How much of each article the customer bought in the fair's range of days. */
export const browseQuantityHistory = /* @__PURE__ */ call(
  'browseQuantityHistory',
  endpoints.browseQuantityHistory,
);

/** Articles of a category in a fair. */
export const browseSubshopCategories = /* @__PURE__ */ call(
  'browseSubshopCategories',
  endpoints.browseSubshopCategories,
);

/** Completions for what is being typed in a fair. */
export const completeSubshopProducts = /* @__PURE__ */ call(
  'completeSubshopProducts',
  endpoints.completeSubshopProducts,
);

/** One article as a fair sells it. */
export const getSubshopProduct = /* @__PURE__ */ call('getSubshopProduct', endpoints.getSubshopProduct);

/** Articles of a fair that go with this one. */
export const getSubshopRecommendations = /* @__PURE__ */ call(
  'getSubshopRecommendations',
  endpoints.getSubshopRecommendations,
);

/** Articles over all active fairs of the customer that match a search. */
export const searchOnlineFairProducts = /* @__PURE__ */ call(
  'searchOnlineFairProducts',
  endpoints.searchOnlineFairProducts,
);

/** Articles of a fair that match a search. */
export const searchSubshopProducts = /* @__PURE__ */ call(
  'searchSubshopProducts',
  endpoints.searchSubshopProducts,
);
