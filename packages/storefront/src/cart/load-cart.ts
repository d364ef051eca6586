import type { QueryClient } from '@tanstack/react-query';
import type { ShopGateway } from '../shop';
import { cartQuery } from './cart-query';

/**
 * Loads the cart of the shop one is in, as every navigation of somebody signed in does (NAV-3): in a fair its own, else
 * the customer's. Nobody waits for it, and where it fails the cart shown before stays.
 */
export const loadCart = (queryClient: QueryClient, gateway: ShopGateway): void => {
  if (gateway.cart === undefined) return;
  queryClient.query(cartQuery(gateway)).catch(() => undefined);
};
