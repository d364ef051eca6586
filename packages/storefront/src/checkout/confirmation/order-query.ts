import { type Client, getOrder } from '@gastroshop/api-client';
import { queryOptions } from '@tanstack/react-query';
import { scopedKey, type ShopScope } from '../../shop';

/** Key of one order. */
export const orderKey = (scope: ShopScope, orderId: string) => scopedKey(scope, 'order', orderId);

/** One order with its lines. */
export const orderQuery = (client: Client, scope: ShopScope, orderId: string) =>
  queryOptions({
    queryKey: orderKey(scope, orderId),
    queryFn: ({ signal }) =>
      getOrder(client, { tenant: scope.tenant, customerId: scope.customerId, orderId }, { signal }),
    enabled: orderId !== '' && scope.customerId !== '',
  });
