import type { Cart } from '@gastroshop/api-contract';
import type { PlanEntry } from '@gastroshop/domain/cart';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { LatePart, useShop } from '../shop';
import { type Acted, actingNow } from './age-of';
import {
  CartContext,
  type CartActions,
  type CartEventListener,
  type LineChange,
  type LineOfSeveral,
} from './cart-context';
import type { CartEdit } from './cart-edit';
import { cartEdited, cartEditsMoved, type CartEditsState, draftTyped } from './cart-edits-slice';
import type { RowsOfPad } from './cart-journal';
import { cartKey } from './cart-query';
import type { CartSender } from './cart-sender';
import { keptEditsKey } from './edits-key';
import { flushEdits } from './flush-edits';
import type { CartJournalSource } from './lazy-journal';
import { lineBefore } from './line-before';
import { loadEdits } from './load-edits';
import { nextPlan, presentPlan } from './next-plan';
import { onConnection } from './on-connection';
import type { RefusedEdit } from './refused-edit';
import { seenBy } from './seen-by';

const CartLive = lazy(() => import('./live/cart-live'));

/** The first page has what it needs before the cart is followed, milliseconds. */
const FOLLOW_AFTER_MS = 2000;

/** What is set at once is set one after the other, so many in a millisecond. */
const PLACES_PER_MS = 1000;

/** What a change sets of a line. */
type Wish = Pick<CartEdit, 'sku' | 'amount' | 'unit' | 'plan' | 'remarks' | 'onlyRemarks'>;

/** What the provider of the cart takes. */
export interface CartProviderProps {
  /** Brings edits to the backend; one per page. */
  readonly sender: CartSender;
  /** Keeps what has not reached the backend over reloads and killed browsers. */
  readonly journal: CartJournalSource;
  /** Called once when the browser keeps nothing more: what is not sent is lost with the page. */
  readonly onUnkept: () => void;
  /** The application. */
  readonly children: ReactNode;
}

/** Lets the screens inside change the cart, keeps what they change, and brings it to the backend. */
export const CartProvider = (props: CartProviderProps): ReactNode => {
  const { sender, journal, onUnkept, children } = props;
  const { gateway, clock } = useShop();
  const { scope } = gateway;
  const store = useStore<CartEditsState>();
  const queryClient = useQueryClient();

  const [screens] = useState(() => new Set<CartEventListener>());
  const [isLive, setLive] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedEdit[]>([]);
  const owner = keptEditsKey(scope);
  const settle = useCallback((operationIds: readonly string[]) => {
    setRefused((before) => before.filter(({ edit }) => !operationIds.includes(edit.operationId)));
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
    const itemOf = (sku: string) =>
      queryClient.getQueryData<Cart>(cartKey(scope))?.items.find((line) => line.sku === sku);
    const planFor = (sku: string, change: LineChange): readonly PlanEntry[] | undefined => {
      const edit = store.getState().cartEdits.edits[sku];
      const item = itemOf(sku);
      const present = presentPlan({ item, edit });
      if (change.amount === 0 && present !== undefined) removedPlans.set(sku, present);
      return nextPlan(change, { item, edit, removedPlan: removedPlans.get(sku) });
    };
    const editOf = (wish: Wish, acted: Acted = actingNow(clock), undone?: CartEdit): CartEdit => {
      const { sku } = wish;
      const cart = queryClient.getQueryData<Cart>(cartKey(scope));
      const before = store.getState().cartEdits.edits[sku];
      return {
        ...wish,
        // What comes back is as old as what it undoes: it has seen that, and nothing that others did since.
        ...seenBy(cart, sku, before ?? (undone && { ...undone, phase: 'sending' })),
        operationId: crypto.randomUUID(),
        actedAt: acted.actedAt,
        actedAfter: acted.actedAfter,
        phase: 'writing',
      };
    };
    const write = async (edits: readonly CartEdit[], from?: RowsOfPad): Promise<boolean> => {
      store.dispatch(cartEdited(...edits));
      const present = await journal();
      const isKept = await present?.append(owner, edits, from);
      present?.tell({ owner });
      const operationIds = edits.map(({ operationId }) => operationId);
      store.dispatch(cartEditsMoved({ operationIds, phase: 'waiting' }));
      void sender.send();
      return isKept === true;
    };
    /** The change, and what takes it back when that is wanted. */
    const planned = ({ sku, takesBack, ...change }: LineOfSeveral, place: number) => {
      const { amount, unit } = change;
      const before = store.getState().cartEdits.edits[sku];
      const was = lineBefore(itemOf(sku), before);
      const plan = planFor(sku, change);
      // What was noted and is not sent yet goes with it: this change takes the place of that one.
      const remarks =
        amount === 0
          ? undefined
          : (change.remarks ?? before?.remarks) && { ...before?.remarks, ...change.remarks };
      const acted: Acted = takesBack === undefined ? actingNow(clock) : { actedAt: takesBack };
      // One after the other: they are sent and stand in the cart in this order.
      const actedAt = acted.actedAt + place / PLACES_PER_MS;
      const edit = editOf({ sku, amount, unit, plan, remarks }, { ...acted, actedAt });
      const undoing = (): CartEdit => {
        const { remarks: noted, ...amounts } = was ?? { amount: 0, unit };
        const remarks = amount === 0 ? noted : store.getState().cartEdits.edits[sku]?.remarks;
        return editOf({ sku, ...amounts, remarks }, edit, edit);
      };
      return { edit, undoing };
    };
    const setLines: CartActions['setLines'] = (lines, from) => {
      const changes = lines.map(planned);
      return {
        kept: write(
          changes.map(({ edit }) => edit),
          from,
        ),
        undo: () => void write(changes.map(({ undoing }) => undoing())),
      };
    };
    return {
      setLine: (sku, change) => setLines([{ sku, ...change }]).undo,
      setLines,
      onRefused: sender.onRefused,
      setRemarks: (sku, remarks) => {
        const before = store.getState().cartEdits.edits[sku];
        const item = itemOf(sku);
        const amount = before?.amount ?? item?.amount ?? 0;
        const unit = before?.unit ?? item?.unitAbbreviation;
        if (amount === 0 || unit === undefined) return;
        const onlyRemarks = before === undefined || before.onlyRemarks === true;
        void write([
          editOf({
            sku,
            amount,
            unit,
            plan: before?.plan,
            remarks: { ...before?.remarks, ...remarks },
            onlyRemarks: onlyRemarks || undefined,
          }),
        ]);
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
  }, [store, queryClient, sender, journal, scope, owner, screens, clock]);

  useEffect(
    () =>
      sender.onRefused((edit, error) => {
        setRefused((before) => [
          ...before.filter((other) => other.edit.sku !== edit.sku),
          { owner, edit, error },
        ]);
        setLive(true);
      }),
    [sender, owner],
  );
  return (
    <CartContext value={actions}>
      {children}
      {isLive && scope.customerId !== '' && (
        <LatePart>
          <CartLive {...actions} screens={screens} journal={journal} refused={refused} settle={settle} />
        </LatePart>
      )}
    </CartContext>
  );
};
