import type { Handlers } from '../../calls';
import type { Queries } from '../../db';
import { requireFairAdmission, requireFair } from '../fair';
import type { CartSubscriptions } from './cart-subscriptions';
import { latestEvents } from './cart-events';
import { fairCartAccess, type CartRequest, type CartAccess } from './cart-access';
import { changeCart, changeLine, clearCart } from './change-cart';
import { fairCartChanges, toRemoval } from './cart-line-change';
import { loadCart } from './load-cart';
import { watchFrom } from './watch-cart';

type FairCartRequest = CartRequest & { readonly path: { readonly subshopCode: string } };

/**
 * The cart of a fair that there is for this tenant, open or not: what was put in can be looked at and taken out after
 * the fair, too.
 *
 * @throws ProblemError not-found
 */
const knownCart = async (request: FairCartRequest, queries: Queries): Promise<CartAccess> => {
  const visit = await fairCartAccess(request, queries);
  if (visit.fair !== undefined) requireFair(visit.fair, request);
  return visit;
};

/**
 * The cart of a fair for somebody who may order in it, its limit aside.
 *
 * @throws ProblemError fair-not-active, fair-tenant-not-invited, fair-customer-blocked
 */
const openCart = async (request: FairCartRequest, queries: Queries): Promise<CartAccess> => {
  const visit = await fairCartAccess(request, queries);
  if (visit.fair !== undefined) requireFairAdmission(visit.fair, request);
  return visit;
};

/** The carts of fairs: the same as the own one, with a plan of days for a line. */
export const fairCartHandlers = (bells: CartSubscriptions) =>
  ({
    putSubshopCartItems: async (request, queries) => {
      const wishes = fairCartChanges(request.body, true);
      return changeCart(queries, await openCart(request, queries), { wishes, isList: true });
    },

    putSubshopCartItem: async (request, queries) => {
      const wishes = fairCartChanges([request.body], false);
      return changeCart(queries, await openCart(request, queries), { wishes, isList: false });
    },

    putSubshopCartItemWithoutDetail: async (request, queries) => {
      const [wish] = fairCartChanges([request.body], false);
      if (wish === undefined) throw new Error('One line makes one wish');
      return changeLine(queries, await openCart(request, queries), wish);
    },

    clearSubshopCart: async (request, queries) => clearCart(queries, await knownCart(request, queries)),

    getSubshopCart: async (request, queries) => loadCart(queries, await knownCart(request, queries)),

    getSubshopCartEvents: async (request, queries) =>
      latestEvents(queries, (await knownCart(request, queries)).key),

    deleteSubshopCartItem: async (request, queries) => {
      const wishes = [toRemoval(request.body)];
      return changeCart(queries, await knownCart(request, queries), { wishes, isList: false });
    },

    watchSubshopCart: async (request, queries) => {
      const { key } = await knownCart(request, queries);
      return watchFrom(bells, queries, key, {
        lastSeenId: request.lastEventId,
        check: (later) => knownCart(request, later),
      });
    },
  }) satisfies Handlers;
