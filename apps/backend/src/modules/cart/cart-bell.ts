import { z } from 'zod';
import type { Store } from '../../db';
import type { CartKey } from './cart-visit';
import { CART_CHANNEL } from './store-change';

/** Rings for one reader of a cart. */
export interface Bell {
  /** Resolves when something happened since the last time, at once where it already has. False: the bell was taken down. */
  next(): Promise<boolean>;
  close(): void;
}

/** Tells readers of carts that there are new events, whichever process on the same database stored them. */
export interface CartBells {
  hang(key: CartKey): Promise<Bell>;
}

/** A lost notification delays events by this long, and no longer. */
const LOOK_ANYWAY_MS = 30_000;

const notice = z.object({ tenant: z.string(), customer: z.string(), code: z.string() });

const nameOf = (tenant: string, customer: string, code: string): string =>
  JSON.stringify([tenant, customer, code]);

const makeBell = (takeDown: () => void): Bell & { ring(): void } => {
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

/** Makes the bells of a process: it listens once, when the first is hung. */
export const cartBells = (store: Store): CartBells => {
  const bells = new Map<string, Set<ReturnType<typeof makeBell>>>();
  let listening: Promise<void> | undefined;

  const hear = (payload: string) => {
    const { tenant, customer, code } = notice.parse(JSON.parse(payload));
    for (const bell of bells.get(nameOf(tenant, customer, code)) ?? []) bell.ring();
  };

  return {
    hang: async ({ tenant, customerId, code }) => {
      listening ??= store.listen(CART_CHANNEL, hear);
      await listening.catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
      const name = nameOf(tenant, customerId, code);
      const ofCart = bells.get(name) ?? new Set();
      bells.set(name, ofCart);
      const bell = makeBell(() => {
        ofCart.delete(bell);
        if (ofCart.size === 0 && bells.get(name) === ofCart) bells.delete(name);
      });
      ofCart.add(bell);
      return bell;
    },
  };
};
