import { afterCommit, type Handlers } from '../../calls';
import type { Services } from '../services';
import { cartBells } from './cart-bell';
import { lastEventId, latestEvents } from './cart-events';
import { ownCartVisit } from './cart-visit';
import { changeCart, changeLine, clearCart } from './change-cart';
import { ownWishes, removalOf } from './line-wish';
import { readCart } from './read-cart';
import { readEventId, watchCart } from './watch-cart';

/** The own cart: its lines, its events, and its live stream. */
export const cartHandlers = ({ store }: Services) => {
  const bells = cartBells(store);
  return {
    putCartItems: (request, queries) =>
      changeCart(queries, ownCartVisit(request), { wishes: ownWishes(request.body, true), isList: true }),

    putCartItem: (request, queries) =>
      changeCart(queries, ownCartVisit(request), { wishes: ownWishes([request.body], false), isList: false }),

    putCartItemWithoutDetail: async (request, queries) => {
      const [wish] = ownWishes([request.body], false);
      if (wish === undefined) throw new Error('One line makes one wish');
      return changeLine(queries, ownCartVisit(request), wish);
    },

    clearCart: (request, queries) => clearCart(queries, ownCartVisit(request)),

    getCart: (request, queries) => readCart(queries, ownCartVisit(request)),

    getCartEvents: (request, queries) => latestEvents(queries, ownCartVisit(request).key),

    deleteCartItem: (request, queries) =>
      changeCart(queries, ownCartVisit(request), { wishes: [removalOf(request.body)], isList: false }),

    watchCart: async (request, queries) => {
      const { key } = ownCartVisit(request);
      const after = readEventId(request.lastEventId) ?? (await lastEventId(queries, key));
      // Listening needs a connection of its own, which an embedded database has only after this transaction.
      return afterCommit(() => watchCart(store, bells, key, after));
    },
  } satisfies Handlers;
};
