// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';
import { fileCall } from './file-call';

/** Stores a stocktaking. */
export const createInventory = /* @__PURE__ */ call('createInventory', endpoints.createInventory);

/** Moves an inventory to the deleted ones, from where it can be recovered. */
export const deleteInventory = /* @__PURE__ */ call('deleteInventory', endpoints.deleteInventory);

/** Deleted inventories of a customer. */
export const getDeletedInventories = /* @__PURE__ */ call(
  'getDeletedInventories',
  endpoints.getDeletedInventories,
);

/** Inventories of a customer, grouped by day. */
export const getGroupedInventories = /* @__PURE__ */ call(
  'getGroupedInventories',
  endpoints.getGroupedInventories,
);

/** Inventories as a spreadsheet. */
export const getInventoriesExcel = /* @__PURE__ */ fileCall(
  'getInventoriesExcel',
  endpoints.getInventoriesExcel,
);

/** One inventory with its lines and their articles. */
export const getInventoryDetails = /* @__PURE__ */ call('getInventoryDetails', endpoints.getInventoryDetails);

/** Brings a deleted inventory back. */
export const recoverInventory = /* @__PURE__ */ call('recoverInventory', endpoints.recoverInventory);
