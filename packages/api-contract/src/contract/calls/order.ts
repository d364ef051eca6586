import { z } from 'zod';
import * as endpoints from '../../endpoints';
import {
  expectedGoodsSchema,
  list,
  orderSchema,
  orderCancellationSchema,
  orderChangeSchema,
  ORDER_SORT_KEYS,
  orderPageSchema,
  orderRestorationSchema,
  orderRevisionSchema,
  overviewOrderPageSchema,
  queryParameters,
  skuSchema,
  queryList,
} from '../../schemas';
import { defineCall } from '../call';
import { cancellationErrors, changeErrors, previewErrors } from '../order-errors';

export const getOrder = defineCall(endpoints.getOrder, {
  summary: 'One order with its lines.',
  answer: orderSchema,
  priceBearing: true,
});

export const getOrders = defineCall(endpoints.getOrders, {
  summary: 'Orders of a customer with their lines, by page.',
  query: z.object({
    sortBy: z
      .enum(ORDER_SORT_KEYS)
      .optional()
      .describe('What orders are sorted by; missing: the latest first'),
    sortDirection: queryParameters.sortDirection,
    page: queryParameters.page,
    size: queryParameters.addedSize,
  }),
  answer: orderPageSchema,
  priceBearing: true,
});

export const getOrdersOverview = defineCall(endpoints.getOrdersOverview, {
  summary: 'Orders of a customer as a list for the eye: counts and sums instead of lines.',
  query: z.object({
    sortBy: z
      .enum(ORDER_SORT_KEYS)
      .optional()
      .describe('What orders are sorted by; missing: the latest first'),
    sortDirection: queryParameters.sortDirection,
    page: queryParameters.page,
    source: queryParameters.source,
    search: queryParameters.search,
    orderedFrom: queryParameters.orderedFrom,
    orderedTo: queryParameters.orderedTo,
    editable: queryParameters.editable,
    size: queryParameters.addedSize,
  }),
  answer: overviewOrderPageSchema,
  priceBearing: true,
});

export const getExpectedGoods = defineCall(endpoints.getExpectedGoods, {
  summary: 'What was ordered and is not there yet; without article numbers all of it.',
  query: z.object({
    skus: queryList(z.array(skuSchema).min(1).max(500))
      .optional()
      .describe('Products asked about, 1 to 500; missing: all'),
  }),
  answer: list(expectedGoodsSchema),
});

export const changeOrder = defineCall(endpoints.changeOrder, {
  summary: 'Changes lines of an order until their deadline, exactly once; answers the new order.',
  body: orderChangeSchema,
  answer: orderSchema,
  errors: changeErrors,
  priceBearing: true,
});

export const previewOrderChange = defineCall(endpoints.previewOrderChange, {
  summary: 'The order as a change would make it, with its sums; nothing is stored.',
  body: orderChangeSchema,
  answer: orderSchema,
  errors: previewErrors,
  priceBearing: true,
});

export const cancelOrder = defineCall(endpoints.cancelOrder, {
  summary: 'Cancels an order, or one delivery of it, until its deadline; answers the new order.',
  body: orderCancellationSchema,
  answer: orderSchema,
  errors: cancellationErrors,
  priceBearing: true,
});

export const restoreOrder = defineCall(endpoints.restoreOrder, {
  summary: 'Takes the latest cancellation of an order back, until its deadline; answers the new order.',
  body: orderRestorationSchema,
  answer: orderSchema,
  errors: cancellationErrors,
  priceBearing: true,
});

export const getOrderRevisions = defineCall(endpoints.getOrderRevisions, {
  summary: 'All revisions of an order, the first one first.',
  answer: list(orderRevisionSchema),
  priceBearing: true,
});
