import type { Store } from './store';

/** Rings for one reader. */
export interface Subscription {
  /** Resolves when something happened since the last time, at once where it already has. False: the bell was taken down. */
  next(): Promise<boolean>;
  close(): void;
}

/** Tells readers that something they wait for has happened, whichever process on the same database stored it. */
export interface Subscriptions {
  /** @param name of what is waited for, as the payloads of the channel are named */
  hang(name: string): Promise<Subscription>;
}

/** A lost notification delays a reader by this long, and no longer. */
const LOOK_ANYWAY_MS = 30_000;

const makeBell = (takeDown: () => void): Subscription & { ring(): void } => {
  let rung = false;
  let closed = false;
  let wake: (() => void) | undefined;
  const ring = () => {
    rung = true;
    wake?.();
  };
  const timer = setInterval(ring, LOOK_ANYWAY_MS);
  timer.unref();
  return {
    ring,
    next: async () => {
      if (!rung && !closed)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      wake = undefined;
      rung = false;
      return !closed;
    },
    close: () => {
      if (closed) return;
      closed = true;
      clearInterval(timer);
      takeDown();
      wake?.();
    },
  };
};

/**
 * Makes the bells of a process for one channel: it listens once, when the first is hung.
 *
 * @param nameOf what a payload of the channel is about
 */
export const createSubscriptions = (
  store: Pick<Store, 'listen'>,
  channel: string,
  nameOf: (payload: string) => string,
): Subscriptions => {
  const bells = new Map<string, Set<ReturnType<typeof makeBell>>>();
  let listening: Promise<void> | undefined;

  const hear = (payload: string) => {
    for (const bell of bells.get(nameOf(payload)) ?? []) bell.ring();
  };

  const ringAll = () => {
    for (const ofName of bells.values()) for (const bell of ofName) bell.ring();
  };

  return {
    hang: async (name) => {
      listening ??= store.listen(channel, hear, ringAll);
      await listening.catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
      const ofName = bells.get(name) ?? new Set();
      bells.set(name, ofName);
      const bell = makeBell(() => {
        ofName.delete(bell);
        if (ofName.size === 0 && bells.get(name) === ofName) bells.delete(name);
      });
      ofName.add(bell);
      return bell;
    },
  };
};
