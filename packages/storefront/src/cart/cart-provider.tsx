import type { Cart } from '@gastroshop/api-contract';
import type { PlanEntry } from '@gastroshop/domain/cart';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useStore } from 'react-redux';
import { useGateway } from '../shop';
import { CartContext, type CartActions, type LineChange } from './cart-context';
import { cartEdited, cartEditsMoved, type CartEditsState, draftTyped } from './cart-edits-slice';
import { cartKey } from './cart-query';
import type { CartSender, RefusalListener } from './cart-sender';
import { flushEdits } from './flush-edits';
import { followJournal } from './follow-journal';
import { keptEditsKey } from './kept-edits';
import type { CartJournalSource } from './lazy-journal';
import { loadEdits } from './load-edits';
import { nextPlan, presentPlan } from './next-plan';
import { onConnection } from './on-connection';

/** What the provider of the cart takes. */
export interface CartProviderProps {
  /** Brings edits to the backend; one per page. */
  readonly sender: CartSender;
  /** Keeps what has not reached the backend over reloads and killed browsers. */
  readonly journal: CartJournalSource;
  /** Called when the backend refused an edit for good. */
  readonly onRefused: RefusalListener;
  /** Called once when the browser keeps nothing more: what is not sent is lost with the page. */
  readonly onUnkept: () => void;
  /** The application. */
  readonly children: ReactNode;
}

/** Lets the screens inside change the cart, keeps what they change, and brings it to the backend. */
export const CartProvider = (props: CartProviderProps): ReactNode => {
  const { sender, journal, onRefused, onUnkept, children } = props;
  const { scope } = useGateway();
  const store = useStore<CartEditsState>();
  const queryClient = useQueryClient();

  useEffect(() => sender.onRefused(onRefused), [sender, onRefused]);

  useEffect(() => {
    void loadEdits(store, journal, scope).then(() => sender.send());
    if (scope.customerId === '') return;
    return followJournal({ store, queryClient, journal, scope, sender, onUnkept });
  }, [store, queryClient, journal, scope, sender, onUnkept]);

  useEffect(() => {
    const stop = onConnection(() => void sender.resume());
    return () => {
      stop();
      sender.stop();
    };
  }, [sender]);

  const actions = useMemo<CartActions>(() => {
    const owner = keptEditsKey(scope);
    /** Plans of lines that were taken out, for whoever brings them back. */
    const removedPlans = new Map<string, readonly PlanEntry[]>();
    const planFor = (sku: string, change: LineChange): readonly PlanEntry[] | undefined => {
      const edit = store.getState().cartEdits.edits[sku];
      const item = queryClient.getQueryData<Cart>(cartKey(scope))?.items.find((line) => line.sku === sku);
      const present = presentPlan({ item, edit });
      if (change.amount === 0 && present !== undefined) removedPlans.set(sku, present);
      return nextPlan(change, { item, edit, removedPlan: removedPlans.get(sku) });
    };
    return {
      setLine: (sku, change) => {
        const { amount, unit, seenVersion } = change;
        const operationId = crypto.randomUUID();
        const plan = planFor(sku, change);
        const edit = {
          sku,
          amount,
          unit,
          ...(plan !== undefined && { plan }),
          ...(seenVersion !== undefined && { seenVersion }),
          operationId,
          actedAt: sender.now(),
          phase: 'writing',
        } as const;
        store.dispatch(cartEdited(edit));
        void (async () => {
          const present = await journal();
          await present?.append(owner, edit);
          present?.tell({ owner });
          store.dispatch(cartEditsMoved({ operationIds: [operationId], phase: 'waiting' }));
          await sender.send();
        })();
      },
      typeDraft: (sku, draft) => {
        store.dispatch(draftTyped({ sku, draft }));
        void journal().then((present) => present?.keepDraft(owner, sku, draft));
      },
      flush: () => flushEdits(store, sender),
    };
  }, [store, queryClient, sender, journal, scope]);
  return <CartContext value={actions}>{children}</CartContext>;
};
