// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';

/** Promotions to show in a category. */
export const getCategoryPromotions = /* @__PURE__ */ call(
  'getCategoryPromotions',
  endpoints.getCategoryPromotions,
);

/** Promotions to show on the essence list. */
export const getEssencePromotions = /* @__PURE__ */ call(
  'getEssencePromotions',
  endpoints.getEssencePromotions,
);

/** Promotions to show beside search results. */
export const searchPromotions = /* @__PURE__ */ call('searchPromotions', endpoints.searchPromotions);
