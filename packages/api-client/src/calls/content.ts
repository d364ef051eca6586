// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';
import { eventCall } from './event-call';

/** A link that opens the draft of a page for 60 minutes, made by those who may preview by role. */
export const createPreviewLink = /* @__PURE__ */ call('createPreviewLink', endpoints.createPreviewLink);

/** The content page at a path. */
export const findContentPage = /* @__PURE__ */ call('findContentPage', endpoints.findContentPage);

/** Departments and their people. */
export const getContacts = /* @__PURE__ */ call('getContacts', endpoints.getContacts);

/** The content page with an id. */
export const getContentPage = /* @__PURE__ */ call('getContentPage', endpoints.getContentPage);

/** A draft as it would look, for those who may preview. */
export const getContentPreview = /* @__PURE__ */ call('getContentPreview', endpoints.getContentPreview);

/** The customer's personal contact. */
export const getPersonalContact = /* @__PURE__ */ call('getPersonalContact', endpoints.getPersonalContact);

/** The pages that can be previewed, for those who may preview by role. */
export const getPreviewPages = /* @__PURE__ */ call('getPreviewPages', endpoints.getPreviewPages);

/** The start page. */
export const getStartPage = /* @__PURE__ */ call('getStartPage', endpoints.getStartPage);

/** The newest version of a page, at once and whenever it changes, for those who may preview. */
export const watchContentPreview = /* @__PURE__ */ eventCall(
  'watchContentPreview',
  endpoints.watchContentPreview,
);
