import type { Cart } from '@gastroshop/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { scopedKey, type ShopGateway, type ShopScope } from '../shop';
import { newerCart } from '@gastroshop/cart/edits';

/** Key of the cart of a scope. */
export const cartKey = (scope: ShopScope) => scopedKey(scope, 'cart');

/** The cart of the shop one is in; nothing without a customer. */
export const cartQuery = ({ scope, cart }: ShopGateway) =>
  queryOptions({
    queryKey: cartKey(scope),
    queryFn: async ({ client, queryKey, signal }) => {
      if (cart === undefined) throw new Error('There is no cart');
      const before = client.getQueryData<Cart>(queryKey);
      const fresh = await cart.read({ signal });
      const known = client.getQueryData<Cart>(queryKey);
      // What arrived meanwhile may be newer; what was there before is not, not even where a backend counts anew.
      return known === before ? fresh : newerCart(known, fresh);
    },
    enabled: cart !== undefined,
    // Loaded on every navigation (NAV-3) and after every change; while reading a page it stays as it is.
    staleTime: 0,
    refetchOnMount: false,
  });
