import { type ReactNode, useEffect, useMemo } from 'react';
import { useStore } from 'react-redux';
import { type BrowserStorage, useGateway } from '../shop';
import { CartContext, type CartActions } from './cart-context';
import { cartEdited, cartEditsLoaded, type CartEditsState, draftTyped } from './cart-edits-slice';
import type { CartSender, RefusalListener } from './cart-sender';
import { flushEdits } from './flush-edits';
import { keepEdits, readKeptEdits } from './kept-edits';

/** What the provider of the cart takes. */
export interface CartProviderProps {
  /** Brings edits to the backend; one per page. */
  readonly sender: CartSender;
  /** Keeps what has not reached the backend over a reload. */
  readonly storage: BrowserStorage;
  /** Called when the backend refused an edit for good. */
  readonly onRefused: RefusalListener;
  /** The application. */
  readonly children: ReactNode;
}

/** Lets the screens inside change the cart, keeps what they change, and brings it to the backend. */
export const CartProvider = ({ sender, storage, onRefused, children }: CartProviderProps): ReactNode => {
  const { scope } = useGateway();
  const store = useStore<CartEditsState>();

  useEffect(() => sender.onRefused(onRefused), [sender, onRefused]);

  useEffect(() => {
    store.dispatch(cartEditsLoaded(readKeptEdits(storage, scope)));
    void sender.send();
    return store.subscribe(() => {
      keepEdits(storage, scope, store.getState().cartEdits);
    });
  }, [store, storage, scope, sender]);

  useEffect(() => {
    const resume = () => void sender.resume();
    globalThis.addEventListener('online', resume);
    return () => {
      globalThis.removeEventListener('online', resume);
      sender.stop();
    };
  }, [sender]);

  const actions = useMemo<CartActions>(
    () => ({
      setLine: (sku, { amount, unit, seenVersion }) => {
        store.dispatch(
          cartEdited({
            sku,
            amount,
            unit,
            ...(seenVersion !== undefined && { seenVersion }),
            operationId: crypto.randomUUID(),
            actedAt: sender.now(),
            phase: 'waiting',
          }),
        );
        void sender.send();
      },
      typeDraft: (sku, draft) => {
        store.dispatch(draftTyped({ sku, draft }));
      },
      flush: () => flushEdits(store, sender),
    }),
    [store, sender],
  );
  return <CartContext value={actions}>{children}</CartContext>;
};
