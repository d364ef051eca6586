import { runInBackground } from '@gastroshop/app-shell/idle';
import type { Environment } from '@gastroshop/app-shell/environment';
import { toPriceVisibility } from '@gastroshop/identity';
import { pageSizeOf } from '@gastroshop/ui/table';
import { parseReceipts } from './receipts-address';
import { receiptsQuery } from './receipts-query';

/**
 * Starts the query of the receipts.
 *
 * @param search of the address
 */
export const preloadReceipts = (
  { client, queryClient, gateway, store }: Environment,
  search: string,
): void => {
  const { preferences, session } = store.getState();
  const { scope } = gateway();
  if (scope.customerId === '') return;
  const state = parseReceipts(search, toPriceVisibility(session.flags).prices);
  runInBackground(queryClient.query(receiptsQuery(client, scope, state, pageSizeOf(preferences.pageSize))));
};
