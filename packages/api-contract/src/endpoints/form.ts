import type { Endpoint } from './endpoint';

/** The key of the captcha that forms use. */
export const getFormSiteKey = {
  method: 'GET',
  path: '/cms/form/sitekey',
  access: 'anonymous',
  csrf: true,
  content: true,
} as const satisfies Endpoint;

/** Sends a filled-in form. */
export const submitForm = {
  method: 'POST',
  path: '/cms/form/submit',
  access: 'anonymous',
  body: 'body',
  answer: 'empty',
  csrf: true,
  content: true,
} as const satisfies Endpoint;

/** Sends a filled-in sign-up form. */
export const submitCrmForm = {
  method: 'POST',
  path: '/cms/crm/form/submit',
  access: 'anonymous',
  body: 'body',
  answer: 'empty',
  csrf: true,
  content: true,
} as const satisfies Endpoint;
