// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';
import { fileCall } from './file-call';

/** Creates an order template. */
export const createOrderTemplate = /* @__PURE__ */ call('createOrderTemplate', endpoints.createOrderTemplate);

/** Deletes an order template. */
export const deleteOrderTemplate = /* @__PURE__ */ call('deleteOrderTemplate', endpoints.deleteOrderTemplate);

/** Takes an article off an order template. */
export const deleteOrderTemplateItem = /* @__PURE__ */ call(
  'deleteOrderTemplateItem',
  endpoints.deleteOrderTemplateItem,
);

/** One order template. */
export const getOrderTemplate = /* @__PURE__ */ call('getOrderTemplate', endpoints.getOrderTemplate);

/** One order template with its articles, priced. */
export const getOrderTemplateDetails = /* @__PURE__ */ call(
  'getOrderTemplateDetails',
  endpoints.getOrderTemplateDetails,
);

/** An order template as PDF. */
export const getOrderTemplatePdf = /* @__PURE__ */ fileCall(
  'getOrderTemplatePdf',
  endpoints.getOrderTemplatePdf,
);

/** The user's order templates, own and shared. */
export const getOrderTemplates = /* @__PURE__ */ call('getOrderTemplates', endpoints.getOrderTemplates);

/** Changes an order template. */
export const putOrderTemplate = /* @__PURE__ */ call('putOrderTemplate', endpoints.putOrderTemplate);

/** Puts an article on an order template or changes its line. */
export const putOrderTemplateItem = /* @__PURE__ */ call(
  'putOrderTemplateItem',
  endpoints.putOrderTemplateItem,
);

/** The user's order templates by page. */
export const searchOrderTemplates = /* @__PURE__ */ call(
  'searchOrderTemplates',
  endpoints.searchOrderTemplates,
);

/** Shares an order template with another user of the tenant. */
export const shareOrderTemplate = /* @__PURE__ */ call('shareOrderTemplate', endpoints.shareOrderTemplate);

/** Stops sharing an order template with a user. */
export const unshareOrderTemplate = /* @__PURE__ */ call(
  'unshareOrderTemplate',
  endpoints.unshareOrderTemplate,
);
