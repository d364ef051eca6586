import type { Endpoint } from './endpoint';

/** Articles that go with this one. */
export const getRecommendations = {
  method: 'GET',
  path: '/t/{tenant}/products/{sku}/recommendations',
  access: 'anonymous',
  query: { customerId: 'optional' },
} as const satisfies Endpoint;

/** Whether an article has a safety datasheet. */
export const getSafetyDatasheetAvailability = {
  method: 'GET',
  path: '/t/{tenant}/products/{sku}/safetydatasheet/available',
  access: 'anonymous',
} as const satisfies Endpoint;

/** The safety datasheet as PDF. */
export const getSafetyDatasheet = {
  method: 'GET',
  path: '/t/{tenant}/products/{sku}/safetydatasheet',
  access: 'anonymous',
  answer: 'file',
} as const satisfies Endpoint;

/** An article together with those it is grouped with. */
export const getGroupedProducts = {
  method: 'GET',
  path: '/t/{tenant}/products/grouped',
  access: 'anonymous',
  query: { sku: 'required', showInactive: 'optional', customerId: 'optional' },
} as const satisfies Endpoint;

/** Articles to show beside the cart. */
export const getPromotedProductsForCart = {
  method: 'GET',
  path: '/t/{tenant}/products/promoted-for-cart',
  access: 'signed-in',
  query: { customerId: 'optional' },
} as const satisfies Endpoint;

/** One article. */
export const getProduct = {
  method: 'GET',
  path: '/t/{tenant}/products/{sku}',
  access: 'anonymous',
  query: { showInactive: 'optional', customerId: 'optional' },
} as const satisfies Endpoint;

/** Up to 100 articles by their numbers. */
export const getProducts = {
  method: 'GET',
  path: '/t/{tenant}/products/skuBatch',
  access: 'anonymous',
  query: { sku: 'required', showInactive: 'optional', cartType: 'optional', customerId: 'optional' },
} as const satisfies Endpoint;

/** Articles by their numbers, more than an address can hold. */
export const queryProducts = {
  method: 'POST',
  path: '/t/{tenant}/products/skuBatch',
  access: 'anonymous',
  query: { showInactive: 'optional', cartType: 'optional', customerId: 'optional' },
  body: 'body',
} as const satisfies Endpoint;

/** Articles priced for the chosen delivery day. */
export const getCheckoutProducts = {
  method: 'POST',
  path: '/t/{tenant}/products/skubatch/checkout',
  access: 'signed-in',
  query: { customerId: 'optional' },
  body: 'body',
} as const satisfies Endpoint;

/** The datasheet of an article as PDF. */
export const getDatasheet = {
  method: 'GET',
  path: '/t/{tenant}/products/{sku}/datasheet',
  access: 'anonymous',
  answer: 'file',
} as const satisfies Endpoint;

/** What the detail page shows beyond the article itself: nutrients, allergens, origins, wine. */
export const getProductDetails = {
  method: 'GET',
  path: '/t/{tenant}/products/{sku}/details',
  access: 'anonymous',
  query: { customerId: 'optional' },
} as const satisfies Endpoint;

/** Reads an order list: lines in, articles, units, prices and reasons out. */
export const resolveOrderList = {
  method: 'POST',
  path: '/t/{tenant}/products/resolve',
  access: 'signed-in',
  query: { customerId: 'optional' },
  body: 'body',
  extension: true,
} as const satisfies Endpoint;
