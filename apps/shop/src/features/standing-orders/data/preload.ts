import { runInBackground } from '@gastroshop/app-shell/idle';
import type { Environment } from '@gastroshop/app-shell/environment';
import { occurrencesQuery, standingOrderQuery, standingOrdersQuery } from './standing-queries';

/**
 * Starts the queries of a page.
 *
 * @param standingOrderId missing: of the list
 */
export const preloadStanding = (
  { client, queryClient, gateway }: Environment,
  standingOrderId: string | undefined,
): void => {
  const { scope } = gateway();
  if (scope.customerId === '') return;
  if (standingOrderId === undefined) {
    runInBackground(queryClient.query(standingOrdersQuery(client, scope)));
    return;
  }
  runInBackground(queryClient.query(standingOrderQuery(client, scope, standingOrderId)));
  runInBackground(queryClient.query(occurrencesQuery(client, scope, standingOrderId)));
};
