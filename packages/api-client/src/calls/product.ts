// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';
import { fileCall } from './file-call';

/** Articles priced for the chosen delivery day. */
export const getCheckoutProducts = /* @__PURE__ */ call('getCheckoutProducts', endpoints.getCheckoutProducts);

/** The datasheet of an article as PDF. */
export const getDatasheet = /* @__PURE__ */ fileCall('getDatasheet', endpoints.getDatasheet);

/** An article together with those it is grouped with. */
export const getGroupedProducts = /* @__PURE__ */ call('getGroupedProducts', endpoints.getGroupedProducts);

/** One article. */
export const getProduct = /* @__PURE__ */ call('getProduct', endpoints.getProduct);

/** What the detail page shows beyond the article itself: nutrients, allergens, origins, wine. */
export const getProductDetails = /* @__PURE__ */ call('getProductDetails', endpoints.getProductDetails);

/** Up to 100 articles by their numbers. */
export const getProducts = /* @__PURE__ */ call('getProducts', endpoints.getProducts);

/** Articles to show beside the cart. */
export const getPromotedProductsForCart = /* @__PURE__ */ call(
  'getPromotedProductsForCart',
  endpoints.getPromotedProductsForCart,
);

/** Articles that go with this one. */
export const getRecommendations = /* @__PURE__ */ call('getRecommendations', endpoints.getRecommendations);

/** The safety datasheet as PDF. */
export const getSafetyDatasheet = /* @__PURE__ */ fileCall(
  'getSafetyDatasheet',
  endpoints.getSafetyDatasheet,
);

/** Whether an article has a safety datasheet. */
export const getSafetyDatasheetAvailability = /* @__PURE__ */ call(
  'getSafetyDatasheetAvailability',
  endpoints.getSafetyDatasheetAvailability,
);

/** Articles by their numbers, more than an address can hold. */
export const queryProducts = /* @__PURE__ */ call('queryProducts', endpoints.queryProducts);

/** Reads an order list: lines in, articles, units, prices and reasons out. */
export const resolveOrderList = /* @__PURE__ */ call('resolveOrderList', endpoints.resolveOrderList);
