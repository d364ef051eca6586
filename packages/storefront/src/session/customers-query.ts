import { type Client, getCustomer, getUserCustomers } from '@gastroshop/api-client';
import { queryOptions } from '@tanstack/react-query';
import { scopedKey, type ShopScope } from '../shop';

/** A user's assignments change by import, once a day at most. */
const ASSIGNED_MS = 5 * 60_000;

/** What begins the key of the customers of a user; they belong to no customer. */
export const CUSTOMERS_KEY = 'customers';

/** The customers the user may act for. They do not depend on the one chosen, nor on the language. */
export const customersQuery = (client: Client, { tenant, userId }: Pick<ShopScope, 'tenant' | 'userId'>) =>
  queryOptions({
    queryKey: [CUSTOMERS_KEY, tenant, userId],
    queryFn: ({ signal }) => getUserCustomers(client, { tenant }, { signal }),
    staleTime: ASSIGNED_MS,
    enabled: userId !== '',
  });

/** Key of the record of the customer acted for. */
export const customerKey = (scope: ShopScope) => scopedKey(scope, 'customer');

/** The full record of the customer acted for: addresses, slots, limits. */
export const customerQuery = (client: Client, scope: ShopScope) =>
  queryOptions({
    queryKey: customerKey(scope),
    queryFn: ({ signal }) =>
      getCustomer(client, { tenant: scope.tenant, customerId: scope.customerId }, { signal }),
    staleTime: ASSIGNED_MS,
    enabled: scope.customerId !== '',
  });
