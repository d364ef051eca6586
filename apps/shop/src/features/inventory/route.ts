import { runInBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';

// Few begin their day here, and a dozen calls are more than the start page can bear: the queries come with the page.
const pages = () => import('./pages');

/** Stock-taking, and the inventories that were deleted. */
export const inventoryRoutes: readonly PageRoute[] = [
  {
    path: '/my/inventory',
    feature: 'INVENTORY',
    area: 'my',
    requiresAuth: true,
    load: async () => (await pages()).InventoryScreen,
    preload: (environment, { url }) => {
      runInBackground(
        pages().then(({ preloadInventories }) => {
          preloadInventories(environment, url.search);
        }),
      );
    },
  },
  {
    path: '/my/deletedInventories',
    feature: 'INVENTORY',
    area: 'my',
    requiresAuth: true,
    load: async () => (await pages()).DeletedInventoriesScreen,
  },
];
