import { z } from 'zod';
import * as endpoints from '../../endpoints';
import {
  checkoutBatchSchema,
  list,
  MAX_SKUS_IN_ADDRESS,
  orderListSchema,
  productSchema,
  productDetailsSchema,
  queryParameters,
  resolvedOrderListSchema,
  skuSchema,
  skuBatchSchema,
  queryList,
} from '../../schemas';
import { defineCall } from '../call';
import { PDF } from '../media-type';

export const getRecommendations = defineCall(endpoints.getRecommendations, {
  summary: 'Articles that go with this one.',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  answer: list(productSchema),
  priceBearing: true,
});

export const getSafetyDatasheetAvailability = defineCall(endpoints.getSafetyDatasheetAvailability, {
  summary: 'Whether an article has a safety datasheet.',
  answer: z.boolean(),
});

export const getSafetyDatasheet = defineCall(endpoints.getSafetyDatasheet, {
  summary: 'The safety datasheet as PDF.',
  mediaTypes: PDF,
  answer: null,
});

export const getGroupedProducts = defineCall(endpoints.getGroupedProducts, {
  summary: 'An article together with those it is grouped with.',
  query: z.object({
    sku: skuSchema.describe('Product whose group is wanted'),
    showInactive: queryParameters.showInactive,
    customerId: queryParameters.optionalCustomerId,
  }),
  answer: list(productSchema),
  priceBearing: true,
});

export const getPromotedProductsForCart = defineCall(endpoints.getPromotedProductsForCart, {
  summary: 'Articles to show beside the cart.',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  answer: list(productSchema),
  priceBearing: true,
});

export const getProduct = defineCall(endpoints.getProduct, {
  summary: 'One article.',
  query: z.object({
    showInactive: queryParameters.showInactive,
    customerId: queryParameters.optionalCustomerId,
  }),
  answer: productSchema,
  priceBearing: true,
});

export const getProducts = defineCall(endpoints.getProducts, {
  summary: 'Up to 100 articles by their numbers.',
  query: z.object({
    sku: queryList(z.array(skuSchema).min(1).max(MAX_SKUS_IN_ADDRESS)).describe(
      'Numbers of the products, 1 to 100',
    ),
    showInactive: queryParameters.showInactive,
    cartType: queryParameters.cartType,
    customerId: queryParameters.optionalCustomerId,
  }),
  answer: list(productSchema),
  priceBearing: true,
});

export const queryProducts = defineCall(endpoints.queryProducts, {
  summary: 'Articles by their numbers, more than an address can hold.',
  query: z.object({
    showInactive: queryParameters.showInactive,
    cartType: queryParameters.cartType,
    customerId: queryParameters.optionalCustomerId,
  }),
  body: skuBatchSchema,
  answer: list(productSchema),
  priceBearing: true,
});

export const getCheckoutProducts = defineCall(endpoints.getCheckoutProducts, {
  summary: 'Articles priced for the chosen delivery day.',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  body: checkoutBatchSchema,
  answer: list(productSchema),
  priceBearing: true,
});

export const getDatasheet = defineCall(endpoints.getDatasheet, {
  summary: 'The datasheet of an article as PDF.',
  mediaTypes: PDF,
  answer: null,
});

export const getProductDetails = defineCall(endpoints.getProductDetails, {
  summary: 'What the detail page shows beyond the article itself: nutrients, allergens, origins, wine.',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  answer: productDetailsSchema,
});

export const resolveOrderList = defineCall(endpoints.resolveOrderList, {
  summary: 'Reads an order list: lines in, articles, units, prices and reasons out.',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  body: orderListSchema,
  answer: resolvedOrderListSchema,
  priceBearing: true,
});
