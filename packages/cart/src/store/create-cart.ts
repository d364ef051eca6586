import type { Client } from '@gastroshop/api-client';
import { createServerClock, type ServerClock } from '../clock';
import { createCartHub, type CartEventListener, followInOneTab } from '../live';
import {
  type CartOutboxLoader,
  createOutboxStore,
  lazyCartOutbox,
  outboxKey,
  restoreOutbox,
  type CartScope,
} from '../outbox';
import {
  type CartChanges,
  type CartTarget,
  createCartChanges,
  customerCart,
  lazyCartSender,
} from '../sending';
import { syncTabs } from '../tabs';
import { type CartSnapshot, EMPTY_SNAPSHOT, toSnapshot } from './cart-snapshot';
import { createCartCache } from './create-cart-cache';
import { onOnline } from './on-online';

/** Whose cart it is, and how it is kept. */
export interface CartOptions {
  readonly tenant: string;
  /** The customer acted for, see `getUserCustomers`. */
  readonly customerId: string;
  /** The signed-in user, see `userFromToken` of @gastroshop/identity. Keeps two people at one browser apart. */
  readonly userId: string;
  /**
   * Name of the site: its database in the browser keeps what the backend does not have yet. Default: `site`. A site that
   * stands at the shop's own origin must not take the shop's names, `shop` and `fair`.
   */
  readonly app?: string | undefined;
  /** Called once when the browser keeps nothing more: what is not sent is lost with the page. Default: nothing. */
  readonly onUnkept?: (() => void) | undefined;
}

/** A customer's cart as a small store. */
export interface CartStore extends CartChanges {
  /** The cart as its buyer sees it now; the same object until something changes. */
  readonly getSnapshot: () => CartSnapshot;
  /**
   * Is told after each change; answers how to stop that. The first one has the cart read, and followed until `close`.
   */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Adds to the amount of a line, in its unit or, where there is none, in the one named. Waits until the cart is known,
   * for what it holds of the product must not be lost. Answers how to take that back.
   */
  readonly add: (
    sku: string,
    line: { readonly amount: number; readonly unit: string },
  ) => Promise<() => void>;
  /** Takes a line out; answers how to take that back. */
  readonly remove: (sku: string) => () => void;
  /** Is told what others do in the cart, as they do it; answers how to stop that. */
  readonly onEvent: (listener: CartEventListener) => () => void;
  /** Reads nothing and sends nothing any more. What is not sent is kept for the next page. */
  readonly close: () => void;
}

/** Outside a browser nothing is kept beyond the program. */
const journalOf = (app: string): CartOutboxLoader =>
  typeof indexedDB === 'undefined' ? () => Promise.resolve(undefined) : lazyCartOutbox(app);

/** A client like the given one, whose answers set the clock. */
const clocked = (client: Client, clock: ServerClock): Client => ({
  ...client,
  fetch: async (input, init) => {
    const response = await client.fetch(input, init);
    clock.observe(response);
    return response;
  },
});

/**
 * A customer's cart for pages of any make: changed at once, written down in the browser until the backend has it, sent in
 * the order things were done, kept in step with other tabs and with colleagues. The shops' own carts run on the same
 * parts.
 *
 * Nothing is asked before the first `subscribe` or change, so one can be made on a server as well.
 *
 * @example
 * const cart = createCart(client, { tenant: 'AZ', customerId: '100001', userId: 'u1' });
 * cart.subscribe(() => {
 *   document.title = `Cart (${cart.getSnapshot().count})`;
 * });
 * await cart.add('100100', { amount: 1, unit: 'Ktn' });
 *
 * @example
 * // In React, without anything more.
 * const { count } = useSyncExternalStore(cart.subscribe, cart.getSnapshot, cart.getSnapshot);
 */
export const createCart = (client: Client, options: CartOptions): CartStore => {
  const { app = 'site', onUnkept = () => undefined, ...whose } = options;
  const scope: CartScope = { place: { kind: 'SHOP' }, ...whose };
  const clock = createServerClock();
  const store = createOutboxStore();
  const calls = customerCart(clocked(client, clock), scope);
  const listeners = new Set<() => void>();
  let snapshot = EMPTY_SNAPSHOT;
  let failed = false;

  const update = (): void => {
    snapshot = toSnapshot(cache.get(), store.getState().cartEdits.edits, failed);
    for (const listener of listeners) listener();
  };
  const cache = createCartCache({
    read: calls.read,
    onChange: update,
    onFailure: () => {
      failed = true;
      update();
    },
  });
  const target: CartTarget = { owner: outboxKey(scope), calls, cache };
  const journal = journalOf(app);
  const sender = lazyCartSender({
    target: () => target,
    edits: () => store.getState().cartEdits,
    dispatch: store.dispatch,
    journal,
    clock,
  });
  const screens = new Set<CartEventListener>();
  const changes = createCartChanges({ store, target, journal, sender, clock });

  let stops: readonly (() => void)[] | undefined;
  const open = (): void => {
    if (stops !== undefined) return;
    stops = [
      store.subscribe(update),
      syncTabs({ store, target, journal, sender, onUnkept }),
      onOnline(() => {
        void cache.refresh();
        void sender.resume();
      }),
      followInOneTab({ target, calls, journal, hub: createCartHub(screens) }),
      sender.stop,
    ];
    void cache.refresh();
    void restoreOutbox(store, journal, scope).then(() => sender.send());
  };
  const lineOf = (sku: string) => snapshot.lines.find((line) => line.sku === sku);
  const subscribe: CartStore['subscribe'] = (listener) => {
    open();
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const known = (): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (cache.get() === undefined) return;
        stop();
        resolve();
      };
      const stop = subscribe(look);
      look();
    });
  const setLine: CartChanges['setLine'] = (sku, change) => {
    open();
    return changes.setLine(sku, change);
  };
  return {
    ...changes,
    setLine,
    setLines: (lines, from) => {
      open();
      return changes.setLines(lines, from);
    },
    add: async (sku, { amount, unit }) => {
      await known();
      const line = lineOf(sku);
      return setLine(
        sku,
        line === undefined ? { amount, unit } : { amount: line.amount + amount, unit: line.unit },
      );
    },
    remove: (sku) => {
      const line = lineOf(sku);
      return line === undefined ? () => undefined : setLine(sku, { amount: 0, unit: line.unit });
    },
    getSnapshot: () => snapshot,
    subscribe,
    onEvent: (listener) => {
      screens.add(listener);
      return () => screens.delete(listener);
    },
    close: () => {
      for (const stop of stops ?? []) stop();
      void cache.cancelReads();
    },
  };
};
