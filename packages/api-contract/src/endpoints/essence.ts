import type { Endpoint } from './endpoint';

/** For how many days a bought article stays on the essence list. */
export const getEssencePeriod = {
  method: 'GET',
  path: '/user/t/{tenant}/customers/{customerId}/essence-period',
  access: 'customer',
} as const satisfies Endpoint;

/** Sets for how many days a bought article stays on the essence list. */
export const putEssencePeriod = {
  method: 'PUT',
  path: '/user/t/{tenant}/customers/{customerId}/essence-period',
  access: 'customer',
  body: 'body',
} as const satisfies Endpoint;

/** Allergens of the essence list as a spreadsheet. */
export const getAllergensExcel = {
  method: 'GET',
  path: '/t/{tenant}/allergens/excel',
  access: 'customer',
  query: { customerId: 'required' },
  answer: 'file',
} as const satisfies Endpoint;

/** The essence list as PDF. */
export const getEssenceListPdf = {
  method: 'GET',
  path: '/t/{tenant}/essence-list/pdf',
  access: 'customer',
  query: { customerId: 'required' },
  answer: 'file',
} as const satisfies Endpoint;

/** Whether articles are shown on the essence list. */
export const getEssenceVisibility = {
  method: 'GET',
  path: '/t/{tenant}/customers/{customerId}/essence-visibility',
  access: 'customer',
  query: { sku: 'required' },
} as const satisfies Endpoint;

/** The latest purchases of one article. */
export const getRecentEssenceItemsOfProduct = {
  method: 'GET',
  path: '/t/{tenant}/recent-essence-items/{sku}',
  access: 'customer',
  query: { customerId: 'required' },
} as const satisfies Endpoint;

/** The latest purchases of several articles. */
export const getRecentEssenceItems = {
  method: 'GET',
  path: '/t/{tenant}/recent-essence-items',
  access: 'customer',
  query: { customerId: 'required', skus: 'required' },
} as const satisfies Endpoint;

/** Shows an article on the essence list or hides it. */
export const setEssenceVisibility = {
  method: 'POST',
  path: '/t/{tenant}/set-essence-visibility/{sku}/{visible}',
  access: 'customer',
  query: { customerId: 'required' },
  answer: 'empty',
} as const satisfies Endpoint;
