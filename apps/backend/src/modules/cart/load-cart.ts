import type { Cart } from '@gastroshop/api-contract';
import type { Queries } from '../../db';
import { toCartResponse } from './to-cart-response';
import { cartGoods } from './cart-products';
import { readStoredCart } from './cart-rows';
import { viewCart } from './cart-view';
import type { CartAccess } from './cart-access';
import { draftOf } from './pending-line';
import { saveLastSeen, toLastSeen } from './last-seen-cart';

/** The cart as it is, and a note of what its reader saw; the note is written only where it says something new. */
export const loadCart = async (queries: Queries, visit: CartAccess): Promise<Cart> => {
  const stored = await readStoredCart(queries, visit.key, visit.userId);
  const head = stored?.head ?? { version: 0, validSince: visit.now, orderedVersion: 0 };
  const lines = (stored?.lines ?? []).map(draftOf);
  const view = viewCart(visit, head, lines, await cartGoods(queries, visit, lines));
  const sight = toLastSeen(visit, view);
  const shown = stored?.shown;
  if (shown?.version !== sight.version || shown.digest !== sight.digest)
    await saveLastSeen(queries, visit, sight);
  return toCartResponse(visit, view);
};
