import { runInBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';
import { ownNameQuery, templateQuery, templatesQuery } from '@gastroshop/storefront/templates';

/** The list of order templates and the page of one. */
export const orderTemplateRoutes: readonly PageRoute[] = [
  {
    path: '/my/ordertemplates',
    feature: 'ORDER_TEMPLATES',
    area: 'my',
    requiresAuth: true,
    load: async () => (await import('./pages')).OrderTemplatesScreen,
    preload: ({ client, queryClient, gateway }) => {
      const { scope } = gateway();
      if (scope.customerId === '') return;
      runInBackground(queryClient.query(templatesQuery(client, scope)));
      runInBackground(queryClient.query(ownNameQuery(client, scope)));
    },
  },
  {
    path: '/my/ordertemplates/:templateId',
    feature: 'ORDER_TEMPLATES',
    area: 'my',
    requiresAuth: true,
    load: async () => (await import('./pages')).OrderTemplateScreen,
    preload: ({ client, queryClient, gateway }, { params: { templateId = '' } }) => {
      const { scope } = gateway();
      if (scope.customerId === '') return;
      runInBackground(queryClient.query(templateQuery(client, scope, templateId)));
      runInBackground(queryClient.query(ownNameQuery(client, scope)));
    },
  },
];
