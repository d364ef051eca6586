import type { Environment } from '@gastroshop/app-shell/environment';
import { runInBackground } from '@gastroshop/app-shell/idle';
import { pageSizeOf } from '@gastroshop/ui/table';
import { parseInventory } from '../inventory-address';
import { inventoriesQuery } from './inventory-queries';

/** Starts the query of the list an address shows; an inventory of its own asks for itself. */
export const preloadInventories = (
  { client, queryClient, gateway, store }: Environment,
  address: string,
): void => {
  const { preferences } = store.getState();
  const { scope } = gateway();
  const { inventoryId, countId, ...place } = parseInventory(address);
  if (scope.customerId === '' || inventoryId !== undefined || countId !== undefined) return;
  runInBackground(
    queryClient.query(inventoriesQuery(client, scope, 'PRESENT', place, pageSizeOf(preferences.pageSize))),
  );
};
