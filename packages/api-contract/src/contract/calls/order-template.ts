import { z } from 'zod';
import * as endpoints from '../../endpoints';
import {
  list,
  ORDER_TEMPLATE_SORT_KEYS,
  orderTemplateSchema,
  orderTemplateBodySchema,
  orderTemplateDetailsBodySchema,
  orderTemplateItemBodySchema,
  orderTemplateItemRemovalSchema,
  orderTemplatePageSchema,
  queryParameters,
  sharedUserNameSchema,
} from '../../schemas';
import { defineCall } from '../call';
import { PDF } from '../media-type';

export const createOrderTemplate = defineCall(endpoints.createOrderTemplate, {
  summary: 'Creates an order template.',
  feature: 'ORDER_TEMPLATES',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  body: orderTemplateBodySchema,
  answer: orderTemplateSchema,
});

export const getOrderTemplates = defineCall(endpoints.getOrderTemplates, {
  summary: "The user's order templates, own and shared.",
  feature: 'ORDER_TEMPLATES',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  answer: list(orderTemplateSchema),
});

export const searchOrderTemplates = defineCall(endpoints.searchOrderTemplates, {
  summary: "The user's order templates by page.",
  feature: 'ORDER_TEMPLATES',
  query: z.object({
    customerId: queryParameters.optionalCustomerId,
    page: queryParameters.page,
    size: queryParameters.size,
    sortBy: z
      .enum(ORDER_TEMPLATE_SORT_KEYS)
      .optional()
      .describe('What templates are sorted by; missing: the last edited first'),
    sortDirection: queryParameters.sortDirection,
  }),
  answer: orderTemplatePageSchema,
});

export const getOrderTemplate = defineCall(endpoints.getOrderTemplate, {
  summary: 'One order template.',
  feature: 'ORDER_TEMPLATES',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  answer: orderTemplateSchema,
});

export const getOrderTemplateDetails = defineCall(endpoints.getOrderTemplateDetails, {
  summary: 'One order template with its articles, priced.',
  feature: 'ORDER_TEMPLATES',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  body: orderTemplateDetailsBodySchema,
  answer: orderTemplateSchema,
  priceBearing: true,
});

export const putOrderTemplate = defineCall(endpoints.putOrderTemplate, {
  summary: 'Changes an order template.',
  feature: 'ORDER_TEMPLATES',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  body: orderTemplateBodySchema,
  answer: orderTemplateSchema,
  errors: ['owner-required'],
});

export const deleteOrderTemplate = defineCall(endpoints.deleteOrderTemplate, {
  summary: 'Deletes an order template.',
  feature: 'ORDER_TEMPLATES',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  errors: ['owner-required'],
  answer: null,
});

export const putOrderTemplateItem = defineCall(endpoints.putOrderTemplateItem, {
  summary: 'Puts an article on an order template or changes its line.',
  feature: 'ORDER_TEMPLATES',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  body: orderTemplateItemBodySchema,
  answer: orderTemplateSchema,
  errors: ['owner-required'],
});

export const deleteOrderTemplateItem = defineCall(endpoints.deleteOrderTemplateItem, {
  summary: 'Takes an article off an order template.',
  feature: 'ORDER_TEMPLATES',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  body: orderTemplateItemRemovalSchema,
  answer: orderTemplateSchema,
  errors: ['owner-required'],
});

export const shareOrderTemplate = defineCall(endpoints.shareOrderTemplate, {
  summary: 'Shares an order template with another user of the tenant.',
  feature: 'ORDER_TEMPLATES',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  body: sharedUserNameSchema,
  answer: orderTemplateSchema,
  errors: ['owner-required', 'user-name-unknown'],
});

export const unshareOrderTemplate = defineCall(endpoints.unshareOrderTemplate, {
  summary: 'Stops sharing an order template with a user.',
  feature: 'ORDER_TEMPLATES',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  body: sharedUserNameSchema,
  answer: orderTemplateSchema,
  errors: ['owner-required', 'user-name-unknown'],
});

export const getOrderTemplatePdf = defineCall(endpoints.getOrderTemplatePdf, {
  summary: 'An order template as PDF.',
  feature: 'ORDER_TEMPLATES',
  query: z.object({ customerId: queryParameters.optionalCustomerId, showImages: queryParameters.showImages }),
  mediaTypes: PDF,
  answer: null,
  priceBearing: true,
});
