// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';
import { eventCall } from './event-call';

/** Empties the fair cart. */
export const clearSubshopCart = /* @__PURE__ */ call('clearSubshopCart', endpoints.clearSubshopCart);

/** Takes a line out of the fair cart; answers the whole cart. */
export const deleteSubshopCartItem = /* @__PURE__ */ call(
  'deleteSubshopCartItem',
  endpoints.deleteSubshopCartItem,
);

/** The customer's cart in a fair. */
export const getSubshopCart = /* @__PURE__ */ call('getSubshopCart', endpoints.getSubshopCart);

/** What happened in the fair cart, latest first. */
export const getSubshopCartEvents = /* @__PURE__ */ call(
  'getSubshopCartEvents',
  endpoints.getSubshopCartEvents,
);

/** Adds or changes one line of the fair cart; answers the whole cart. */
export const putSubshopCartItem = /* @__PURE__ */ call('putSubshopCartItem', endpoints.putSubshopCartItem);

/** Adds or changes one line of the fair cart; answers the line and the new version only. */
export const putSubshopCartItemWithoutDetail = /* @__PURE__ */ call(
  'putSubshopCartItemWithoutDetail',
  endpoints.putSubshopCartItemWithoutDetail,
);

/** Adds or changes the listed lines of the fair cart and leaves the others; answers the whole cart. */
export const putSubshopCartItems = /* @__PURE__ */ call('putSubshopCartItems', endpoints.putSubshopCartItems);

/** Orders what is in the fair cart, exactly once. */
export const submitSubshopCart = /* @__PURE__ */ call('submitSubshopCart', endpoints.submitSubshopCart);

/** Events of the fair cart as they happen. */
export const watchSubshopCart = /* @__PURE__ */ eventCall('watchSubshopCart', endpoints.watchSubshopCart);
