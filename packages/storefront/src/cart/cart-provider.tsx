import type { Cart } from '@gastroshop/api-contract';
import type { PlanEntry } from '@gastroshop/domain/cart';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { LatePart, useGateway } from '../shop';
import { CartContext, type CartActions, type CartEventListener, type LineChange } from './cart-context';
import type { CartEdit } from './cart-edit';
import { cartEdited, cartEditsMoved, type CartEditsState, draftTyped } from './cart-edits-slice';
import { cartKey } from './cart-query';
import type { CartSender, RefusalListener } from './cart-sender';
import { keptEditsKey } from './edits-key';
import { flushEdits } from './flush-edits';
import type { CartJournalSource } from './lazy-journal';
import { loadEdits } from './load-edits';
import { nextPlan, presentPlan } from './next-plan';
import { onConnection } from './on-connection';
import { type LateEdit, lateEditOf } from './ordered-meanwhile';
import { seenBy } from './seen-by';

const CartLive = lazy(() => import('./live/cart-live'));

/** The first page has what it needs before the cart is followed, milliseconds. */
const FOLLOW_AFTER_MS = 2000;

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

  const [screens] = useState(() => new Set<CartEventListener>());
  const [isLive, setLive] = useState(false);
  const [allLate, setLate] = useState<readonly LateEdit[]>([]);
  const owner = keptEditsKey(scope);
  // What was late in one cart is nothing to order in another.
  const late = useMemo(() => allLate.filter((edit) => edit.owner === owner), [allLate, owner]);
  const settle = useCallback((decided: readonly LateEdit[]) => {
    setLate((before) => before.filter((edit) => !decided.includes(edit)));
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      setLive(true);
    }, FOLLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  useEffect(() => {
    void loadEdits(store, journal, scope).then(() => sender.send());
    if (scope.customerId === '') return;
    // Where its code cannot be had there is no network, and nothing for the tabs to tell each other.
    const following = import('./follow-journal').then(
      ({ followJournal }) => followJournal({ store, queryClient, journal, scope, sender, onUnkept }),
      () => undefined,
    );
    return () => {
      void following.then((stop) => stop?.());
    };
  }, [store, queryClient, journal, scope, sender, onUnkept]);

  useEffect(() => {
    const stop = onConnection(() => void sender.resume());
    return () => {
      stop();
      sender.stop();
    };
  }, [sender]);

  const actions = useMemo<CartActions>(() => {
    /** Plans of lines that were taken out, for whoever brings them back. */
    const removedPlans = new Map<string, readonly PlanEntry[]>();
    const planFor = (sku: string, change: LineChange): readonly PlanEntry[] | undefined => {
      const edit = store.getState().cartEdits.edits[sku];
      const item = queryClient.getQueryData<Cart>(cartKey(scope))?.items.find((line) => line.sku === sku);
      const present = presentPlan({ item, edit });
      if (change.amount === 0 && present !== undefined) removedPlans.set(sku, present);
      return nextPlan(change, { item, edit, removedPlan: removedPlans.get(sku) });
    };
    const write = (
      sku: string,
      wish: Pick<CartEdit, 'amount' | 'unit' | 'plan' | 'remarks' | 'onlyRemarks'>,
    ) => {
      const operationId = crypto.randomUUID();
      const cart = queryClient.getQueryData<Cart>(cartKey(scope));
      const seen = seenBy(cart, sku, store.getState().cartEdits.edits[sku]);
      const edit: CartEdit = { sku, ...wish, ...seen, operationId, actedAt: sender.now(), phase: 'writing' };
      store.dispatch(cartEdited(edit));
      void (async () => {
        const present = await journal();
        await present?.append(owner, edit);
        present?.tell({ owner });
        store.dispatch(cartEditsMoved({ operationIds: [operationId], phase: 'waiting' }));
        await sender.send();
      })();
    };
    return {
      setLine: (sku, change) => {
        const { amount, unit } = change;
        const plan = planFor(sku, change);
        // What was noted and is not sent yet goes with it: this change takes the place of that one.
        const before = store.getState().cartEdits.edits[sku]?.remarks;
        const remarks =
          amount === 0 ? undefined : (change.remarks ?? before) && { ...before, ...change.remarks };
        write(sku, { amount, unit, ...(plan && { plan }), ...(remarks && { remarks }) });
      },
      setRemarks: (sku, remarks) => {
        const before = store.getState().cartEdits.edits[sku];
        const item = queryClient.getQueryData<Cart>(cartKey(scope))?.items.find((line) => line.sku === sku);
        const amount = before?.amount ?? item?.amount ?? 0;
        const unit = before?.unit ?? item?.unitAbbreviation;
        if (amount === 0 || unit === undefined) return;
        const onlyRemarks = before === undefined || before.onlyRemarks === true;
        write(sku, {
          amount,
          unit,
          ...(before?.plan && { plan: before.plan }),
          remarks: { ...before?.remarks, ...remarks },
          ...(onlyRemarks && { onlyRemarks }),
        });
      },
      typeDraft: (sku, draft) => {
        store.dispatch(draftTyped({ sku, draft }));
        void journal().then((present) => present?.keepDraft(owner, sku, draft));
      },
      flush: () => flushEdits(store, sender),
      onEvent: (listener) => {
        setLive(true);
        screens.add(listener);
        return () => screens.delete(listener);
      },
    };
  }, [store, queryClient, sender, journal, scope, owner, screens]);

  const { setLine, typeDraft } = actions;
  useEffect(
    () =>
      sender.onRefused((edit, error) => {
        const lateEdit = lateEditOf(owner, edit, error);
        if (lateEdit === undefined) {
          onRefused(edit, error);
          return;
        }
        const { sku, amount, unit } = edit;
        // What was typed is not lost, whatever the buyer decides and when.
        if (amount > 0) typeDraft(sku, { text: String(amount), unit });
        setLate((before) => [...before.filter((other) => other.edit.sku !== sku), lateEdit]);
        setLive(true);
      }),
    [sender, onRefused, typeDraft, owner],
  );
  return (
    <CartContext value={actions}>
      {children}
      {isLive && scope.customerId !== '' && (
        <LatePart>
          <CartLive screens={screens} journal={journal} setLine={setLine} late={late} settle={settle} />
        </LatePart>
      )}
    </CartContext>
  );
};
