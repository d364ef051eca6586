import type { Endpoint } from './endpoint';

/** Adds or changes the listed lines of the fair cart and leaves the others; answers the whole cart. */
export const putSubshopCartItems = {
  method: 'PUT',
  path: '/t/{tenant}/subshop/{subshopCode}/my/cart/{customerId}/all-items',
  access: 'customer',
  body: 'items',
} as const satisfies Endpoint;

/** Adds or changes one line of the fair cart; answers the whole cart. */
export const putSubshopCartItem = {
  method: 'PUT',
  path: '/t/{tenant}/subshop/{subshopCode}/my/cart/{customerId}/items',
  access: 'customer',
  body: 'item',
} as const satisfies Endpoint;

/** Adds or changes one line of the fair cart; answers the line and the new version only. */
export const putSubshopCartItemWithoutDetail = {
  method: 'PUT',
  path: '/t/{tenant}/subshop/{subshopCode}/my/cart/{customerId}/items/no-detail',
  access: 'customer',
  body: 'item',
} as const satisfies Endpoint;

/** Empties the fair cart. */
export const clearSubshopCart = {
  method: 'DELETE',
  path: '/t/{tenant}/subshop/{subshopCode}/my/cart/{customerId}',
  access: 'customer',
} as const satisfies Endpoint;

/** Takes a line out of the fair cart; answers the whole cart. */
export const deleteSubshopCartItem = {
  method: 'DELETE',
  path: '/t/{tenant}/subshop/{subshopCode}/my/cart/{customerId}/items',
  access: 'customer',
  body: 'item',
} as const satisfies Endpoint;

/** The customer's cart in a fair. */
export const getSubshopCart = {
  method: 'GET',
  path: '/t/{tenant}/subshop/{subshopCode}/my/cart/{customerId}',
  access: 'customer',
} as const satisfies Endpoint;

/** What happened in the fair cart, latest first. */
export const getSubshopCartEvents = {
  method: 'GET',
  path: '/t/{tenant}/subshop/{subshopCode}/my/cart/{customerId}/events',
  access: 'customer',
} as const satisfies Endpoint;

/** Orders what is in the fair cart, exactly once. */
export const submitSubshopCart = {
  method: 'POST',
  path: '/t/{tenant}/fair/{subshopCode}/my/cart/{customerId}/submit',
  access: 'customer',
  body: 'orderSubmission',
  idempotent: true,
} as const satisfies Endpoint;

/** Events of the fair cart as they happen. */
export const watchSubshopCart = {
  method: 'GET',
  path: '/t/{tenant}/subshop/{subshopCode}/my/cart/{customerId}/live',
  access: 'customer',
  answer: 'events',
  extension: true,
} as const satisfies Endpoint;
