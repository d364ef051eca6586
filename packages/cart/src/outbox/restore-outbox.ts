import { outboxSwitched, outboxRestored, EMPTY_OUTBOX } from './cart-outbox-slice';
import type { CartScope } from './cart-scope';
import { outboxKey } from './edits-key';
import type { CartOutboxLoader } from './lazy-journal';
import type { OutboxStore } from './outbox-store';

/**
 * Brings back what was done to the cart of a scope and is not sent, and what was typed; those of the scope before go. Does
 * nothing where they are there already. Never fails.
 */
export const restoreOutbox = async (
  store: Pick<OutboxStore, 'getState' | 'dispatch'>,
  journal: CartOutboxLoader,
  scope: CartScope,
): Promise<void> => {
  const owner = outboxKey(scope);
  if (store.getState().cartEdits.owner === owner) return;
  store.dispatch(outboxSwitched({ ...EMPTY_OUTBOX, owner }));
  // Without a customer there is no cart, and nothing that could wait for it.
  if (scope.customerId === '') return;
  const kept = await (await journal())?.read(owner);
  if (kept !== undefined) store.dispatch(outboxRestored({ owner, ...kept }));
};
