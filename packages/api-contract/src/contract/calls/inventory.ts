import { z } from 'zod';
import * as endpoints from '../../endpoints';
import {
  groupedInventoryPageSchema,
  inventorySchema,
  inventoryBodySchema,
  inventoryDetailsSchema,
  inventoryDetailsBodySchema,
  inventoryPageSchema,
  queryParameters,
} from '../../schemas';
import { defineCall } from '../call';
import { EXCEL } from '../media-type';

export const createInventory = defineCall(endpoints.createInventory, {
  summary: 'Stores a stocktaking.',
  feature: 'INVENTORY',
  query: z.object({ customerId: queryParameters.customerId }),
  body: inventoryBodySchema,
  answer: inventorySchema,
  errors: ['not-found'],
});

export const deleteInventory = defineCall(endpoints.deleteInventory, {
  summary: 'Moves an inventory to the deleted ones, from where it can be recovered.',
  feature: 'INVENTORY',
  answer: null,
});

export const getDeletedInventories = defineCall(endpoints.getDeletedInventories, {
  summary: 'Deleted inventories of a customer.',
  feature: 'INVENTORY',
  query: z.object({
    customerId: queryParameters.customerId,
    sortDirection: queryParameters.sortDirection,
    pageNumber: queryParameters.pageNumber,
    pageSize: queryParameters.pageSize,
  }),
  answer: inventoryPageSchema,
});

export const getGroupedInventories = defineCall(endpoints.getGroupedInventories, {
  summary: 'Inventories of a customer, grouped by day.',
  feature: 'INVENTORY',
  query: z.object({
    customerId: queryParameters.customerId,
    sortDirection: queryParameters.sortDirection,
    pageNumber: queryParameters.pageNumber,
    pageSize: queryParameters.pageSize,
  }),
  answer: groupedInventoryPageSchema,
});

export const getInventoriesExcel = defineCall(endpoints.getInventoriesExcel, {
  summary: 'Inventories as a spreadsheet.',
  feature: 'INVENTORY',
  query: z.object({
    customerId: queryParameters.customerId,
    groupByArticleChecked: queryParameters.groupByArticleChecked,
    generationMode: queryParameters.generationMode,
    fromDate: queryParameters.fromDate,
    toDate: queryParameters.toDate,
    inventoryIds: queryParameters.inventoryIds,
  }),
  mediaTypes: EXCEL,
  answer: null,
  errors: ['not-found'],
  priceBearing: true,
});

export const getInventoryDetails = defineCall(endpoints.getInventoryDetails, {
  summary: 'One inventory with its lines and their articles.',
  feature: 'INVENTORY',
  body: inventoryDetailsBodySchema,
  answer: inventoryDetailsSchema,
  priceBearing: true,
});

export const recoverInventory = defineCall(endpoints.recoverInventory, {
  summary: 'Brings a deleted inventory back.',
  feature: 'INVENTORY',
  answer: null,
});
