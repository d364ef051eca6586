import { type CartOutboxLoader, mergeOutbox, type OutboxStore } from '../outbox';
import type { CartSender, CartTarget } from '../sending';

/** The tab that changed a line sends it; where it is gone by then, another one does, after this many milliseconds. */
const TAKE_OVER_MS = 3000;

/** What the journal is followed with. */
export interface TabSyncDependencies {
  readonly store: OutboxStore;
  readonly target: Pick<CartTarget, 'owner' | 'cache'>;
  readonly journal: CartOutboxLoader;
  readonly sender: Pick<CartSender, 'send'>;
  readonly onUnkept: () => void;
}

/** Keeps a page in step with what other tabs do to the same cart; answers how to stop that. */
export const syncTabs = ({ store, target, journal, sender, onUnkept }: TabSyncDependencies): (() => void) => {
  const stops: (() => void)[] = [];
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  void journal().then((present) => {
    if (isOver || present === undefined) return;
    stops.push(
      present.onUnkept(onUnkept),
      present.hear((news) => {
        if (news.owner !== target.owner || news.heard !== undefined) return;
        if (news.cart !== undefined) target.cache.take(news.cart);
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
