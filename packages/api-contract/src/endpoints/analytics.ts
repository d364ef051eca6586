import type { Endpoint } from './endpoint';

/** Tells search analytics what was ordered. */
export const trackCheckout = {
  method: 'POST',
  path: '/analytics/product-checkout',
  access: 'anonymous',
  base: 'proxy',
  body: 'body',
  answer: 'empty',
  csrf: true,
} as const satisfies Endpoint;

/** Tells search analytics which article was opened. */
export const trackProductClick = {
  method: 'POST',
  path: '/analytics/product-click',
  access: 'anonymous',
  base: 'proxy',
  body: 'body',
  answer: 'empty',
  csrf: true,
} as const satisfies Endpoint;

/** Tells search analytics what was searched for. */
export const trackSearch = {
  method: 'POST',
  path: '/analytics/search',
  access: 'anonymous',
  base: 'proxy',
  body: 'body',
  answer: 'empty',
  csrf: true,
} as const satisfies Endpoint;

/** Search terms to suggest. */
export const suggestSearchTerms = {
  method: 'POST',
  path: '/suggestion/search-terms',
  access: 'anonymous',
  base: 'proxy',
  body: 'body',
  csrf: true,
} as const satisfies Endpoint;
