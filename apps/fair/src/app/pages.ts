import { runInBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';
import { fairBasePath, quantityHistoryRedirect, toPriceVisibility } from '@gastroshop/identity';
import { preloadCatalogue } from '@gastroshop/storefront/catalogue';
import { contentPageQuery } from '@gastroshop/storefront/content';
import {
  productDetailsQuery,
  productQuery,
  recommendationsQuery,
  safetyDatasheetQuery,
  variantsQuery,
} from '@gastroshop/storefront/product';
import { customerQuery } from '@gastroshop/storefront/session';
import { preloadQuantityHistory } from '../features/quantity-history';
import type { FairStore } from './fair-store';

/**
 * The pages of a fair. What none of them has is the not-found page's (NAV-5). Its articles are told to customers alone,
 * so whoever looks for them signs in.
 */
export const fairPages = (fairCode: string, terms: FairStore): readonly PageRoute[] => [
  {
    path: '/subshop/promotions/:fairCode',
    load: async () => (await import('./start-page')).StartPage,
    preload: ({ client, queryClient, gateway }) => {
      const slug = terms.fair()?.startPagePath;
      if (slug !== undefined)
        runInBackground(queryClient.query(contentPageQuery(client, gateway().scope, slug)));
    },
  },
  {
    path: '/subshop/promotions/:fairCode/search',
    requiresAuth: true,
    load: async () => (await import('../features/search')).SearchPage,
    preload: ({ queryClient, gateway, store }, { url }) => {
      const { preferences, session } = store.getState();
      if (session.customerId === '') return;
      runInBackground(
        preloadCatalogue({
          queryClient,
          gateway: gateway(),
          preferences,
          visibility: toPriceVisibility(session.flags),
          address: url.search,
        }),
      );
    },
  },
  {
    path: '/subshop/promotions/:fairCode/product/:sku',
    requiresAuth: true,
    load: async () => (await import('../features/product')).ProductPage,
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
  },
  {
    // One page for all steps, so that an order under way outlives going back and forth between them.
    path: '/subshop/promotions/:fairCode/checkout/:step?',
    requiresAuth: true,
    load: async () => (await import('../features/checkout')).CheckoutPage,
    preload: ({ client, queryClient, gateway }) => {
      runInBackground(queryClient.query(customerQuery(client, gateway().scope)));
    },
  },
  {
    path: '/subshop/promotions/:fairCode/page/*',
    load: async () => (await import('../features/content')).ContentPage,
    preload: ({ client, queryClient, gateway }, { params }) => {
      runInBackground(queryClient.query(contentPageQuery(client, gateway().scope, params['*'] ?? '')));
    },
  },
  {
    path: '/subshop/promotions/:fairCode/quantity-history',
    requiresAuth: true,
    instead: async () => {
      if (terms.fair() === undefined) await terms.ask();
      const fair = terms.fair();
      return fair === undefined
        ? fairBasePath(fairCode)
        : quantityHistoryRedirect({
            fairCode,
            orderHistoryAggregationRange: fair.orderHistoryAggregationRange,
          });
    },
    load: async () => (await import('./quantity-history')).QuantityHistoryPage,
    preload: preloadQuantityHistory,
  },
];
