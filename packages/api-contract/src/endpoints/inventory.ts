import type { Endpoint } from './endpoint';

/** Stores a stocktaking. */
export const createInventory = {
  method: 'POST',
  path: '/t/{tenant}/inventories',
  access: 'customer',
  query: { customerId: 'required' },
  body: 'body',
} as const satisfies Endpoint;

/** Moves an inventory to the deleted ones, from where it can be recovered. */
export const deleteInventory = {
  method: 'DELETE',
  path: '/t/{tenant}/inventories/{inventoryId}',
  access: 'signed-in',
  answer: 'empty',
} as const satisfies Endpoint;

/** Deleted inventories of a customer. */
export const getDeletedInventories = {
  method: 'GET',
  path: '/t/{tenant}/inventories/deleted',
  access: 'customer',
  query: { customerId: 'required', sortDirection: 'optional', pageNumber: 'optional', pageSize: 'optional' },
} as const satisfies Endpoint;

/** Inventories of a customer, grouped by day. */
export const getGroupedInventories = {
  method: 'GET',
  path: '/t/{tenant}/groupedInventories',
  access: 'customer',
  query: { customerId: 'required', sortDirection: 'optional', pageNumber: 'optional', pageSize: 'optional' },
} as const satisfies Endpoint;

/** Inventories as a spreadsheet. */
export const getInventoriesExcel = {
  method: 'GET',
  path: '/t/{tenant}/inventories/excel',
  access: 'customer',
  query: {
    customerId: 'required',
    groupByArticleChecked: 'optional',
    generationMode: 'optional',
    fromDate: 'optional',
    toDate: 'optional',
    inventoryIds: 'optional',
  },
  answer: 'file',
} as const satisfies Endpoint;

/** One inventory with its lines and their articles. */
export const getInventoryDetails = {
  method: 'POST',
  path: '/t/{tenant}/inventories/{inventoryId}/details',
  access: 'signed-in',
  body: 'body',
  optionalBody: true,
} as const satisfies Endpoint;

/** Brings a deleted inventory back. */
export const recoverInventory = {
  method: 'POST',
  path: '/t/{tenant}/inventories/recover/{inventoryId}',
  access: 'signed-in',
  answer: 'empty',
} as const satisfies Endpoint;
