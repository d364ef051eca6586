import { runInBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';
import { pageSizeOf } from '@gastroshop/ui/table';
import { inventoriesQuery } from './data/inventory-queries';
import { parseInventory } from './inventory-address';

/** Stock-taking, and the inventories that were deleted. */
export const inventoryRoutes: readonly PageRoute[] = [
  {
    path: '/my/inventory',
    area: 'my',
    requiresAuth: true,
    load: async () => (await import('./pages')).InventoryScreen,
    preload: ({ client, queryClient, gateway, store }, { url }) => {
      const { preferences } = store.getState();
      const { scope } = gateway();
      const { inventoryId, countId, ...place } = parseInventory(url.search);
      if (scope.customerId === '' || inventoryId !== undefined || countId !== undefined) return;
      runInBackground(
        queryClient.query(
          inventoriesQuery(client, scope, 'PRESENT', place, pageSizeOf(preferences.pageSize)),
        ),
      );
    },
  },
  {
    path: '/my/deletedInventories',
    area: 'my',
    requiresAuth: true,
    load: async () => (await import('./pages')).DeletedInventoriesScreen,
  },
];
