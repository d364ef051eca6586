import type { Endpoint } from './endpoint';

/** The standing orders of a customer. */
export const getStandingOrders = {
  method: 'GET',
  path: '/t/{tenant}/my/standing-orders',
  access: 'signed-in',
  query: { customerId: 'optional' },
  extension: true,
} as const satisfies Endpoint;

/** Sets up a standing order. */
export const createStandingOrder = {
  method: 'POST',
  path: '/t/{tenant}/my/standing-orders',
  access: 'signed-in',
  query: { customerId: 'optional' },
  body: 'body',
  extension: true,
} as const satisfies Endpoint;

/** Sets up a standing order with the lines of an order. */
export const createStandingOrderFromOrder = {
  method: 'POST',
  path: '/t/{tenant}/my/standing-orders/from/order/{orderId}',
  access: 'signed-in',
  query: { customerId: 'optional' },
  body: 'body',
  extension: true,
} as const satisfies Endpoint;

/** Sets up a standing order with the lines of an order template. */
export const createStandingOrderFromTemplate = {
  method: 'POST',
  path: '/t/{tenant}/my/standing-orders/from/template/{orderTemplateId}',
  access: 'signed-in',
  query: { customerId: 'optional' },
  body: 'body',
  extension: true,
} as const satisfies Endpoint;

/** One standing order. */
export const getStandingOrder = {
  method: 'GET',
  path: '/t/{tenant}/my/standing-orders/{standingOrderId}',
  access: 'signed-in',
  query: { customerId: 'optional' },
  extension: true,
} as const satisfies Endpoint;

/** Changes a standing order. */
export const putStandingOrder = {
  method: 'PUT',
  path: '/t/{tenant}/my/standing-orders/{standingOrderId}',
  access: 'signed-in',
  query: { customerId: 'optional' },
  body: 'body',
  extension: true,
} as const satisfies Endpoint;

/** Stops a standing order; it stays readable and can be resumed. */
export const stopStandingOrder = {
  method: 'DELETE',
  path: '/t/{tenant}/my/standing-orders/{standingOrderId}',
  access: 'signed-in',
  query: { customerId: 'optional' },
  extension: true,
} as const satisfies Endpoint;

/** Pauses a standing order. */
export const pauseStandingOrder = {
  method: 'POST',
  path: '/t/{tenant}/my/standing-orders/{standingOrderId}/pause',
  access: 'signed-in',
  query: { customerId: 'optional' },
  body: 'pause',
  extension: true,
} as const satisfies Endpoint;

/** Pauses the standing orders of a customer over a holiday. */
export const pauseAllStandingOrders = {
  method: 'POST',
  path: '/t/{tenant}/my/standing-orders/pause',
  access: 'signed-in',
  query: { customerId: 'optional' },
  body: 'holiday',
  extension: true,
} as const satisfies Endpoint;

/** Ends the pause of a standing order, or starts a stopped one again. */
export const resumeStandingOrder = {
  method: 'POST',
  path: '/t/{tenant}/my/standing-orders/{standingOrderId}/resume',
  access: 'signed-in',
  query: { customerId: 'optional' },
  extension: true,
} as const satisfies Endpoint;

/** The next times a standing order comes. */
export const getStandingOrderOccurrences = {
  method: 'GET',
  path: '/t/{tenant}/my/standing-orders/{standingOrderId}/occurrences',
  access: 'signed-in',
  query: { customerId: 'optional', count: 'optional' },
  extension: true,
} as const satisfies Endpoint;

/** Leaves one occurrence out. */
export const skipOccurrence = {
  method: 'POST',
  path: '/t/{tenant}/my/standing-orders/{standingOrderId}/occurrences/{date}/skip',
  access: 'signed-in',
  query: { customerId: 'optional' },
  extension: true,
} as const satisfies Endpoint;

/** Takes a skip back until its deadline. */
export const unskipOccurrence = {
  method: 'POST',
  path: '/t/{tenant}/my/standing-orders/{standingOrderId}/occurrences/{date}/unskip',
  access: 'signed-in',
  query: { customerId: 'optional' },
  extension: true,
} as const satisfies Endpoint;

/** Gives one occurrence lines of its own. */
export const putOccurrenceLines = {
  method: 'PUT',
  path: '/t/{tenant}/my/standing-orders/{standingOrderId}/occurrences/{date}/lines',
  access: 'signed-in',
  query: { customerId: 'optional' },
  body: 'body',
  extension: true,
} as const satisfies Endpoint;

/** Brings one occurrence back to what comes each time. */
export const resetOccurrenceLines = {
  method: 'DELETE',
  path: '/t/{tenant}/my/standing-orders/{standingOrderId}/occurrences/{date}/lines',
  access: 'signed-in',
  query: { customerId: 'optional' },
  extension: true,
} as const satisfies Endpoint;

/** Orders one occurrence now, once, whatever it asks. */
export const submitOccurrence = {
  method: 'POST',
  path: '/t/{tenant}/my/standing-orders/{standingOrderId}/occurrences/{date}/submit',
  access: 'signed-in',
  query: { customerId: 'optional' },
  body: 'submission',
  extension: true,
} as const satisfies Endpoint;
