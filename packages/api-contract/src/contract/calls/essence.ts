import { z } from 'zod';
import * as endpoints from '../../endpoints';
import {
  essenceItemSchema,
  essencePeriodSchema,
  essencePeriodChangeSchema,
  essenceVisibilitySchema,
  list,
  queryParameters,
  skuSchema,
  queryList,
} from '../../schemas';
import { defineCall } from '../call';
import { EXCEL, PDF } from '../media-type';

export const getEssencePeriod = defineCall(endpoints.getEssencePeriod, {
  summary: 'For how many days a bought article stays on the essence list.',
  feature: 'ESSENTIALS',
  answer: essencePeriodSchema,
});

export const putEssencePeriod = defineCall(endpoints.putEssencePeriod, {
  summary: 'Sets for how many days a bought article stays on the essence list.',
  feature: 'ESSENTIALS',
  body: essencePeriodChangeSchema,
  answer: essencePeriodSchema,
});

export const getAllergensExcel = defineCall(endpoints.getAllergensExcel, {
  summary: 'Allergens of the essence list as a spreadsheet.',
  feature: 'ESSENTIALS',
  query: z.object({ customerId: queryParameters.customerId }),
  mediaTypes: EXCEL,
  answer: null,
});

export const getEssenceListPdf = defineCall(endpoints.getEssenceListPdf, {
  summary: 'The essence list as PDF.',
  feature: 'ESSENTIALS',
  query: z.object({ customerId: queryParameters.customerId }),
  mediaTypes: PDF,
  answer: null,
  priceBearing: true,
});

export const getEssenceVisibility = defineCall(endpoints.getEssenceVisibility, {
  summary: 'Whether articles are shown on the essence list.',
  feature: 'ESSENTIALS',
  query: z.object({
    sku: queryList(z.array(skuSchema).min(1).max(300)).describe('Products asked about, 1 to 300'),
  }),
  answer: list(essenceVisibilitySchema),
});

export const getRecentEssenceItemsOfProduct = defineCall(endpoints.getRecentEssenceItemsOfProduct, {
  summary: 'The latest purchases of one article.',
  query: z.object({ customerId: queryParameters.customerId }),
  answer: list(essenceItemSchema),
});

export const getRecentEssenceItems = defineCall(endpoints.getRecentEssenceItems, {
  summary: 'The latest purchases of several articles.',
  query: z.object({
    customerId: queryParameters.customerId,
    skus: queryList(z.array(skuSchema).min(1).max(300)).describe('Products asked about, 1 to 300'),
  }),
  answer: list(essenceItemSchema),
});

export const setEssenceVisibility = defineCall(endpoints.setEssenceVisibility, {
  summary: 'Shows an article on the essence list or hides it.',
  feature: 'ESSENTIALS',
  query: z.object({ customerId: queryParameters.customerId }),
  answer: null,
});
