import { runInBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';
import {
  productDetailsQuery,
  productQuery,
  recommendationsQuery,
  safetyDatasheetQuery,
  variantsQuery,
} from '@gastroshop/storefront/product';
import { customerQuery } from '@gastroshop/storefront/session';

/** The page of an article of the fair. */
export const productRoute: PageRoute = {
  path: '/subshop/promotions/:fairCode/product/:sku',
  requiresAuth: true,
  load: async () => (await import('./fair-product-screen')).FairProductScreen,
  preload: ({ client, queryClient, gateway }, { params: { sku = '' } }) => {
    const fair = gateway();
    if (fair.scope.customerId === '') return;
    runInBackground(queryClient.query(productQuery(fair, sku)));
    runInBackground(queryClient.query(productDetailsQuery(fair, sku)));
    runInBackground(queryClient.query(variantsQuery(fair, sku)));
    runInBackground(queryClient.query(recommendationsQuery(fair, sku)));
    runInBackground(queryClient.query(safetyDatasheetQuery(client, fair.scope, sku)));
    runInBackground(queryClient.query(customerQuery(client, fair.scope)));
  },
};
