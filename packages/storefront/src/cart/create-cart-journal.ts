import { createWriteAhead, databaseOf } from '../database';
import { createIndexedJournal } from './indexed-journal';
import type { CartJournal } from './cart-journal';

/** The journal of an app in this browser. */
export const createCartJournal = (app: string): CartJournal =>
  createIndexedJournal(databaseOf(app), {
    // Missing on addresses without https, and in old browsers: their tabs send the same operations, which is harmless.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    channel:
      typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`gastroshop-${app}-cart`),
    ahead: createWriteAhead(app, () => sessionStorage),
  });
