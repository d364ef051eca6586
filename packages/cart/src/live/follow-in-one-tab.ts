import type { CartOutboxLoader } from '../outbox';
import type { CartCalls, CartTarget } from '../sending';
import type { CartHub } from './cart-hub';
import { type CartSubscription, subscribeToCart } from './subscribe-to-cart';

/** What a cart is followed with. */
export interface SharedFollower {
  readonly target: Pick<CartTarget, 'owner' | 'cache'>;
  readonly calls: Pick<CartCalls, 'watch'>;
  readonly journal: CartOutboxLoader;
  readonly hub: Pick<CartHub, 'tell'>;
}

/** Of all tabs one does the work; the next one does when it goes. Where the browser gives no locks, each does. */
const inOneTab = async (name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> => {
  const begun = new AbortController();
  const begin = (): Promise<void> => {
    begun.abort();
    return work();
  };
  try {
    if ('locks' in navigator) await navigator.locks.request(name, { signal }, begin);
  } catch {
    // Aborted while waiting, which is the end of it, or no lock was given.
  }
  if (!begun.signal.aborted && !signal.aborted) await begin();
};

/**
 * Keeps the cart in step with what others do to it (CRT-5): one stream for all tabs of a browser, which tell each other
 * what it says. Answers how to stop that.
 */
export const followInOneTab = ({ target, calls, journal, hub }: SharedFollower): (() => void) => {
  const { owner, cache } = target;
  const end = new AbortController();
  let lastEventId: string | undefined;
  const refresh = (): void => void cache.refresh();
  const take: CartSubscription['onEvent'] = (event, id) => {
    lastEventId = id ?? lastEventId;
    const known = cache.get()?.version;
    hub.tell(event);
    if (event.cartVersion === undefined || known === undefined || event.cartVersion > known) refresh();
  };
  void (async () => {
    const present = await journal();
    if (end.signal.aborted) return;
    const stop = present?.hear(({ owner: of, heard }) => {
      if (of === owner && heard !== undefined) take(heard.event, heard.id);
    });
    end.signal.addEventListener('abort', () => stop?.());
    const follower: CartSubscription = {
      onEvent: (event, id) => {
        take(event, id);
        present?.tell({ owner, heard: { event, id } });
      },
      lastEventId: () => lastEventId,
      onGap: refresh,
    };
    await inOneTab(`cart-live ${owner}`, end.signal, () => {
      const following = subscribeToCart(calls, follower, end.signal);
      // Between the page's own look at the cart and the first moment of the stream something may have happened.
      refresh();
      return following;
    });
  })();
  return () => {
    end.abort();
  };
};
