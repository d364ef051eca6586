import type { Order, OrderSubmission } from '@gastroshop/api-contract';
import type { BrowserStorage } from '../../shop';
import { loadStoredSubmission } from './stored-submission';
import type { SubmissionRejection } from './submission-rejection';
import { toSubmissionRejection } from './to-submission-rejection';

/** How long to wait before an unanswered submission is asked about again, in milliseconds; the last one again and again. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000];

/**
 * Milliseconds after which an unanswered submission is not sent again unasked: by then the buyer has turned to something
 * else, and nothing may be ordered behind anybody's back.
 */
const ASKED_FOR_MS = 10 * 60_000;

/** Where a submission stands. */
export type SubmissionState =
  | { readonly phase: 'idle' }
  /** On its way for the first time. */
  | { readonly phase: 'sending' }
  /** No answer came: it may have been taken or not, and is asked about until that is known. */
  | { readonly phase: 'checking' }
  /** Nothing was ordered, or nobody answers whether it was. */
  | { readonly phase: 'refused'; readonly refusal: SubmissionRejection; readonly submission: OrderSubmission }
  | { readonly phase: 'ordered'; readonly order: Order };

/** What a submission works with. */
export interface SubmissionSettings {
  readonly submit: (submission: OrderSubmission, idempotencyKey: string) => Promise<Order>;
  /** Survives a reload of this tab. */
  readonly storage: BrowserStorage;
  /** Where in the storage, see `keptSubmissionKey`. */
  readonly storageKey: string;
  /** Makes an idempotency key. */
  readonly makeKey?: (() => string) | undefined;
  /** Waits so many milliseconds, or less when there is reason to try again. */
  readonly pause?: ((milliseconds: number) => Promise<void>) | undefined;
  /** The time, in milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
}

/** Orders what is in a cart, exactly once. */
export interface Submission {
  readonly state: () => SubmissionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends an order; does nothing while one is on its way, so a second press is harmless. */
  readonly send: (submission: OrderSubmission) => void;
  /** Goes on with what was not answered when the page went, unless that is long ago: then the buyer is asked. */
  readonly resume: () => void;
  /** The refusal, or the order, has been taken notice of. */
  readonly dismiss: () => void;
  /** The page goes; what is not answered is kept for `resume`. */
  readonly stop: () => void;
}

/** Waits, but not beyond the moment the connection is back. */
const pauseUntilOnline = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    globalThis.addEventListener('online', end);
  });

/**
 * Submits a cart exactly once: a version of the cart has one idempotency key until an order took it, kept over reloads
 * together with what was sent, and what got no answer is sent again as it was.
 */
export const createSubmission = (settings: SubmissionSettings): Submission => {
  const {
    submit,
    storage,
    storageKey,
    makeKey = () => crypto.randomUUID(),
    pause = pauseUntilOnline,
    now = Date.now,
  } = settings;
  const listeners = new Set<() => void>();
  let state: SubmissionState = { phase: 'idle' };
  /** The latest run; an older one has nothing to say any more. */
  let latest = 0;

  const move = (next: SubmissionState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const isLongAgo = (sentAt: number): boolean => now() - sentAt > ASKED_FOR_MS;

  const askBuyer = (submission: OrderSubmission): void => {
    move({ phase: 'refused', refusal: { kind: 'UNANSWERED' }, submission });
  };

  const run = async (key: string, submission: OrderSubmission, sentAt: number): Promise<void> => {
    latest += 1;
    const own = latest;
    const cartVersion = submission.seen?.cartVersion ?? 0;
    storage.write(storageKey, { key, cartVersion, submission, sentAt });
    for (let attempt = 0; own === latest; attempt += 1) {
      try {
        const order = await submit(submission, key);
        // Whoever stopped is told by the next page: it asks with the same key and gets the same order.
        if (own !== latest) return;
        storage.remove(storageKey);
        move({ phase: 'ordered', order });
        return;
      } catch (error) {
        if (own !== latest) return;
        const refusal = toSubmissionRejection(error);
        if (refusal !== undefined) {
          // The key was not used up; it stays this version's.
          if (refusal.kind === 'ALREADY_ORDERED' || refusal.kind === 'UNEXPECTED') storage.remove(storageKey);
          else storage.write(storageKey, { key, cartVersion, sentAt });
          move({ phase: 'refused', refusal, submission });
          return;
        }
        move({ phase: 'checking' });
        await pause(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] ?? 0);
        if (own === latest && isLongAgo(sentAt)) {
          askBuyer(submission);
          return;
        }
      }
    }
  };

  const isUnderWay = (): boolean => state.phase === 'sending' || state.phase === 'checking';

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (submission) => {
      if (isUnderWay() || state.phase === 'ordered') return;
      const kept = loadStoredSubmission(storage, storageKey);
      const isSameCart = kept?.cartVersion === submission.seen?.cartVersion;
      move({ phase: 'sending' });
      void run(kept !== undefined && isSameCart ? kept.key : makeKey(), submission, now());
    },
    resume: () => {
      if (isUnderWay() || state.phase === 'ordered') return;
      const kept = loadStoredSubmission(storage, storageKey);
      if (kept?.submission === undefined) return;
      if (isLongAgo(kept.sentAt)) {
        askBuyer(kept.submission);
        return;
      }
      move({ phase: 'checking' });
      void run(kept.key, kept.submission, kept.sentAt);
    },
    dismiss: () => {
      if (isUnderWay()) return;
      const kept = loadStoredSubmission(storage, storageKey);
      // Asked once is enough; the key stays, in case that cart is ordered after all.
      if (state.phase === 'refused' && state.refusal.kind === 'UNANSWERED' && kept !== undefined)
        storage.write(storageKey, { key: kept.key, cartVersion: kept.cartVersion, sentAt: kept.sentAt });
      move({ phase: 'idle' });
    },
    stop: () => {
      latest += 1;
      if (isUnderWay()) move({ phase: 'idle' });
    },
  };
};
