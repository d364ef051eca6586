// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';

/** Articles of a category with facets. */
export const browseCategories = /* @__PURE__ */ call('browseCategories', endpoints.browseCategories);

/** Articles of a category with facets, grouped. */
export const browseCategoriesV2 = /* @__PURE__ */ call('browseCategoriesV2', endpoints.browseCategoriesV2);

/** Articles of the essence list of the named customer, with facets. */
export const browseCustomerEssentialProducts = /* @__PURE__ */ call(
  'browseCustomerEssentialProducts',
  endpoints.browseCustomerEssentialProducts,
);

/** Articles of the essence list with facets. */
export const browseEssentialProducts = /* @__PURE__ */ call(
  'browseEssentialProducts',
  endpoints.browseEssentialProducts,
);

/** Completions for what is being typed. */
export const completeProducts = /* @__PURE__ */ call('completeProducts', endpoints.completeProducts);

/** Suppliers by their ids. */
export const getSuppliers = /* @__PURE__ */ call('getSuppliers', endpoints.getSuppliers);

/** Articles that match a search, with facets. */
export const searchProducts = /* @__PURE__ */ call('searchProducts', endpoints.searchProducts);

/** Articles that match a search, with facets, grouped. */
export const searchProductsV2 = /* @__PURE__ */ call('searchProductsV2', endpoints.searchProductsV2);
