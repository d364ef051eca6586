// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';
import { fileCall } from './file-call';

/** Puts every article of the essence list that the search finds on the label list. */
export const addAllLabelsFromEssences = /* @__PURE__ */ call(
  'addAllLabelsFromEssences',
  endpoints.addAllLabelsFromEssences,
);

/** Puts an article on the label list. */
export const addLabel = /* @__PURE__ */ call('addLabel', endpoints.addLabel);

/** Whether the label list holds articles that are no longer active. */
export const checkLabelsForInactiveProducts = /* @__PURE__ */ call(
  'checkLabelsForInactiveProducts',
  endpoints.checkLabelsForInactiveProducts,
);

/** Empties the label list. */
export const clearLabels = /* @__PURE__ */ call('clearLabels', endpoints.clearLabels);

/** Takes an article off the label list. */
export const deleteLabel = /* @__PURE__ */ call('deleteLabel', endpoints.deleteLabel);

/** Mails the labels to the user's label addresses. */
export const emailLabels = /* @__PURE__ */ call('emailLabels', endpoints.emailLabels);

/** The labels as PDF, ready to print. */
export const generateLabels = /* @__PURE__ */ fileCall('generateLabels', endpoints.generateLabels);

/** Whether an article is on the label list. */
export const getLabel = /* @__PURE__ */ call('getLabel', endpoints.getLabel);

/** Articles on the label list. */
export const getLabelProducts = /* @__PURE__ */ call('getLabelProducts', endpoints.getLabelProducts);

/** Article numbers on the label list. */
export const getLabelSkus = /* @__PURE__ */ call('getLabelSkus', endpoints.getLabelSkus);
