import { z } from 'zod';
import * as endpoints from '../../endpoints';
import { order, ORDER_SORT_KEYS, orderPage, overviewOrderPage, queryParameters } from '../../shapes';
import { defineCall } from '../call';

export const getOrder = defineCall(endpoints.getOrder, {
  summary: 'One order with its lines.',
  answer: order,
  priceBearing: true,
});

export const getOrders = defineCall(endpoints.getOrders, {
  summary: 'Orders of a customer with their lines, by page.',
  query: z.object({
    sortBy: z.enum(ORDER_SORT_KEYS).optional(),
    sortDirection: queryParameters.sortDirection,
    page: queryParameters.page,
    size: queryParameters.addedSize,
  }),
  answer: orderPage,
  priceBearing: true,
});

export const getOrdersOverview = defineCall(endpoints.getOrdersOverview, {
  summary: 'Orders of a customer as a list for the eye: counts and sums instead of lines.',
  query: z.object({
    sortBy: z.enum(ORDER_SORT_KEYS).optional(),
    sortDirection: queryParameters.sortDirection,
    page: queryParameters.page,
    source: queryParameters.source,
    size: queryParameters.addedSize,
  }),
  answer: overviewOrderPage,
  priceBearing: true,
});
