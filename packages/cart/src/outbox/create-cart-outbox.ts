import { createWriteAhead, openAppDatabase } from '../database';
import { createIndexedDbOutbox } from './indexeddb-outbox';
import type { CartOutbox } from './cart-outbox';

/** The journal of an app in this browser. */
export const createCartOutbox = (app: string): CartOutbox =>
  createIndexedDbOutbox(openAppDatabase(app), {
    // Missing on addresses without https, and in old browsers: their tabs send the same operations, which is harmless.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    channel:
      typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`gastroshop-${app}-cart`),
    ahead: createWriteAhead(app, () => sessionStorage),
  });
