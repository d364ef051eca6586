import type { Store } from '@reduxjs/toolkit';
import type { ShopScope } from '../shop';
import { cartEditsLoaded, cartEditsRestored, type CartEditsState, NO_EDITS } from './cart-edits-slice';
import { keptEditsKey } from './edits-key';
import type { CartJournalSource } from './lazy-journal';

/**
 * Brings back what was done to the cart of a scope and is not sent, and what was typed; those of the scope before go. Does
 * nothing where they are there already. Never fails.
 */
export const loadEdits = async (
  store: Pick<Store<CartEditsState>, 'getState' | 'dispatch'>,
  journal: CartJournalSource,
  scope: ShopScope,
): Promise<void> => {
  const owner = keptEditsKey(scope);
  if (store.getState().cartEdits.owner === owner) return;
  store.dispatch(cartEditsLoaded({ ...NO_EDITS, owner }));
  // Without a customer there is no cart, and nothing that could wait for it.
  if (scope.customerId === '') return;
  const kept = await (await journal())?.read(owner);
  if (kept !== undefined) store.dispatch(cartEditsRestored({ owner, ...kept }));
};
