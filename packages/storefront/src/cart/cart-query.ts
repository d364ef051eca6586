import { queryOptions } from '@tanstack/react-query';
import { shopKey, type ShopGateway, type ShopScope } from '../shop';

/** Key of the cart of a scope. */
export const cartKey = (scope: ShopScope) => shopKey(scope, 'cart');

/** The cart of the shop one is in; nothing without a customer. */
export const cartQuery = ({ scope, cart }: ShopGateway) =>
  queryOptions({
    queryKey: cartKey(scope),
    queryFn: async ({ signal }) => {
      if (cart === undefined) throw new Error('A cart was asked for where there is none');
      return cart.read({ signal });
    },
    enabled: cart !== undefined,
    // Loaded on every navigation (NAV-3) and after every change; while reading a page it stays as it is.
    staleTime: 0,
    refetchOnMount: false,
  });
