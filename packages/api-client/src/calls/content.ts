import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';
import { eventCall } from './event-call';

/** A draft as it would look, for those who may preview. */
export const getContentPreview = /* @__PURE__ */ call('getContentPreview', endpoints.getContentPreview);

/** Tells a preview which version of its page is the newest, at once and whenever it changes. */
export const watchContentPreview = /* @__PURE__ */ eventCall(
  'watchContentPreview',
  endpoints.watchContentPreview,
);

/** The pages that can be previewed. */
export const getPreviewPages = /* @__PURE__ */ call('getPreviewPages', endpoints.getPreviewPages);

/** Makes a link that opens the draft of a page to whoever has it. */
export const createPreviewLink = /* @__PURE__ */ call('createPreviewLink', endpoints.createPreviewLink);

/** The start page. */
export const getStartPage = /* @__PURE__ */ call('getStartPage', endpoints.getStartPage);

/** Departments and their people. */
export const getContacts = /* @__PURE__ */ call('getContacts', endpoints.getContacts);

/** The customer's personal contact. */
export const getPersonalContact = /* @__PURE__ */ call('getPersonalContact', endpoints.getPersonalContact);

/** The content page at a path. */
export const findContentPage = /* @__PURE__ */ call('findContentPage', endpoints.findContentPage);

/** The content page with an id. */
export const getContentPage = /* @__PURE__ */ call('getContentPage', endpoints.getContentPage);
