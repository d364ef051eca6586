import { inBackground } from '@gastroshop/app-shell/idle';
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
  load: async () => (await import('./product-page')).ProductPage,
  preload: ({ client, queryClient, gateway }, { params: { sku = '' } }) => {
    const shop = gateway();
    inBackground(queryClient.query(productQuery(shop, sku)));
    inBackground(queryClient.query(productDetailsQuery(shop, sku)));
    inBackground(queryClient.query(variantsQuery(shop, sku)));
    inBackground(queryClient.query(recommendationsQuery(shop, sku)));
    inBackground(queryClient.query(safetyDatasheetQuery(client, shop.scope, sku)));
    if (shop.scope.customerId === '') return;
    inBackground(queryClient.query(recentItemsQuery(client, shop.scope, sku)));
    inBackground(queryClient.query(customerQuery(client, shop.scope)));
  },
};
