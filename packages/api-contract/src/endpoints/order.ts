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
    search: 'optional',
    orderedFrom: 'optional',
    orderedTo: 'optional',
    editable: 'optional',
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

/** Changes lines of an order until their deadline, exactly once; answers the new order. */
export const changeOrder = {
  method: 'POST',
  path: '/effective-customers/{tenant}/{customerId}/order/{orderId}/changes',
  access: 'customer',
  body: 'change',
  idempotent: true,
  extension: true,
} as const satisfies Endpoint;

/** The order as a change would make it; nothing is stored. */
export const previewOrderChange = {
  method: 'POST',
  path: '/effective-customers/{tenant}/{customerId}/order/{orderId}/changes/preview',
  access: 'customer',
  body: 'change',
  extension: true,
} as const satisfies Endpoint;

/** Cancels an order, or one delivery of it, until its deadline; answers the new order. */
export const cancelOrder = {
  method: 'POST',
  path: '/effective-customers/{tenant}/{customerId}/order/{orderId}/cancel',
  access: 'customer',
  body: 'cancellation',
  extension: true,
} as const satisfies Endpoint;

/** Takes the latest cancellation of an order back, until its deadline; answers the new order. */
export const restoreOrder = {
  method: 'POST',
  path: '/effective-customers/{tenant}/{customerId}/order/{orderId}/restore',
  access: 'customer',
  body: 'restoration',
  extension: true,
} as const satisfies Endpoint;

/** All revisions of an order, the first one first. */
export const getOrderRevisions = {
  method: 'GET',
  path: '/effective-customers/{tenant}/{customerId}/order/{orderId}/revisions',
  access: 'customer',
  extension: true,
} as const satisfies Endpoint;
