// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';

/** Cancels an order, or one delivery of it, until its deadline; answers the new order. */
export const cancelOrder = /* @__PURE__ */ call('cancelOrder', endpoints.cancelOrder);

/** Changes lines of an order until their deadline, exactly once; answers the new order. */
export const changeOrder = /* @__PURE__ */ call('changeOrder', endpoints.changeOrder);

/** What was ordered and is not there yet; without article numbers all of it. */
export const getExpectedGoods = /* @__PURE__ */ call('getExpectedGoods', endpoints.getExpectedGoods);

/** One order with its lines. */
export const getOrder = /* @__PURE__ */ call('getOrder', endpoints.getOrder);

/** All revisions of an order, the first one first. */
export const getOrderRevisions = /* @__PURE__ */ call('getOrderRevisions', endpoints.getOrderRevisions);

/** Orders of a customer with their lines, by page. */
export const getOrders = /* @__PURE__ */ call('getOrders', endpoints.getOrders);

/** Orders of a customer as a list for the eye: counts and sums instead of lines. */
export const getOrdersOverview = /* @__PURE__ */ call('getOrdersOverview', endpoints.getOrdersOverview);

/** The order as a change would make it, with its sums; nothing is stored. */
export const previewOrderChange = /* @__PURE__ */ call('previewOrderChange', endpoints.previewOrderChange);

/** Takes the latest cancellation of an order back, until its deadline; answers the new order. */
export const restoreOrder = /* @__PURE__ */ call('restoreOrder', endpoints.restoreOrder);
