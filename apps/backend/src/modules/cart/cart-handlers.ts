import type { Handlers } from '../../calls';
import type { Services } from '../services';
import { cartSubscriptions } from './cart-subscriptions';
import { latestEvents } from './cart-events';
import { mainCartAccess } from './cart-access';
import { changeCart, changeLine, clearCart } from './change-cart';
import { fairCartHandlers } from './fair-cart-handlers';
import { mainCartChanges, toRemoval } from './cart-line-change';
import { loadCart } from './load-cart';
import { watchFrom } from './watch-cart';

/** The own cart and the carts of fairs: their lines, their events, and their live streams. */
export const cartHandlers = ({ store }: Services) => {
  const bells = cartSubscriptions(store);
  return {
    ...fairCartHandlers(bells),

    putCartItems: (request, queries) =>
      changeCart(queries, mainCartAccess(request), {
        wishes: mainCartChanges(request.body, true),
        isList: true,
      }),

    putCartItem: (request, queries) =>
      changeCart(queries, mainCartAccess(request), {
        wishes: mainCartChanges([request.body], false),
        isList: false,
      }),

    putCartItemWithoutDetail: async (request, queries) => {
      const [wish] = mainCartChanges([request.body], false);
      if (wish === undefined) throw new Error('One line makes one wish');
      return changeLine(queries, mainCartAccess(request), wish);
    },

    clearCart: (request, queries) => clearCart(queries, mainCartAccess(request)),

    getCart: (request, queries) => loadCart(queries, mainCartAccess(request)),

    getCartEvents: (request, queries) => latestEvents(queries, mainCartAccess(request).key),

    deleteCartItem: (request, queries) =>
      changeCart(queries, mainCartAccess(request), { wishes: [toRemoval(request.body)], isList: false }),

    watchCart: (request, queries) =>
      watchFrom(bells, queries, mainCartAccess(request).key, { lastSeenId: request.lastEventId }),
  } satisfies Handlers;
};
