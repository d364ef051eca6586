import type { Endpoint } from './endpoint';

/** Adds or changes the listed lines and leaves the others; answers the whole cart. */
export const putCartItems = {
  method: 'PUT',
  path: '/t/{tenant}/my/shopping-cart-items/{customerId}',
  access: 'customer',
  body: 'items',
} as const satisfies Endpoint;

/** Adds or changes one line; answers the whole cart. */
export const putCartItem = {
  method: 'PUT',
  path: '/t/{tenant}/my/shopping-cart/{customerId}',
  access: 'customer',
  body: 'item',
} as const satisfies Endpoint;

/** Adds or changes one line; answers the line and the new version only. */
export const putCartItemWithoutDetail = {
  method: 'PUT',
  path: '/t/{tenant}/my/shopping-cart-item/{customerId}',
  access: 'customer',
  body: 'item',
} as const satisfies Endpoint;

/** Empties the cart. */
export const clearCart = {
  method: 'POST',
  path: '/t/{tenant}/my/shopping-cart/{customerId}/clear',
  access: 'customer',
} as const satisfies Endpoint;

/** The customer's cart. */
export const getCart = {
  method: 'GET',
  path: '/t/{tenant}/my/shopping-cart/{customerId}',
  access: 'customer',
} as const satisfies Endpoint;

/** What happened in the cart, latest first. */
export const getCartEvents = {
  method: 'GET',
  path: '/t/{tenant}/my/shopping-cart/{customerId}/events',
  access: 'customer',
} as const satisfies Endpoint;

/** Takes a line out of the cart; answers the whole cart. */
export const deleteCartItem = {
  method: 'DELETE',
  path: '/t/{tenant}/my/shopping-cart/{customerId}',
  access: 'customer',
  body: 'item',
} as const satisfies Endpoint;

/** Orders what is in the cart, exactly once. */
export const submitCart = {
  method: 'POST',
  path: '/t/{tenant}/my/shopping-cart/{customerId}/submit',
  access: 'customer',
  body: 'orderInformation',
  idempotent: true,
} as const satisfies Endpoint;

/** Cart events as they happen. */
export const watchCart = {
  method: 'GET',
  path: '/t/{tenant}/my/shopping-cart/{customerId}/live',
  access: 'customer',
  answer: 'events',
  extension: true,
} as const satisfies Endpoint;
