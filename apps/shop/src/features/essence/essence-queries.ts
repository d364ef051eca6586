import {
  type Client,
  getEssencePeriod,
  getEssenceVisibility,
  getRecentEssenceItems,
} from '@gastroshop/api-client';
import { scopedKey, type ShopScope } from '@gastroshop/storefront/shop';
import { queryOptions } from '@tanstack/react-query';

/** How far back the essence list looks (ESS-2). */
export const essencePeriodQuery = (client: Client, scope: ShopScope) =>
  queryOptions({
    queryKey: scopedKey(scope, 'essence-period'),
    queryFn: ({ signal }) =>
      getEssencePeriod(client, { tenant: scope.tenant, customerId: scope.customerId }, { signal }),
    enabled: scope.customerId !== '',
  });

/** Which articles of a page are shown on the essence list; a page holds 300 at most, as the call does. */
export const essenceVisibilityQuery = (client: Client, scope: ShopScope, skus: readonly string[]) =>
  queryOptions({
    queryKey: scopedKey(scope, 'essence-visibility', skus),
    queryFn: ({ signal }) =>
      getEssenceVisibility(
        client,
        { tenant: scope.tenant, customerId: scope.customerId, sku: [...skus] },
        { signal },
      ),
    enabled: scope.customerId !== '' && skus.length > 0,
  });

/** What the customer bought lately of the articles of a page (ESS-3). */
export const recentEssenceQuery = (client: Client, scope: ShopScope, skus: readonly string[]) =>
  queryOptions({
    queryKey: scopedKey(scope, 'recent-essence', skus),
    queryFn: ({ signal }) =>
      getRecentEssenceItems(
        client,
        { tenant: scope.tenant, customerId: scope.customerId, skus: [...skus] },
        { signal },
      ),
    enabled: scope.customerId !== '' && skus.length > 0,
  });
