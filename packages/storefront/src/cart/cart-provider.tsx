import type { Cart } from '@gastroshop/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { LazySlot, useShop } from '../shop';
import { CartContext, type CartActions, type CartEventListener } from './cart-context';
import type { OutboxEntry } from './outbox-entry';
import { entryAdded, entriesPhaseChanged, type WithCartOutbox, draftChanged } from './cart-outbox-slice';
import type { RowsOfPad } from './cart-outbox';
import { cartKey } from './cart-query';
import type { CartSender } from './cart-sender';
import { outboxKey } from './edits-key';
import { flushOutbox } from './flush-outbox';
import type { CartOutboxLoader } from './lazy-journal';
import { restoreOutbox } from './restore-outbox';
import { createEditMaker } from './make-edits';
import { onOnline } from './on-online';
import type { RefusedEdit } from './refused-edit';

const CartLive = lazy(() => import('./live/cart-live'));

/** The first page has what it needs before the cart is followed, milliseconds. */
const FOLLOW_AFTER_MS = 2000;

/** What the provider of the cart takes. */
export interface CartProviderProps {
  /** Brings edits to the backend; one per page. */
  readonly sender: CartSender;
  /** Keeps what has not reached the backend over reloads and killed browsers. */
  readonly journal: CartOutboxLoader;
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
  const store = useStore<WithCartOutbox>();
  const queryClient = useQueryClient();

  const [screens] = useState(() => new Set<CartEventListener>());
  const [isLive, setLive] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedEdit[]>([]);
  const owner = outboxKey(scope);
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
    void restoreOutbox(store, journal, scope).then(() => sender.send());
    if (scope.customerId === '') return;
    // Where its code cannot be had there is no network, and nothing for the tabs to tell each other.
    const following = import('./sync-tabs').then(
      ({ syncTabs: followJournal }) =>
        followJournal({ store, queryClient, journal, scope, sender, onUnkept }),
      () => undefined,
    );
    return () => {
      void following.then((stop) => stop?.());
    };
  }, [store, queryClient, journal, scope, sender, onUnkept]);

  useEffect(() => {
    const stop = onOnline(() => void sender.resume());
    return () => {
      stop();
      sender.stop();
    };
  }, [sender]);

  const actions = useMemo<CartActions>(() => {
    const { setting, noting } = createEditMaker({
      cart: () => queryClient.getQueryData<Cart>(cartKey(scope)),
      editOf: (sku) => store.getState().cartEdits.edits[sku],
      clock,
    });
    const write = async (edits: readonly OutboxEntry[], from?: RowsOfPad): Promise<boolean> => {
      store.dispatch(entryAdded(...edits));
      const present = await journal();
      const isKept = await present?.append(owner, edits, from);
      present?.tell({ owner });
      const operationIds = edits.map(({ operationId }) => operationId);
      store.dispatch(entriesPhaseChanged({ operationIds, phase: 'waiting' }));
      void sender.send();
      return isKept === true;
    };
    const setLines: CartActions['setLines'] = (lines, from) => {
      const changes = lines.map(setting);
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
        const edit = noting(sku, remarks);
        if (edit !== undefined) void write([edit]);
      },
      typeDraft: (sku, draft) => {
        store.dispatch(draftChanged({ sku, draft }));
        void journal().then((present) => present?.keepDraft(owner, sku, draft));
      },
      flush: () => flushOutbox(store, sender),
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
        <LazySlot>
          <CartLive {...actions} screens={screens} journal={journal} refused={refused} settle={settle} />
        </LazySlot>
      )}
    </CartContext>
  );
};
