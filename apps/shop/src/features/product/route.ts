import { runInBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';
import {
  productDetailsQuery,
  productQuery,
  recentItemsQuery,
  recommendationsQuery,
  safetyDatasheetQuery,
  variantsQuery,
} from '@gastroshop/storefront/product';
import { customerQuery } from '@gastroshop/storefront/session';

/** The page of an article. */
export const productRoute: PageRoute = {
  path: '/product/:sku',
  load: async () => (await import('./shop-product-screen')).ShopProductScreen,
  preload: ({ client, queryClient, gateway }, { params: { sku = '' } }) => {
    const shop = gateway();
    runInBackground(queryClient.query(productQuery(shop, sku)));
    runInBackground(queryClient.query(productDetailsQuery(shop, sku)));
    runInBackground(queryClient.query(variantsQuery(shop, sku)));
    runInBackground(queryClient.query(recommendationsQuery(shop, sku)));
    runInBackground(queryClient.query(safetyDatasheetQuery(client, shop.scope, sku)));
    if (shop.scope.customerId === '') return;
    runInBackground(queryClient.query(recentItemsQuery(client, shop.scope, sku)));
    runInBackground(queryClient.query(customerQuery(client, shop.scope)));
  },
};
