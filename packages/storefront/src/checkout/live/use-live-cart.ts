import type { Cart } from '@gastroshop/api-contract';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { cartKey, useCartActions } from '../../cart';
import { useGateway } from '../../shop';
import {
  type LiveChanges,
  EMPTY_CHANGES,
  applyConflicts,
  applyCartEvent,
  dismissLine,
} from './colleague-change';

/** What others do to the cart, and the way to put a note away. */
export interface LiveCart extends LiveChanges {
  readonly forget: (sku: string) => void;
  readonly forgetWhole: () => void;
}

/** Remembers what is to be told of what others do to the cart (CRT-5). One per page. */
export const useLiveCart = (): LiveCart => {
  const queryClient = useQueryClient();
  const { scope } = useGateway();
  const { onEvent } = useCartActions();
  const [live, setLive] = useState(EMPTY_CHANGES);

  useEffect(
    () =>
      onEvent((event) => {
        if (event.userId === scope.userId) return;
        const items = queryClient.getQueryData<Cart>(cartKey(scope))?.items;
        const shown = items?.find(({ sku }) => sku === event.sku)?.amount;
        setLive((before) => applyCartEvent(before, event, shown));
      }),
    [queryClient, scope, onEvent],
  );

  useEffect(() => {
    const hash = hashKey(cartKey(scope));
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (event.query.queryHash !== hash) return;
      const conflicts = queryClient.getQueryData<Cart>(cartKey(scope))?.conflicts ?? [];
      if (conflicts.length > 0) setLive((before) => applyConflicts(before, conflicts));
    });
  }, [queryClient, scope]);

  const forget = useCallback((sku: string) => {
    setLive((before) => dismissLine(before, sku));
  }, []);
  const forgetWhole = useCallback(() => {
    setLive((before) => ({ ...before, whole: undefined }));
  }, []);
  return { ...live, forget, forgetWhole };
};
