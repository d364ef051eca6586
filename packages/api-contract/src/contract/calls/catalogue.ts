import { z } from 'zod';
import * as endpoints from '../../endpoints';
import {
  completionSchema,
  completionBodySchema,
  groupedProductPageSchema,
  list,
  productPageSchema,
  queryParameters,
  searchBodySchema,
  supplierSchema,
  supplierFilterSchema,
} from '../../schemas';
import { defineCall } from '../call';

export const browseCategories = defineCall(endpoints.browseCategories, {
  summary: 'Articles of a category with facets.',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  body: searchBodySchema,
  answer: productPageSchema,
  priceBearing: true,
});

export const browseCategoriesV2 = defineCall(endpoints.browseCategoriesV2, {
  summary: 'Articles of a category with facets, grouped.',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  body: searchBodySchema,
  answer: groupedProductPageSchema,
  priceBearing: true,
});

export const browseEssentialProducts = defineCall(endpoints.browseEssentialProducts, {
  summary: 'Articles of the essence list with facets.',
  feature: 'ESSENTIALS',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  body: searchBodySchema,
  answer: productPageSchema,
  priceBearing: true,
});

export const browseCustomerEssentialProducts = defineCall(endpoints.browseCustomerEssentialProducts, {
  summary: 'Articles of the essence list of the named customer, with facets.',
  feature: 'ESSENTIALS',
  body: searchBodySchema,
  answer: productPageSchema,
  priceBearing: true,
});

export const completeProducts = defineCall(endpoints.completeProducts, {
  summary: 'Completions for what is being typed.',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  body: completionBodySchema,
  answer: completionSchema,
  priceBearing: true,
});

export const searchProducts = defineCall(endpoints.searchProducts, {
  summary: 'Articles that match a search, with facets.',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  body: searchBodySchema,
  answer: productPageSchema,
  priceBearing: true,
});

export const searchProductsV2 = defineCall(endpoints.searchProductsV2, {
  summary: 'Articles that match a search, with facets, grouped.',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  body: searchBodySchema,
  answer: groupedProductPageSchema,
  priceBearing: true,
});

export const getSuppliers = defineCall(endpoints.getSuppliers, {
  summary: 'Suppliers by their ids.',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  body: supplierFilterSchema,
  answer: list(supplierSchema),
});
