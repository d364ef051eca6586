// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';
import { eventCall } from './event-call';

/** Empties the cart. */
export const clearCart = /* @__PURE__ */ call('clearCart', endpoints.clearCart);

/** Takes a line out of the cart; answers the whole cart. */
export const deleteCartItem = /* @__PURE__ */ call('deleteCartItem', endpoints.deleteCartItem);

/** The customer's cart. */
export const getCart = /* @__PURE__ */ call('getCart', endpoints.getCart);

/** What happened in the cart, latest first. */
export const getCartEvents = /* @__PURE__ */ call('getCartEvents', endpoints.getCartEvents);

/** Adds or changes one line; answers the whole cart. */
export const putCartItem = /* @__PURE__ */ call('putCartItem', endpoints.putCartItem);

/** Adds or changes one line; answers the line and the new version only. */
export const putCartItemWithoutDetail = /* @__PURE__ */ call(
  'putCartItemWithoutDetail',
  endpoints.putCartItemWithoutDetail,
);

/** Adds or changes the listed lines and leaves the others; answers the whole cart. */
export const putCartItems = /* @__PURE__ */ call('putCartItems', endpoints.putCartItems);

/** Orders what is in the cart, exactly once. */
export const submitCart = /* @__PURE__ */ call('submitCart', endpoints.submitCart);

/** Cart events as they happen. */
export const watchCart = /* @__PURE__ */ eventCall('watchCart', endpoints.watchCart);
