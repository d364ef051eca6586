import type { Order } from '@gastroshop/api-contract';
import type { TourName } from '@gastroshop/domain/delivery';
import { createBrowserStorage, useShop } from '@gastroshop/storefront/shop';
import { useCallback, useState } from 'react';
import { keepDraft, readDraft } from './kept-draft';
import { type DraftLine, emptyDraft, onNewer, type OrderDraft, withDay, withLine } from './order-draft';

const storage = createBrowserStorage(() => localStorage);

/** The draft of a change, and the ways to change it. It is kept in the browser until it is taken over or given up. */
export interface OrderDraftControl {
  readonly draft: OrderDraft;
  /** Wishes something for a line; undefined takes the wish back. */
  readonly setLine: (sku: string, line: DraftLine | undefined) => void;
  /** Wishes another day for what comes together; the day the order has takes the wish back. */
  readonly setDay: (tour: TourName, day: string) => void;
  readonly replace: (draft: OrderDraft) => void;
  readonly clear: () => void;
}

/** The draft kept of an order, for its page; undefined where there is none. */
export const useStoredDraft = (orderId: string): OrderDraft | undefined => {
  const { gateway, clock } = useShop();
  const [draft] = useState(() => readDraft(storage, gateway.scope, orderId, clock.now()));
  return draft;
};

/** Gives up the draft kept of an order. */
export const useForgetDraft = (): ((orderId: string) => void) => {
  const { scope } = useShop().gateway;
  return useCallback(
    (orderId) => {
      keepDraft(storage, scope, orderId, undefined);
    },
    [scope],
  );
};

/** The draft of a change of an order; on top of the order as it is now. */
export const useOrderDraft = (order: Order): OrderDraftControl => {
  const { gateway, clock } = useShop();
  const { scope } = gateway;
  const stamp = useCallback(() => ({ key: crypto.randomUUID(), at: clock.now() }), [clock]);
  const [draft, setDraft] = useState<OrderDraft>(() => {
    const kept = readDraft(storage, scope, order.id, clock.now());
    if (kept === undefined) return emptyDraft(order, crypto.randomUUID(), clock.now());
    // Seen is what the buyer saw then: whether somebody changed the same lines since is the backend's to say.
    return kept.seenRevision === (order.revision ?? 1) ? onNewer(kept, order) : kept;
  });
  const replace = useCallback(
    (next: OrderDraft) => {
      keepDraft(storage, scope, order.id, next);
      setDraft(next);
    },
    [scope, order.id],
  );
  const setLine = useCallback(
    (sku: string, line: DraftLine | undefined) => {
      setDraft((before) => {
        const next = withLine(before, order, sku, line, stamp());
        keepDraft(storage, scope, order.id, next);
        return next;
      });
    },
    [order, scope, stamp],
  );
  const setDay = useCallback(
    (tour: TourName, day: string) => {
      setDraft((before) => {
        const next = withDay(before, order, tour, day, stamp());
        keepDraft(storage, scope, order.id, next);
        return next;
      });
    },
    [order, scope, stamp],
  );
  const clear = useCallback(() => {
    const { key, at } = stamp();
    replace(emptyDraft(order, key, at));
  }, [order, replace, stamp]);
  return { draft, setLine, setDay, replace, clear };
};
