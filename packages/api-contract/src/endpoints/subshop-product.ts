import type { Endpoint } from './endpoint';

/** One article as a fair sells it. */
export const getSubshopProduct = {
  method: 'GET',
  path: '/t/{tenant}/{customerId}/subshop/{cartType}/products/{sku}',
  access: 'customer',
} as const satisfies Endpoint;

/** Articles of a category in a fair. */
export const browseSubshopCategories = {
  method: 'POST',
  path: '/t/{tenant}/{customerId}/subshop/{cartType}/categories/browse',
  access: 'customer',
  body: 'searchBody',
} as const satisfies Endpoint;

/** Articles of a category over all active fairs of the customer. */
export const browseOnlineFairCategories = {
  method: 'POST',
  path: '/t/{tenant}/{customerId}/subshop/{cartType}/categories/onlinefair/browse',
  access: 'customer',
  body: 'searchBody',
} as const satisfies Endpoint;

/** How much of each article the customer bought in the fair's range of days. */
export const browseQuantityHistory = {
  method: 'POST',
  path: '/t/{tenant}/{customerId}/subshop/{subshopCode}/quantity-history/browse',
  access: 'customer',
  body: 'filterBody',
} as const satisfies Endpoint;

/** Completions for what is being typed in a fair. */
export const completeSubshopProducts = {
  method: 'POST',
  path: '/t/{tenant}/{customerId}/subshop/{cartType}/products/complete',
  access: 'customer',
  body: 'completionBody',
} as const satisfies Endpoint;

/** Articles of a fair that go with this one. */
export const getSubshopRecommendations = {
  method: 'GET',
  path: '/t/{tenant}/{customerId}/subshop/{subshopCode}/products/{sku}/recommendations',
  access: 'customer',
} as const satisfies Endpoint;

/** Articles of a fair that match a search. */
export const searchSubshopProducts = {
  method: 'POST',
  path: '/t/{tenant}/{customerId}/subshop/{cartType}/products/search',
  access: 'customer',
  body: 'searchBody',
} as const satisfies Endpoint;

/** Articles over all active fairs of the customer that match a search. */
export const searchOnlineFairProducts = {
  method: 'POST',
  path: '/t/{tenant}/{customerId}/subshop/{cartType}/products/onlinefair/search',
  access: 'customer',
  body: 'searchBody',
} as const satisfies Endpoint;
