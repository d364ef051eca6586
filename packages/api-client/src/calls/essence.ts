// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';
import { fileCall } from './file-call';

/** Allergens of the essence list as a spreadsheet. */
export const getAllergensExcel = /* @__PURE__ */ fileCall('getAllergensExcel', endpoints.getAllergensExcel);

/** The essence list as PDF. */
export const getEssenceListPdf = /* @__PURE__ */ fileCall('getEssenceListPdf', endpoints.getEssenceListPdf);

/** For how many days a bought article stays on the essence list. */
export const getEssencePeriod = /* @__PURE__ */ call('getEssencePeriod', endpoints.getEssencePeriod);

/** Whether articles are shown on the essence list. */
export const getEssenceVisibility = /* @__PURE__ */ call(
  'getEssenceVisibility',
  endpoints.getEssenceVisibility,
);

/** The latest purchases of several articles. */
export const getRecentEssenceItems = /* @__PURE__ */ call(
  'getRecentEssenceItems',
  endpoints.getRecentEssenceItems,
);

/** The latest purchases of one article. */
export const getRecentEssenceItemsOfProduct = /* @__PURE__ */ call(
  'getRecentEssenceItemsOfProduct',
  endpoints.getRecentEssenceItemsOfProduct,
);

/** Sets for how many days a bought article stays on the essence list. */
export const putEssencePeriod = /* @__PURE__ */ call('putEssencePeriod', endpoints.putEssencePeriod);

/** Shows an article on the essence list or hides it. */
export const setEssenceVisibility = /* @__PURE__ */ call(
  'setEssenceVisibility',
  endpoints.setEssenceVisibility,
);
