import type { Endpoint } from './endpoint';

/** Promotions to show in a category. */
export const getCategoryPromotions = {
  method: 'POST',
  path: '/cms/promotions/categories',
  access: 'anonymous',
  body: 'body',
  csrf: true,
  content: true,
} as const satisfies Endpoint;

/** Promotions to show on the essence list. */
export const getEssencePromotions = {
  method: 'GET',
  path: '/cms/promotions/essence',
  access: 'anonymous',
  csrf: true,
  content: true,
} as const satisfies Endpoint;

/** Promotions to show beside search results. */
export const searchPromotions = {
  method: 'POST',
  path: '/cms/promotions/search',
  access: 'anonymous',
  body: 'body',
  csrf: true,
  content: true,
} as const satisfies Endpoint;
