import type { Endpoint } from './endpoint';

/** One order with its lines. */
export const getOrder = {
  method: 'GET',
  path: '/effective-customers/{tenant}/{customerId}/order/{orderId}',
  access: 'customer',
} as const satisfies Endpoint;

/** Orders of a customer with their lines, by page. */
export const getOrders = {
  method: 'GET',
  path: '/effective-customers/{tenant}/{customerId}/orders',
  access: 'customer',
  query: { sortBy: 'optional', sortDirection: 'optional', page: 'optional', size: 'optional' },
} as const satisfies Endpoint;

/** Orders of a customer as a list for the eye: counts and sums instead of lines. */
export const getOrdersOverview = {
  method: 'GET',
  path: '/effective-customers/{tenant}/{customerId}/orders/overview',
  access: 'customer',
  query: {
    sortBy: 'optional',
    sortDirection: 'optional',
    page: 'optional',
    source: 'optional',
    size: 'optional',
  },
} as const satisfies Endpoint;

/** What was ordered and is not there yet. */
export const getExpectedGoods = {
  method: 'GET',
  path: '/t/{tenant}/customers/{customerId}/expected-goods',
  access: 'customer',
  query: { skus: 'optional' },
  extension: true,
} as const satisfies Endpoint;
