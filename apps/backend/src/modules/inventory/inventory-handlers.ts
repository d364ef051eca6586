import type { CallRequest, Handlers } from '../../calls';
import type { Queries } from '../../db';
import { createInventory } from './create-inventory';
import { exportInventories } from './export-inventories';
import { inventoryDetails } from './inventory-details';
import { inventoriesByDay, inventoryList } from './inventory-list';
import { ownInventory } from './find-inventory';
import { setState } from './set-inventory-state';

type ListRequest = CallRequest<'getDeletedInventories' | 'getGroupedInventories'>;

const listOf = (queries: Queries, { tenant, customer, query }: ListRequest, state: 'PRESENT' | 'DELETED') =>
  inventoryList(queries, { ...query, tenant, customerId: customer.id, state });

/** Inventories: what a customer counted in its store, per customer and seen by all who act for it. */
export const inventoryHandlers = () =>
  ({
    createInventory: ({ caller, customer, now, body }, queries) =>
      createInventory(queries, { caller, customerId: customer.id, now }, body),
    getGroupedInventories: async (request, queries) =>
      inventoriesByDay(await listOf(queries, request, 'PRESENT')),
    getDeletedInventories: (request, queries) => listOf(queries, request, 'DELETED'),
    getInventoryDetails: (request, queries) => inventoryDetails(queries, request, request.body),
    getInventoriesExcel: (request, queries) => exportInventories(queries, request),
    deleteInventory: async (request, queries) => {
      const { id } = await ownInventory(queries, request, request.path.inventoryId);
      await setState(queries, { tenant: request.tenant, id }, 'DELETE', request.now);
      return undefined;
    },
    recoverInventory: async (request, queries) => {
      const { id } = await ownInventory(queries, request, request.path.inventoryId);
      await setState(queries, { tenant: request.tenant, id }, 'RECOVER', request.now);
      return undefined;
    },
  }) satisfies Handlers;
