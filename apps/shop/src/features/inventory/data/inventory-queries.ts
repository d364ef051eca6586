import {
  type Client,
  getDeletedInventories,
  getGroupedInventories,
  getInventoryDetails,
} from '@gastroshop/api-client';
import type { InventoryState } from '@gastroshop/domain/inventory';
import { scopedKey, type ShopScope } from '@gastroshop/storefront/shop';
import type { PageSize } from '@gastroshop/ui/table';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Which part of a list of inventories is wanted. */
export interface InventoryListState {
  /** Counted from 1. */
  readonly page: number;
  /** By the time they were counted. */
  readonly direction: 'asc' | 'desc';
}

/** What begins the keys of both lists, those present and the deleted. */
export const inventoriesKey = (scope: ShopScope) => scopedKey(scope, 'inventories');

/** A page of the inventories, or of the deleted ones (INV-1). */
export const inventoriesQuery = (
  client: Client,
  scope: ShopScope,
  state: InventoryState,
  { page, direction }: InventoryListState,
  size: PageSize,
) =>
  queryOptions({
    queryKey: [...inventoriesKey(scope), state, direction, page, size],
    queryFn: async ({ signal }) => {
      const { tenant, customerId } = scope;
      const asked = {
        tenant,
        customerId,
        pageNumber: page - 1,
        pageSize: size,
        sortDirection: direction,
      };
      if (state === 'DELETED') return getDeletedInventories(client, asked, { signal });
      const { groups, page: pageInfo } = await getGroupedInventories(client, asked, { signal });
      return { inventories: groups.flatMap(({ inventories }) => inventories), page: pageInfo };
    },
    placeholderData: keepPreviousData,
    enabled: scope.customerId !== '',
  });

/** One inventory with its lines in the order they were counted in, and their articles. */
export const inventoryQuery = (client: Client, scope: ShopScope, inventoryId: string) =>
  queryOptions({
    queryKey: scopedKey(scope, 'inventory', inventoryId),
    queryFn: ({ signal }) =>
      getInventoryDetails(client, { tenant: scope.tenant, inventoryId, body: {} }, { signal }),
    enabled: scope.customerId !== '' && inventoryId !== '',
  });
