import { type Client, getCurrentUser } from '@gastroshop/api-client';
import { queryOptions } from '@tanstack/react-query';
import { scopedKey, type ShopScope } from '../shop';

/** Where the signed-in user's data are kept. */
export const profileKey = (scope: ShopScope) => scopedKey(scope, 'profile');

/** The signed-in user's own data. */
export const profileQuery = (client: Client, scope: ShopScope) =>
  queryOptions({
    queryKey: profileKey(scope),
    queryFn: ({ signal }) => getCurrentUser(client, { signal }),
    enabled: scope.userId !== '',
  });
