import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';

/** One order with its lines. */
export const getOrder = /* @__PURE__ */ call('getOrder', endpoints.getOrder);

/** Orders of a customer with their lines, by page. */
export const getOrders = /* @__PURE__ */ call('getOrders', endpoints.getOrders);

/** Orders of a customer as a list for the eye: counts and sums instead of lines. */
export const getOrdersOverview = /* @__PURE__ */ call('getOrdersOverview', endpoints.getOrdersOverview);

/** What was ordered and is not there yet; without article numbers all of it. */
export const getExpectedGoods = /* @__PURE__ */ call('getExpectedGoods', endpoints.getExpectedGoods);
