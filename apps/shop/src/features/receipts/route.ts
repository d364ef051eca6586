import { runInBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';
import { toPriceVisibility } from '@gastroshop/identity';
import { pageSizeOf } from '@gastroshop/ui/table';
import { parseReceipts } from './receipts-address';
import { receiptsQuery } from './receipts-query';

/** Invoices, delivery notes, credit notes and order receipts. */
export const receiptsRoute: PageRoute = {
  path: '/my/receipts',
  area: 'my',
  requiresAuth: true,
  load: async () => (await import('./receipts-page')).ReceiptsPage,
  preload: ({ client, queryClient, gateway, store }, { url }) => {
    const { preferences, session } = store.getState();
    const { scope } = gateway();
    if (scope.customerId === '') return;
    const state = parseReceipts(url.search, toPriceVisibility(session.flags).prices);
    runInBackground(queryClient.query(receiptsQuery(client, scope, state, pageSizeOf(preferences.pageSize))));
  },
};
