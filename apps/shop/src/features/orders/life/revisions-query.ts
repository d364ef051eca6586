import { type Client, getOrderRevisions } from '@gastroshop/api-client';
import { scopedKey, type ShopScope } from '@gastroshop/storefront/shop';
import { queryOptions } from '@tanstack/react-query';

/** Key of the revisions of an order. */
const revisionsKey = (scope: ShopScope, orderId: string) => scopedKey(scope, 'order-revisions', orderId);

/** All revisions of an order, the first one first. */
export const revisionsQuery = (client: Client, scope: ShopScope, orderId: string) =>
  queryOptions({
    queryKey: revisionsKey(scope, orderId),
    queryFn: ({ signal }) =>
      getOrderRevisions(client, { tenant: scope.tenant, customerId: scope.customerId, orderId }, { signal }),
  });
