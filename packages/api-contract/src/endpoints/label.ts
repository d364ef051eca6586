import type { Endpoint } from './endpoint';

/** Puts every article of the essence list that the search finds on the label list. */
export const addAllLabelsFromEssences = {
  method: 'POST',
  path: '/t/{tenant}/my/labels/add-all-from-essences',
  access: 'signed-in',
  query: { customerId: 'optional' },
  body: 'searchBody',
  answer: 'empty',
} as const satisfies Endpoint;

/** Puts an article on the label list. */
export const addLabel = {
  method: 'POST',
  path: '/t/{tenant}/my/labels/{sku}',
  access: 'signed-in',
  query: { customerId: 'optional' },
  answer: 'empty',
} as const satisfies Endpoint;

/** Whether an article is on the label list. */
export const getLabel = {
  method: 'GET',
  path: '/t/{tenant}/my/labels/{sku}',
  access: 'signed-in',
  query: { customerId: 'optional' },
} as const satisfies Endpoint;

/** Takes an article off the label list. */
export const deleteLabel = {
  method: 'DELETE',
  path: '/t/{tenant}/my/labels/{sku}',
  access: 'signed-in',
  query: { customerId: 'optional' },
  answer: 'empty',
} as const satisfies Endpoint;

/** Empties the label list. */
export const clearLabels = {
  method: 'DELETE',
  path: '/t/{tenant}/my/labels',
  access: 'signed-in',
  query: { customerId: 'optional' },
  answer: 'empty',
} as const satisfies Endpoint;

/** Whether the label list holds articles that are no longer active. */
export const checkLabelsForInactiveProducts = {
  method: 'GET',
  path: '/t/{tenant}/my/labels/check-for-inactive-products',
  access: 'signed-in',
  query: { customerId: 'optional' },
} as const satisfies Endpoint;

/** Mails the labels to the user's label addresses. */
export const emailLabels = {
  method: 'PUT',
  path: '/t/{tenant}/my/emails/label-print',
  access: 'signed-in',
  query: { customerId: 'optional' },
  body: 'pairs',
  answer: 'empty',
} as const satisfies Endpoint;

/** The labels as PDF, ready to print. */
export const generateLabels = {
  method: 'POST',
  path: '/t/{tenant}/my/labels/generate',
  access: 'signed-in',
  query: { customerId: 'optional' },
  body: 'pairs',
  answer: 'file',
} as const satisfies Endpoint;

/** Article numbers on the label list. */
export const getLabelSkus = {
  method: 'GET',
  path: '/t/{tenant}/my/label-skus',
  access: 'signed-in',
  query: { customerId: 'optional' },
} as const satisfies Endpoint;

/** Articles on the label list. */
export const getLabelProducts = {
  method: 'GET',
  path: '/t/{tenant}/my/labels/products',
  access: 'signed-in',
  query: { customerId: 'optional', sortBy: 'optional', sortDirection: 'optional' },
} as const satisfies Endpoint;
