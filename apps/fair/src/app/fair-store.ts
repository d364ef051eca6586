import { ResponseError } from '@gastroshop/api-client';
import type { Fair } from '@gastroshop/api-contract';

/** What is known about the fair one stands in. */
export type FairState =
  | { readonly kind: 'ASKING' }
  | { readonly kind: 'KNOWN'; readonly fair: Fair }
  /** There is no such fair, or it is held for others. */
  | { readonly kind: 'UNKNOWN' }
  /** Nobody answered. */
  | { readonly kind: 'UNREACHABLE' };

/** Holds what is known about the fair, for everything that is not drawn. */
export interface FairStore {
  readonly now: () => FairState;
  /** The fair itself, once it is known. */
  readonly fair: () => Fair | undefined;
  /** Asks anew; never fails. What is known stays until something else is. */
  readonly ask: () => Promise<void>;
  /** Takes what has been answered elsewhere meanwhile. */
  readonly learn: (fair: Fair) => void;
  /** Calls back when something else is known; answers how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
}

const NOT_FOUND = 404;

/** Knows the fair as soon as it is asked for. */
export const createFairStore = (getFair: () => Promise<Fair>): FairStore => {
  const listeners = new Set<() => void>();
  let known: FairState = { kind: 'ASKING' };
  const learn = (next: FairState): void => {
    // The same answer again is the same fair: what is made of it stays.
    if (known.kind === 'KNOWN' && next.kind === 'KNOWN' && known.fair === next.fair) return;
    known = next;
    for (const listener of listeners) listener();
  };
  return {
    now: () => known,
    fair: () => (known.kind === 'KNOWN' ? known.fair : undefined),
    learn: (fair) => {
      learn({ kind: 'KNOWN', fair });
    },
    ask: async () => {
      try {
        learn({ kind: 'KNOWN', fair: await getFair() });
      } catch (error) {
        if (error instanceof ResponseError && error.status === NOT_FOUND) learn({ kind: 'UNKNOWN' });
        else if (known.kind !== 'KNOWN') learn({ kind: 'UNREACHABLE' });
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
