import type { Endpoint } from './endpoint';

/** A draft as it would look, for those who may preview. */
export const getContentPreview = {
  method: 'GET',
  path: '/cms/cms-preview',
  access: 'anonymous',
  query: { fullSlug: 'required', languageCode: 'required', signature: 'optional' },
  csrf: true,
  content: true,
} as const satisfies Endpoint;

/** Tells a preview which version of its page is the newest, at once and whenever it changes. */
export const watchContentPreview = {
  method: 'GET',
  path: '/cms/cms-preview/live',
  access: 'anonymous',
  query: { fullSlug: 'required', signature: 'optional' },
  answer: 'events',
  csrf: true,
  content: true,
  extension: true,
} as const satisfies Endpoint;

/** The pages that can be previewed. */
export const getPreviewPages = {
  method: 'GET',
  path: '/cms/cms-preview/pages',
  access: 'anonymous',
  csrf: true,
  content: true,
  extension: true,
} as const satisfies Endpoint;

/** Makes a link that opens the draft of a page to whoever has it. */
export const createPreviewLink = {
  method: 'POST',
  path: '/cms/cms-preview/links',
  access: 'anonymous',
  body: 'body',
  csrf: true,
  content: true,
  extension: true,
} as const satisfies Endpoint;

/** The start page. */
export const getStartPage = {
  method: 'GET',
  path: '/cms/startpage',
  access: 'anonymous',
  csrf: true,
  content: true,
} as const satisfies Endpoint;

/** Departments and their people. */
export const getContacts = {
  method: 'GET',
  path: '/cms/contacts',
  access: 'anonymous',
  csrf: true,
  content: true,
} as const satisfies Endpoint;

/** The customer's personal contact. */
export const getPersonalContact = {
  method: 'GET',
  path: '/cms/contacts/personal',
  access: 'anonymous',
  query: { contactPersonId: 'required' },
  csrf: true,
  content: true,
} as const satisfies Endpoint;

/** The content page at a path. */
export const findContentPage = {
  method: 'POST',
  path: '/cms/dynpage',
  access: 'anonymous',
  body: 'body',
  csrf: true,
  content: true,
} as const satisfies Endpoint;

/** The content page with an id. */
export const getContentPage = {
  method: 'GET',
  path: '/cms/dynpage/{uuid}',
  access: 'anonymous',
  csrf: true,
  content: true,
} as const satisfies Endpoint;
