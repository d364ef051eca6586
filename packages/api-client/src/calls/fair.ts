// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';

/** One fair. */
export const getFair = /* @__PURE__ */ call('getFair', endpoints.getFair);

/** Promotions to show in a category of a fair. */
export const getFairCategoryPromotions = /* @__PURE__ */ call(
  'getFairCategoryPromotions',
  endpoints.getFairCategoryPromotions,
);

/** Promotions to show beside search results in a fair. */
export const searchFairPromotions = /* @__PURE__ */ call(
  'searchFairPromotions',
  endpoints.searchFairPromotions,
);
