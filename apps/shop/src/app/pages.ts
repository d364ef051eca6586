import { priceVisibilityOf } from '@gastroshop/identity';
import { preloadCatalogue } from '@gastroshop/storefront/catalogue';
import {
  productDetailsQuery,
  productQuery,
  recentItemsQuery,
  recommendationsQuery,
  safetyDatasheetQuery,
  variantsQuery,
} from '@gastroshop/storefront/product';
import { customerQuery, customersQuery } from '@gastroshop/storefront/session';
import { contentPageQuery, headerQuery, startPageQuery } from '@gastroshop/storefront/content';
import { inBackground } from './in-background';
import type { PageRoute } from './page-route';

/** The pages of the shop. What none of them has is the not-found page's (NAV-5). */
export const pages: readonly PageRoute[] = [
  {
    path: '/',
    load: async () => (await import('./start-page')).StartPage,
    preload: ({ client, queryClient, gateway }) => {
      inBackground(queryClient.query(startPageQuery(client, gateway().scope)));
      inBackground(queryClient.query(headerQuery(client, gateway().scope)));
    },
  },
  {
    path: '/flyers',
    load: async () => (await import('../features/content')).FlyersPage,
    preload: ({ client, queryClient, gateway }) => {
      inBackground(queryClient.query(contentPageQuery(client, gateway().scope, 'flyers')));
    },
  },
  {
    path: '/messe',
    load: async () => (await import('../features/content')).TradeFairPage,
    preload: ({ client, queryClient, gateway }) => {
      inBackground(queryClient.query(contentPageQuery(client, gateway().scope, 'messe')));
    },
  },
  {
    path: '/page/*',
    load: async () => (await import('../features/content')).ContentPage,
    preload: ({ client, queryClient, gateway }, { params }) => {
      inBackground(queryClient.query(contentPageQuery(client, gateway().scope, params['*'] ?? '')));
    },
  },
  {
    path: '/search',
    load: async () => (await import('../features/search')).SearchPage,
    preload: ({ queryClient, gateway, store }, { url }) => {
      const { preferences, session } = store.getState();
      inBackground(
        preloadCatalogue({
          queryClient,
          gateway: gateway(),
          preferences,
          visibility: priceVisibilityOf(session.flags),
          address: url.search,
        }),
      );
    },
  },
  {
    path: '/product/:sku',
    load: async () => (await import('../features/product')).ProductPage,
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
  },
  {
    // One page for all steps, so that an order under way outlives going back and forth between them.
    path: '/checkout/:step?',
    requiresAuth: true,
    load: async () => (await import('../features/checkout')).CheckoutPage,
    preload: ({ client, queryClient, gateway }) => {
      inBackground(queryClient.query(customerQuery(client, gateway().scope)));
    },
  },
  {
    path: '/my/customers',
    requiresAuth: true,
    load: async () => (await import('../features/customers')).CustomersPage,
    preload: ({ client, queryClient, gateway }) => {
      inBackground(queryClient.query(customersQuery(client, gateway().scope)));
    },
  },
  {
    path: '/privacy-preferences',
    load: async () => (await import('../features/privacy')).PrivacyPage,
  },
];
