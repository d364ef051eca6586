import type { Handlers } from '../../calls';
import type { Services } from '../services';
import { cartBells } from './cart-bell';
import { latestEvents } from './cart-events';
import { ownCartVisit } from './cart-visit';
import { changeCart, changeLine, clearCart } from './change-cart';
import { fairCartHandlers } from './fair-cart-handlers';
import { ownWishes, removalOf } from './line-wish';
import { readCart } from './read-cart';
import { watchFrom } from './watch-cart';

/** The own cart and the carts of fairs: their lines, their events, and their live streams. */
export const cartHandlers = ({ store }: Services) => {
  const bells = cartBells(store);
  return {
    ...fairCartHandlers(bells),

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

    watchCart: (request, queries) =>
      watchFrom(bells, queries, ownCartVisit(request).key, { lastSeenId: request.lastEventId }),
  } satisfies Handlers;
};
