import type { Endpoint } from '@gastroshop/api-contract/endpoints';

/** Endpoints that show every trait a call can have; the tests of the core do not depend on the real calls. */
export const readCart = {
  method: 'GET',
  path: '/t/{tenant}/carts/{customerId}',
  access: 'customer',
} as const satisfies Endpoint;

export const listOrders = {
  method: 'GET',
  path: '/orders',
  access: 'signed-in',
  query: { tenant: 'required', skus: 'optional', fromDate: 'optional', page: 'optional', all: 'optional' },
} as const satisfies Endpoint;

export const putItem = {
  method: 'PUT',
  path: '/t/{tenant}/items',
  access: 'customer',
  body: 'item',
} as const satisfies Endpoint;

export const share = {
  method: 'PUT',
  path: '/shared-with',
  access: 'signed-in',
  body: 'username',
  textBody: true,
} as const satisfies Endpoint;

export const exportAll = {
  method: 'POST',
  path: '/export',
  access: 'signed-in',
  body: 'body',
  optionalBody: true,
} as const satisfies Endpoint;

export const submitOrder = {
  method: 'POST',
  path: '/t/{tenant}/submit',
  access: 'customer',
  body: 'order',
  idempotent: true,
} as const satisfies Endpoint;

export const search = { method: 'GET', path: '/search', access: 'anonymous' } as const satisfies Endpoint;

export const startPage = {
  method: 'GET',
  path: '/cms/startpage',
  access: 'anonymous',
  csrf: true,
  content: true,
} as const satisfies Endpoint;

export const trackClick = {
  method: 'POST',
  path: '/analytics/click',
  base: 'proxy',
  access: 'anonymous',
  body: 'click',
  csrf: true,
  answer: 'empty',
} as const satisfies Endpoint;
