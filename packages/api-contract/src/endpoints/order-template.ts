import type { Endpoint } from './endpoint';

/** Creates an order template. */
export const createOrderTemplate = {
  method: 'POST',
  path: '/t/{tenant}/my/order-templates',
  access: 'signed-in',
  query: { customerId: 'optional' },
  body: 'body',
} as const satisfies Endpoint;

/** The user's order templates, own and shared. */
export const getOrderTemplates = {
  method: 'GET',
  path: '/t/{tenant}/my/order-templates',
  access: 'signed-in',
  query: { customerId: 'optional' },
} as const satisfies Endpoint;

/** The user's order templates by page. */
export const searchOrderTemplates = {
  method: 'GET',
  path: '/t/{tenant}/my/order-templates/search',
  access: 'signed-in',
  query: {
    customerId: 'optional',
    page: 'optional',
    size: 'optional',
    sortBy: 'optional',
    sortDirection: 'optional',
  },
} as const satisfies Endpoint;

/** One order template. */
export const getOrderTemplate = {
  method: 'GET',
  path: '/t/{tenant}/my/order-templates/{orderTemplateId}',
  access: 'signed-in',
  query: { customerId: 'optional' },
} as const satisfies Endpoint;

/** One order template with its articles, priced. */
export const getOrderTemplateDetails = {
  method: 'POST',
  path: '/t/{tenant}/my/order-templates/{orderTemplateId}',
  access: 'signed-in',
  query: { customerId: 'optional' },
  body: 'body',
  optionalBody: true,
} as const satisfies Endpoint;

/** Changes an order template. */
export const putOrderTemplate = {
  method: 'PUT',
  path: '/t/{tenant}/my/order-templates/{orderTemplateId}',
  access: 'signed-in',
  query: { customerId: 'optional' },
  body: 'body',
} as const satisfies Endpoint;

/** Deletes an order template. */
export const deleteOrderTemplate = {
  method: 'DELETE',
  path: '/t/{tenant}/my/order-templates/{orderTemplateId}',
  access: 'signed-in',
  query: { customerId: 'optional' },
  answer: 'empty',
} as const satisfies Endpoint;

/** Puts an article on an order template or changes its line. */
export const putOrderTemplateItem = {
  method: 'PUT',
  path: '/t/{tenant}/my/order-templates/{orderTemplateId}/order-template-item',
  access: 'signed-in',
  query: { customerId: 'optional' },
  body: 'item',
} as const satisfies Endpoint;

/** Takes an article off an order template. */
export const deleteOrderTemplateItem = {
  method: 'DELETE',
  path: '/t/{tenant}/my/order-templates/{orderTemplateId}/order-template-item',
  access: 'signed-in',
  query: { customerId: 'optional' },
  body: 'item',
} as const satisfies Endpoint;

/** Shares an order template with another user of the tenant. */
export const shareOrderTemplate = {
  method: 'PUT',
  path: '/t/{tenant}/my/order-templates/{orderTemplateId}/shared-with',
  access: 'signed-in',
  query: { customerId: 'optional' },
  body: 'userName',
  textBody: true,
} as const satisfies Endpoint;

/** Stops sharing an order template with a user. */
export const unshareOrderTemplate = {
  method: 'DELETE',
  path: '/t/{tenant}/my/order-templates/{orderTemplateId}/shared-with',
  access: 'signed-in',
  query: { customerId: 'optional' },
  body: 'userName',
  textBody: true,
} as const satisfies Endpoint;

/** An order template as PDF. */
export const getOrderTemplatePdf = {
  method: 'GET',
  path: '/t/{tenant}/my/order-templates/{orderTemplateId}/pdf',
  access: 'signed-in',
  query: { customerId: 'optional', showImages: 'optional' },
  answer: 'file',
} as const satisfies Endpoint;
