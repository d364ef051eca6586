import type { CartEventListener } from '@gastroshop/cart/live';
import {
  type CartOutboxLoader,
  outboxKey,
  restoreOutbox,
  type WithCartOutbox,
} from '@gastroshop/cart/outbox';
import { type CartSender, createCartChanges, type RefusedEdit } from '@gastroshop/cart/sending';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { LazySlot, useShop } from '../shop';
import { CartContext, type CartActions } from './cart-context';
import { cartTarget } from './cart-target';
import { onOnline } from './on-online';

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
  const { scope, cart } = gateway;
  const store = useStore<WithCartOutbox>();
  const queryClient = useQueryClient();

  const [screens] = useState(() => new Set<CartEventListener>());
  const [isLive, setLive] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedEdit[]>([]);
  const owner = outboxKey(scope);
  const target = useMemo(() => cartTarget(queryClient, { scope, cart }), [queryClient, scope, cart]);
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
    const following = import('@gastroshop/cart/tabs').then(
      ({ syncTabs: followJournal }) => followJournal({ store, target, journal, sender, onUnkept }),
      () => undefined,
    );
    return () => {
      void following.then((stop) => stop?.());
    };
  }, [store, target, journal, scope, sender, onUnkept]);

  useEffect(() => {
    const stop = onOnline(() => void sender.resume());
    return () => {
      stop();
      sender.stop();
    };
  }, [sender]);

  const actions = useMemo<CartActions>(
    () => ({
      ...createCartChanges({ store, target, journal, sender, clock }),
      onEvent: (listener) => {
        setLive(true);
        screens.add(listener);
        return () => screens.delete(listener);
      },
    }),
    [store, target, sender, journal, screens, clock],
  );

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
          <CartLive
            {...actions}
            target={target}
            screens={screens}
            journal={journal}
            refused={refused}
            settle={settle}
          />
        </LazySlot>
      )}
    </CartContext>
  );
};
