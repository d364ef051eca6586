import type { OutboxStore } from '../outbox';
import type { CartSender } from './cart-sender';

/**
 * Brings to the backend what the buyer has done, and waits for it.
 *
 * @returns whether everything has arrived; false where something could not be sent now and is kept
 */
export const flushOutbox = async (
  store: Pick<OutboxStore, 'getState' | 'subscribe'>,
  sender: Pick<CartSender, 'resume'>,
): Promise<boolean> => {
  const phases = () => Object.values(store.getState().cartEdits.edits).map(({ phase }) => phase);
  await sender.resume();
  // Another round may have been under way already; it ends with nothing left or with what could not be sent.
  await new Promise<void>((resolve) => {
    const isOver = () => phases().every((phase) => phase === 'unsent');
    if (isOver()) {
      resolve();
      return;
    }
    const unsubscribe = store.subscribe(() => {
      if (!isOver()) return;
      unsubscribe();
      resolve();
    });
  });
  return phases().length === 0;
};
