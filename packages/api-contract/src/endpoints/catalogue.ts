import type { Endpoint } from './endpoint';

/** Articles of a category with facets. */
export const browseCategories = {
  method: 'POST',
  path: '/t/{tenant}/categories/browse',
  access: 'anonymous',
  query: { customerId: 'optional' },
  body: 'searchBody',
} as const satisfies Endpoint;

/** Articles of a category with facets, grouped. */
export const browseCategoriesV2 = {
  method: 'POST',
  path: '/t/{tenant}/categories/browseV2',
  access: 'anonymous',
  query: { customerId: 'optional' },
  body: 'searchBody',
} as const satisfies Endpoint;

/** Articles of the essence list with facets. */
export const browseEssentialProducts = {
  method: 'POST',
  path: '/t/{tenant}/essential-products/browse',
  access: 'signed-in',
  query: { customerId: 'optional' },
  body: 'searchBody',
} as const satisfies Endpoint;

/** Articles of the essence list of the named customer, with facets. */
export const browseCustomerEssentialProducts = {
  method: 'POST',
  path: '/t/{tenant}/{customerId}/products/essential/browse',
  access: 'customer',
  body: 'searchBody',
} as const satisfies Endpoint;

/** Completions for what is being typed. */
export const completeProducts = {
  method: 'POST',
  path: '/t/{tenant}/products/complete',
  access: 'anonymous',
  query: { customerId: 'optional' },
  body: 'completionBody',
} as const satisfies Endpoint;

/** Articles that match a search, with facets. */
export const searchProducts = {
  method: 'POST',
  path: '/t/{tenant}/products/search',
  access: 'anonymous',
  query: { customerId: 'optional' },
  body: 'searchBody',
} as const satisfies Endpoint;

/** Articles that match a search, with facets, grouped. */
export const searchProductsV2 = {
  method: 'POST',
  path: '/t/{tenant}/products/searchV2',
  access: 'anonymous',
  query: { customerId: 'optional' },
  body: 'searchBody',
} as const satisfies Endpoint;

/** Suppliers by their ids. */
export const getSuppliers = {
  method: 'POST',
  path: '/t/{tenant}/suppliers',
  access: 'anonymous',
  query: { customerId: 'optional' },
  body: 'filterBody',
} as const satisfies Endpoint;
