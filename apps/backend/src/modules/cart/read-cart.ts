import type { Cart } from '@gastroshop/api-contract';
import type { Queries } from '../../db';
import { cartAnswer } from './cart-answer';
import { cartGoods } from './cart-goods';
import { readStoredCart } from './cart-rows';
import { viewCart } from './cart-view';
import type { CartVisit } from './cart-visit';
import { draftOf } from './draft-line';
import { keepSight, sightOf } from './seen-cart';

/** The cart as it is, and a note of what its reader saw; the note is written only where it says something new. */
export const readCart = async (queries: Queries, visit: CartVisit): Promise<Cart> => {
  const stored = await readStoredCart(queries, visit.key, visit.userId);
  const head = stored?.head ?? { version: 0, validSince: visit.now, orderedVersion: 0 };
  const lines = (stored?.lines ?? []).map(draftOf);
  const view = viewCart(visit, head, lines, await cartGoods(queries, visit, lines));
  const sight = sightOf(visit, view);
  const shown = stored?.shown;
  if (shown?.version !== sight.version || shown.digest !== sight.digest)
    await keepSight(queries, visit, sight);
  return cartAnswer(visit, view);
};
