import * as endpoints from '../../endpoints';
import {
  completionSchema,
  completionBodySchema,
  list,
  productSchema,
  productPageSchema,
  quantityHistoryBodySchema,
  quantityHistoryPageSchema,
  searchBodySchema,
} from '../../schemas';
import { defineCall } from '../call';
import { fairViewErrors } from '../order-errors';

export const getSubshopProduct = defineCall(endpoints.getSubshopProduct, {
  summary: 'One article as a fair sells it.',
  answer: productSchema,
  errors: fairViewErrors,
  priceBearing: true,
});

export const browseSubshopCategories = defineCall(endpoints.browseSubshopCategories, {
  summary: 'Articles of a category in a fair.',
  body: searchBodySchema,
  answer: productPageSchema,
  errors: fairViewErrors,
  priceBearing: true,
});

export const browseOnlineFairCategories = defineCall(endpoints.browseOnlineFairCategories, {
  summary: 'Articles of a category over all active fairs of the customer.',
  body: searchBodySchema,
  answer: productPageSchema,
  priceBearing: true,
});

export const browseQuantityHistory = defineCall(endpoints.browseQuantityHistory, {
  summary: "How much of each article the customer bought in the fair's range of days.",
  body: quantityHistoryBodySchema,
  answer: quantityHistoryPageSchema,
  errors: fairViewErrors,
  priceBearing: true,
});

export const completeSubshopProducts = defineCall(endpoints.completeSubshopProducts, {
  summary: 'Completions for what is being typed in a fair.',
  body: completionBodySchema,
  answer: completionSchema,
  errors: fairViewErrors,
  priceBearing: true,
});

export const getSubshopRecommendations = defineCall(endpoints.getSubshopRecommendations, {
  summary: 'Articles of a fair that go with this one.',
  answer: list(productSchema),
  errors: fairViewErrors,
  priceBearing: true,
});

export const searchSubshopProducts = defineCall(endpoints.searchSubshopProducts, {
  summary: 'Articles of a fair that match a search.',
  body: searchBodySchema,
  answer: productPageSchema,
  errors: fairViewErrors,
  priceBearing: true,
});

export const searchOnlineFairProducts = defineCall(endpoints.searchOnlineFairProducts, {
  summary: 'Articles over all active fairs of the customer that match a search.',
  body: searchBodySchema,
  answer: productPageSchema,
  priceBearing: true,
});
