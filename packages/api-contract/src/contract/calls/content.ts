import { z } from 'zod';
import * as endpoints from '../../endpoints';
import {
  contactPerson,
  contacts,
  contentChange,
  contentPage,
  pageQuery,
  previewLink,
  previewLinkOrder,
  previewPages,
  queryParameters,
} from '../../shapes';
import { defineCall } from '../call';

export const getContentPreview = defineCall(endpoints.getContentPreview, {
  summary: 'A draft as it would look, for those who may preview.',
  query: z.object({
    fullSlug: queryParameters.fullSlug,
    languageCode: queryParameters.languageCode,
    signature: queryParameters.signature,
  }),
  answer: contentPage,
  roles: ['can-preview-content'],
});

export const watchContentPreview = defineCall(endpoints.watchContentPreview, {
  summary: 'The newest version of a page, at once and whenever it changes, for those who may preview.',
  query: z.object({
    fullSlug: queryParameters.fullSlug,
    signature: queryParameters.signature,
  }),
  answer: contentChange,
  errors: ['path-not-found'],
  roles: ['can-preview-content'],
});

export const getPreviewPages = defineCall(endpoints.getPreviewPages, {
  summary: 'The pages that can be previewed, for those who may preview by role.',
  answer: previewPages,
  errors: ['path-not-found'],
  roles: ['can-preview-content'],
});

export const createPreviewLink = defineCall(endpoints.createPreviewLink, {
  summary: 'A link that opens the draft of a page for 60 minutes, made by those who may preview by role.',
  body: previewLinkOrder,
  answer: previewLink,
  errors: ['path-not-found'],
  roles: ['can-preview-content'],
});

export const getStartPage = defineCall(endpoints.getStartPage, {
  summary: 'The start page.',
  answer: contentPage,
});

export const getContacts = defineCall(endpoints.getContacts, {
  summary: 'Departments and their people.',
  answer: contacts,
});

export const getPersonalContact = defineCall(endpoints.getPersonalContact, {
  summary: "The customer's personal contact.",
  query: z.object({ contactPersonId: queryParameters.contactPersonId }),
  answer: contactPerson,
});

export const findContentPage = defineCall(endpoints.findContentPage, {
  summary: 'The content page at a path.',
  body: pageQuery,
  answer: contentPage,
});

export const getContentPage = defineCall(endpoints.getContentPage, {
  summary: 'The content page with an id.',
  answer: contentPage,
});
