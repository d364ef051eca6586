import { inBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';
import { priceVisibilityOf } from '@gastroshop/identity';
import { labelCheckQuery, labelProductsQuery } from './label-queries';
import { parseLabelSort } from './label-sort';

/** The labels to be printed. */
export const labelsRoute: PageRoute = {
  path: '/my/label-prints',
  area: 'my',
  requiresAuth: true,
  load: async () => (await import('./labels-page')).LabelsPage,
  preload: ({ client, queryClient, gateway, store }, { url }) => {
    const { scope } = gateway();
    if (scope.customerId === '') return;
    const { prices } = priceVisibilityOf(store.getState().session.flags);
    inBackground(queryClient.query(labelProductsQuery(client, scope, parseLabelSort(url.search, prices))));
    inBackground(queryClient.query(labelCheckQuery(client, scope)));
  },
};
