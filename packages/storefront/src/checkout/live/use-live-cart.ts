import type { Cart } from '@gastroshop/api-contract';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { cartKey } from '../../cart';
import { useGateway } from '../../shop';
import { followCart } from './follow-cart';
import { type LiveNotes, NO_NOTES, withConflicts, withEvent, withoutLine } from './colleague-note';

/** What others do to the cart, and the way to put a note away. */
export interface LiveCart extends LiveNotes {
  readonly forget: (sku: string) => void;
  readonly forgetWhole: () => void;
}

/** Keeps the cart in step with what others do to it, and remembers what is to be told of that (CRT-5). One per page. */
export const useLiveCart = (): LiveCart => {
  const queryClient = useQueryClient();
  const { scope, cart } = useGateway();
  const [live, setLive] = useState(NO_NOTES);

  useEffect(() => {
    if (cart === undefined) return;
    const queryKey = cartKey(scope);
    const present = () => queryClient.getQueryData<Cart>(queryKey);
    const refresh = () => void queryClient.invalidateQueries({ queryKey });
    const end = new AbortController();
    void followCart(
      cart,
      {
        onEvent: (event) => {
          const known = present()?.version;
          const isNews = event.cartVersion === undefined || known === undefined || event.cartVersion > known;
          if (event.userId !== scope.userId) {
            const shown = present()?.items.find(({ sku }) => sku === event.sku)?.amount;
            setLive((before) => withEvent(before, event, shown));
          }
          if (isNews) refresh();
        },
        onGap: refresh,
      },
      end.signal,
    );
    return () => {
      end.abort();
    };
  }, [queryClient, scope, cart]);

  useEffect(() => {
    const hash = hashKey(cartKey(scope));
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (event.query.queryHash !== hash) return;
      const conflicts = queryClient.getQueryData<Cart>(cartKey(scope))?.conflicts ?? [];
      if (conflicts.length > 0) setLive((before) => withConflicts(before, conflicts));
    });
  }, [queryClient, scope]);

  const forget = useCallback((sku: string) => {
    setLive((before) => withoutLine(before, sku));
  }, []);
  const forgetWhole = useCallback(() => {
    setLive((before) => ({ ...before, whole: undefined }));
  }, []);
  return { ...live, forget, forgetWhole };
};
