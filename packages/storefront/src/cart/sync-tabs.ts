import type { Cart } from '@gastroshop/api-contract';
import type { Store } from '@reduxjs/toolkit';
import type { QueryClient } from '@tanstack/react-query';
import type { ShopScope } from '../shop';
import type { WithCartOutbox } from './cart-outbox-slice';
import type { CartSender } from './cart-sender';
import { cartKey } from './cart-query';
import { outboxKey } from './edits-key';
import type { CartOutboxLoader } from './lazy-journal';
import { newerCart } from './newer-cart';
import { mergeOutbox } from './merge-outbox';

/** The tab that changed a line sends it; where it is gone by then, another one does, after this many milliseconds. */
const TAKE_OVER_MS = 3000;

/** What the journal is followed with. */
export interface TabSyncDependencies {
  readonly store: Store<WithCartOutbox>;
  readonly queryClient: QueryClient;
  readonly journal: CartOutboxLoader;
  readonly scope: ShopScope;
  readonly sender: Pick<CartSender, 'send'>;
  readonly onUnkept: () => void;
}

/** Keeps a page in step with what other tabs do to the same cart; answers how to stop that. */
export const syncTabs = ({
  store,
  queryClient,
  journal,
  scope,
  sender,
  onUnkept,
}: TabSyncDependencies): (() => void) => {
  const owner = outboxKey(scope);
  const stops: (() => void)[] = [];
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  void journal().then((present) => {
    if (isOver || present === undefined) return;
    stops.push(
      present.onUnkept(onUnkept),
      present.hear((news) => {
        if (news.owner !== owner || news.heard !== undefined) return;
        const { cart } = news;
        if (cart !== undefined)
          queryClient.setQueryData<Cart>(cartKey(scope), (known) => newerCart(known, cart));
        void mergeOutbox({ edits: () => store.getState().cartEdits, dispatch: store.dispatch }, present);
        clearTimeout(timer);
        timer = setTimeout(() => void sender.send(), TAKE_OVER_MS);
      }),
    );
  });
  return () => {
    isOver = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
};
