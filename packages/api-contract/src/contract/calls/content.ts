import { z } from 'zod';
import * as endpoints from '../../endpoints';
import {
  contactPersonSchema,
  contactsSchema,
  contentChangeSchema,
  contentPageSchema,
  pageQuerySchema,
  previewLinkSchema,
  previewLinkOrderSchema,
  previewPagesSchema,
  queryParameters,
} from '../../schemas';
import { defineCall } from '../call';

export const getContentPreview = defineCall(endpoints.getContentPreview, {
  summary: 'A draft as it would look, for those who may preview.',
  query: z.object({
    fullSlug: queryParameters.fullSlug,
    languageCode: queryParameters.languageCode,
    signature: queryParameters.signature,
  }),
  answer: contentPageSchema,
  roles: ['can-preview-content'],
});

export const watchContentPreview = defineCall(endpoints.watchContentPreview, {
  summary: 'The newest version of a page, at once and whenever it changes, for those who may preview.',
  query: z.object({
    fullSlug: queryParameters.fullSlug,
    signature: queryParameters.signature,
  }),
  answer: contentChangeSchema,
  errors: ['path-not-found'],
  roles: ['can-preview-content'],
});

export const getPreviewPages = defineCall(endpoints.getPreviewPages, {
  summary: 'The pages that can be previewed, for those who may preview by role.',
  answer: previewPagesSchema,
  errors: ['path-not-found'],
  roles: ['can-preview-content'],
});

export const createPreviewLink = defineCall(endpoints.createPreviewLink, {
  summary: 'A link that opens the draft of a page for 60 minutes, made by those who may preview by role.',
  body: previewLinkOrderSchema,
  answer: previewLinkSchema,
  errors: ['path-not-found'],
  roles: ['can-preview-content'],
});

export const getStartPage = defineCall(endpoints.getStartPage, {
  summary: 'The start page.',
  answer: contentPageSchema,
});

export const getContacts = defineCall(endpoints.getContacts, {
  summary: 'Departments and their people.',
  answer: contactsSchema,
});

export const getPersonalContact = defineCall(endpoints.getPersonalContact, {
  summary: "The customer's personal contact.",
  query: z.object({ contactPersonId: queryParameters.contactPersonId }),
  answer: contactPersonSchema,
});

export const findContentPage = defineCall(endpoints.findContentPage, {
  summary: 'The content page at a path.',
  body: pageQuerySchema,
  answer: contentPageSchema,
});

export const getContentPage = defineCall(endpoints.getContentPage, {
  summary: 'The content page with an id.',
  answer: contentPageSchema,
});
