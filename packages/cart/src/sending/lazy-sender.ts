import { entriesPhaseChanged } from '../outbox';
import type { CartSender, CartSenderSettings, RejectionListener } from './cart-sender';

/** Before the sender's code is asked for again where it could not be loaded, in milliseconds. */
const RETRY_MS = 5000;

/** A sender whose code is loaded when there is something to send: visitors have no cart. */
export const lazyCartSender = (settings: CartSenderSettings): CartSender => {
  const listeners = new Set<RejectionListener>();
  let sender: CartSender | undefined;
  let starting: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const make = async (): Promise<CartSender | undefined> => {
    try {
      return (await import('./cart-sender')).createCartSender(settings);
    } catch {
      return undefined;
    }
  };

  const start = async (): Promise<void> => {
    clearTimeout(timer);
    sender = await make();
    if (sender === undefined) {
      // Without its code nothing can be sent, which is the same to the buyer as without a connection.
      const operationIds = Object.values(settings.edits().edits).flatMap(({ operationId, phase }) =>
        phase === 'writing' ? [] : [operationId],
      );
      settings.dispatch(entriesPhaseChanged({ operationIds, phase: 'unsent' }));
      timer = setTimeout(() => void bring('send'), RETRY_MS);
      return;
    }
    sender.onRefused((edit, error) => {
      for (const listener of listeners) listener(edit, error);
    });
    await sender.send();
  };

  const bring = async (way: 'send' | 'resume'): Promise<void> => {
    if (sender !== undefined) return sender[way]();
    if (Object.keys(settings.edits().edits).length === 0) return;
    await (starting ??= start().finally(() => {
      starting = undefined;
    }));
  };

  return {
    send: () => bring('send'),
    resume: () => bring('resume'),
    onRefused: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      clearTimeout(timer);
      sender?.stop();
    },
  };
};
