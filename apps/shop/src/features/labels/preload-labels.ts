import type { Environment } from '@gastroshop/app-shell/environment';
import { toPriceVisibility } from '@gastroshop/identity';
import { labelCheckQuery, labelProductsQuery } from './label-queries';
import { parseLabelSort } from './label-sort';

/**
 * Asks for the labels of the customer.
 *
 * @param address the search part of the page's address
 */
export const preloadLabels = async (
  { client, queryClient, gateway, store }: Environment,
  address: string,
): Promise<void> => {
  const { scope } = gateway();
  if (scope.customerId === '') return;
  const { prices } = toPriceVisibility(store.getState().session.flags);
  await Promise.all([
    queryClient.query(labelProductsQuery(client, scope, parseLabelSort(address, prices))),
    queryClient.query(labelCheckQuery(client, scope)),
  ]);
};
