import type { Session } from '@gastroshop/identity';
import type { QueryClient } from '@tanstack/react-query';
import { SCOPE_KEY } from '../shop';
import { CUSTOMERS_KEY } from './customers-query';

/** Places of user and customer in the keys that `scopedKey` makes. */
const USER_AT = 3;
const CUSTOMER_AT = 4;

/**
 * Drops every answer that belongs to another user or customer than those of the session, so that nothing of theirs can
 * be shown, here or by going back.
 */
export const evictOtherUsers = (
  queryClient: QueryClient,
  { user, customerId }: Pick<Session, 'user' | 'customerId'>,
): void => {
  const userId = user?.userId ?? '';
  queryClient.removeQueries({
    predicate: ({ queryKey }) =>
      queryKey[0] === SCOPE_KEY
        ? queryKey[USER_AT] !== userId || queryKey[CUSTOMER_AT] !== customerId
        : queryKey[0] === CUSTOMERS_KEY && queryKey[2] !== userId,
  });
};
