import type { Contract } from '@gastroshop/api-contract';

/** Bodies of carts, lists and labels are long on purpose; every other one is short. */
const LONG_BODY_BYTES = 2 * 1024 * 1024;
const BODY_BYTES = 256 * 1024;
/** What anybody may send without saying who it is: a list of a few thousand numbers, a form with long texts. */
export const VISITOR_BODY_BYTES = 64 * 1024;

const LONG_BODIES: ReadonlySet<keyof Contract> = new Set([
  'putCartItems',
  'putSubshopCartItems',
  'queryProducts',
  'getCheckoutProducts',
  'resolveOrderList',
  'createOrderTemplate',
  'putOrderTemplate',
  'createInventory',
  'emailLabels',
  'generateLabels',
  'searchProducts',
  'searchProductsV2',
  'submitCart',
  'submitSubshopCart',
] as const);

/** Longest body of a call, in bytes, from somebody who is signed in. */
export const bodyLimitOf = (name: keyof Contract): number =>
  LONG_BODIES.has(name) ? LONG_BODY_BYTES : BODY_BYTES;
