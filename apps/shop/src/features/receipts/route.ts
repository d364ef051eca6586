import { runInBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';

/** Invoices, delivery notes, credit notes and order receipts. */
export const receiptsRoute: PageRoute = {
  path: '/my/receipts',
  area: 'my',
  requiresAuth: true,
  load: async () => (await import('./receipts-screen')).ReceiptsScreen,
  // What receipts are asked for with is no page's beginning but theirs: it comes beside their code.
  preload: (environment, { url }) => {
    runInBackground(
      import('./preload-receipts').then(({ preloadReceipts }) => {
        preloadReceipts(environment, url.search);
      }),
    );
  },
};
