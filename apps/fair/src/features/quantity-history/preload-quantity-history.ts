import type { Environment } from '@gastroshop/app-shell/environment';
import { runInBackground } from '@gastroshop/app-shell/idle';
import { customerQuery } from '@gastroshop/storefront/session';
import { historyQuery } from './history-query';

/** Asks for what was ordered before the code of the page has arrived. */
export const preloadQuantityHistory = ({ client, queryClient, gateway }: Environment): void => {
  const { scope } = gateway();
  if (scope.customerId === '') return;
  runInBackground(queryClient.query(historyQuery(client, scope)));
  runInBackground(queryClient.query(customerQuery(client, scope)));
};
