import type { Fair } from '@gastroshop/api-contract';
import { runInBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';
import { fairBasePath, quantityHistoryRedirect } from '@gastroshop/identity';
import { customerQuery } from '@gastroshop/storefront/session';
import { historyQuery } from './history-query';

/** What the address of last year's amounts depends on. */
export interface QuantityHistoryRouteOptions {
  readonly fairCode: string;
  /** The fair once it is known; undefined where there is none, or nobody answers. */
  readonly findFair: () => Promise<Fair | undefined>;
}

/** What was ordered at last year's fair, where this one looks back. */
export const quantityHistoryRoute = ({ fairCode, findFair }: QuantityHistoryRouteOptions): PageRoute => ({
  path: '/subshop/promotions/:fairCode/quantity-history',
  requiresAuth: true,
  instead: async () => {
    const fair = await findFair();
    return fair === undefined
      ? fairBasePath(fairCode)
      : quantityHistoryRedirect({
          fairCode,
          orderHistoryAggregationRange: fair.orderHistoryAggregationRange,
        });
  },
  load: async () => (await import('./quantity-history-screen')).QuantityHistoryScreen,
  preload: ({ client, queryClient, gateway }) => {
    const { scope } = gateway();
    if (scope.customerId === '') return;
    runInBackground(queryClient.query(historyQuery(client, scope)));
    runInBackground(queryClient.query(customerQuery(client, scope)));
  },
});
