import { inBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';
import { priceVisibilityOf } from '@gastroshop/identity';
import { preloadCatalogue } from '@gastroshop/storefront/catalogue';
import {
  contactsQuery,
  contentPageQuery,
  headerQuery,
  jobQuery,
  jobsQuery,
  startPageQuery,
} from '@gastroshop/storefront/content';
import { essencePeriodQuery } from '@gastroshop/storefront/essence';
import { inventoriesQuery, parseInventory } from '@gastroshop/storefront/inventory';
import { labelCheckQuery, labelProductsQuery, parseLabelSort } from '@gastroshop/storefront/labels';
import {
  notificationsQuery,
  parseNotifications,
  preferencesQuery,
} from '@gastroshop/storefront/notifications';
import { ownNameQuery, templateQuery, templatesQuery } from '@gastroshop/storefront/order-templates';
import {
  productDetailsQuery,
  productQuery,
  recentItemsQuery,
  recommendationsQuery,
  safetyDatasheetQuery,
  variantsQuery,
} from '@gastroshop/storefront/product';
import { profileQuery } from '@gastroshop/storefront/profile';
import { parseReceipts, receiptsQuery } from '@gastroshop/storefront/receipts';
import { customerQuery, customersQuery } from '@gastroshop/storefront/session';
import { pageSizeOf } from '@gastroshop/ui/table';
import { orderPadRoute } from '../features/order-pad';
import { orderRoutes } from '../features/orders';

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
    path: '/contacts',
    load: async () => (await import('../features/people')).ContactsPage,
    preload: ({ client, queryClient, gateway }) => {
      inBackground(queryClient.query(contactsQuery(client, gateway().scope)));
    },
  },
  {
    path: '/jobs',
    load: async () => (await import('../features/people')).JobsPage,
    preload: ({ client, queryClient, gateway }) => {
      inBackground(queryClient.query(jobsQuery(client, gateway().scope)));
    },
  },
  {
    path: '/jobs/:job',
    load: async () => (await import('../features/people')).JobPage,
    preload: ({ client, queryClient, gateway }, { params: { job = '' } }) => {
      inBackground(queryClient.query(jobQuery(client, gateway().scope, job)));
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
  orderPadRoute,
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
  ...orderRoutes,
  {
    path: '/my/ordertemplates',
    area: 'my',
    requiresAuth: true,
    load: async () => (await import('../features/order-templates')).OrderTemplatesPage,
    preload: ({ client, queryClient, gateway }) => {
      if (gateway().scope.customerId === '') return;
      inBackground(queryClient.query(templatesQuery(client, gateway().scope)));
      inBackground(queryClient.query(ownNameQuery(client, gateway().scope)));
    },
  },
  {
    path: '/my/ordertemplates/:templateId',
    area: 'my',
    requiresAuth: true,
    load: async () => (await import('../features/order-templates')).OrderTemplatePage,
    preload: ({ client, queryClient, gateway }, { params: { templateId = '' } }) => {
      if (gateway().scope.customerId === '') return;
      inBackground(queryClient.query(templateQuery(client, gateway().scope, templateId)));
      inBackground(queryClient.query(ownNameQuery(client, gateway().scope)));
    },
  },
  {
    path: '/my/inventory',
    area: 'my',
    requiresAuth: true,
    load: async () => (await import('../features/inventory')).InventoryPage,
    preload: ({ client, queryClient, gateway, store }, { url }) => {
      const { preferences } = store.getState();
      const { scope } = gateway();
      const { inventoryId, countId, ...place } = parseInventory(url.search);
      if (scope.customerId === '' || inventoryId !== undefined || countId !== undefined) return;
      inBackground(
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
    load: async () => (await import('../features/inventory')).DeletedInventoriesPage,
  },
  {
    path: '/my/receipts',
    area: 'my',
    requiresAuth: true,
    load: async () => (await import('../features/receipts')).ReceiptsPage,
    preload: ({ client, queryClient, gateway, store }, { url }) => {
      const { preferences, session } = store.getState();
      if (gateway().scope.customerId === '') return;
      const { prices } = priceVisibilityOf(session.flags);
      inBackground(
        queryClient.query(
          receiptsQuery(
            client,
            gateway().scope,
            parseReceipts(url.search, prices),
            pageSizeOf(preferences.pageSize),
          ),
        ),
      );
    },
  },
  {
    path: '/essential-products',
    requiresAuth: true,
    load: async () => (await import('../features/essence')).EssencePage,
    preload: ({ client, queryClient, gateway }) => {
      inBackground(queryClient.query(essencePeriodQuery(client, gateway().scope)));
    },
  },
  {
    path: '/my/label-prints',
    area: 'my',
    requiresAuth: true,
    load: async () => (await import('../features/labels')).LabelsPage,
    preload: ({ client, queryClient, gateway, store }, { url }) => {
      const { scope } = gateway();
      if (scope.customerId === '') return;
      const { prices } = priceVisibilityOf(store.getState().session.flags);
      inBackground(queryClient.query(labelProductsQuery(client, scope, parseLabelSort(url.search, prices))));
      inBackground(queryClient.query(labelCheckQuery(client, scope)));
    },
  },
  {
    path: '/my/notification-center',
    area: 'my',
    requiresAuth: true,
    load: async () => (await import('../features/notifications')).NotificationsPage,
    preload: ({ client, queryClient, gateway, store }, { url }) => {
      const { preferences } = store.getState();
      const { scope } = gateway();
      if (scope.customerId === '') return;
      inBackground(
        queryClient.query(
          notificationsQuery(client, scope, parseNotifications(url.search), pageSizeOf(preferences.pageSize)),
        ),
      );
      inBackground(queryClient.query(preferencesQuery(client, scope)));
    },
  },
  {
    path: '/my/user-profile',
    area: 'my',
    requiresAuth: true,
    load: async () => (await import('../features/profile')).ProfilePage,
    preload: ({ client, queryClient, gateway }) => {
      inBackground(queryClient.query(profileQuery(client, gateway().scope)));
    },
  },
  {
    path: '/privacy-preferences',
    load: async () => (await import('../features/privacy')).PrivacyPage,
  },
];
