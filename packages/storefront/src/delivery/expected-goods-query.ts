import { type Client, getExpectedGoods } from '@gastroshop/api-client';
import { queryOptions } from '@tanstack/react-query';
import { scopedKey, type ShopScope } from '../shop';

/** What the customer has ordered and has not got yet. */
export const expectedGoodsQuery = (client: Client, scope: ShopScope) =>
  queryOptions({
    queryKey: scopedKey(scope, 'expected-goods'),
    queryFn: ({ signal }) =>
      getExpectedGoods(client, { tenant: scope.tenant, customerId: scope.customerId }, { signal }),
    enabled: scope.customerId !== '',
  });
