import type { Environment } from '@gastroshop/app-shell/environment';
import { inBackground } from '@gastroshop/app-shell/idle';
import { customerQuery } from '@gastroshop/storefront/session';
import { historyQuery } from './history-query';

/** Asks for what was ordered before the code of the page has arrived. */
export const preloadQuantityHistory = ({ client, queryClient, gateway }: Environment): void => {
  const { scope } = gateway();
  if (scope.customerId === '') return;
  inBackground(queryClient.query(historyQuery(client, scope)));
  inBackground(queryClient.query(customerQuery(client, scope)));
};
