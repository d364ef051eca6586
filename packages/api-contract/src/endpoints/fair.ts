import type { Endpoint } from './endpoint';

/** One fair. */
export const getFair = {
  method: 'GET',
  path: '/fair/{fairId}',
  access: 'anonymous',
  csrf: true,
  content: true,
} as const satisfies Endpoint;

/** Promotions to show in a category of a fair. */
export const getFairCategoryPromotions = {
  method: 'POST',
  path: '/fair/{fairId}/promotions/category',
  access: 'anonymous',
  body: 'body',
  csrf: true,
  content: true,
} as const satisfies Endpoint;

/** Promotions to show beside search results in a fair. */
export const searchFairPromotions = {
  method: 'POST',
  path: '/fair/{fairId}/promotions/search',
  access: 'anonymous',
  body: 'body',
  csrf: true,
  content: true,
} as const satisfies Endpoint;
