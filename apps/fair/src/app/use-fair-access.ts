import { ResponseError } from '@gastroshop/api-client';
import { checkoutStepOf } from '@gastroshop/identity';
import { customerQuery } from '@gastroshop/storefront/session';
import { useShop } from '@gastroshop/storefront/shop';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useFair } from './fair-context';

/** Why a fair does not let somebody in. */
export type FairAccessDenial = 'UNKNOWN' | 'NOT_ACTIVE' | 'BARRED' | 'LIMIT_REACHED' | 'TENANT_NOT_INVITED';

/** What the backend says when it answers nothing of the fair. */
const REFUSALS: Readonly<Record<string, FairAccessDenial>> = {
  'fair-tenant-not-invited': 'TENANT_NOT_INVITED',
  'fair-not-active': 'NOT_ACTIVE',
  'fair-customer-blocked': 'BARRED',
};

const refusalOf = (error: unknown): FairAccessDenial | undefined =>
  error instanceof ResponseError ? REFUSALS[error.problem?.code ?? ''] : undefined;

/** Place of the customer in the keys that `scopedKey` makes. */
const CUSTOMER_AT = 4;

/** What the backend has refused to the customer acted for. */
const useRefusedCall = (customerId: string): FairAccessDenial | undefined => {
  const cache = useQueryClient().getQueryCache();
  const refused = (): FairAccessDenial | undefined => {
    for (const { state, queryKey } of cache.getAll()) {
      const refusal = queryKey[CUSTOMER_AT] === customerId ? refusalOf(state.error) : undefined;
      if (refusal !== undefined) return refusal;
    }
    return undefined;
  };
  return useSyncExternalStore((listener) => cache.subscribe(listener), refused, refused);
};

/**
 * Why the fair is closed to who looks at it; undefined where it is open. What was ordered is shown whatever has become
 * of the fair, and who may order no more may still look.
 */
export const useFairAccess = (): FairAccessDenial | undefined => {
  const { client, gateway } = useShop();
  const { scope, paths } = gateway;
  const known = useFair();
  const { pathname } = useLocation();
  const refused = useRefusedCall(scope.customerId);
  const { data: limitReached = false } = useQuery({
    ...customerQuery(client, scope),
    select: ({ reachedSubshopOrderLimit }) => reachedSubshopOrderLimit,
  });
  const isOrdering = pathname.startsWith(paths.cart);
  if (isOrdering && checkoutStepOf(pathname) === 'confirmation') return undefined;
  if (known.kind === 'UNKNOWN') return 'UNKNOWN';
  if (known.kind === 'KNOWN' && !known.fair.isActive) return 'NOT_ACTIVE';
  if (refused !== undefined) return refused;
  return isOrdering && limitReached ? 'LIMIT_REACHED' : undefined;
};
