import type { Cart } from '@gastroshop/api-contract';
import { newerCart } from '@gastroshop/cart/edits';
import { outboxKey } from '@gastroshop/cart/outbox';
import type { CartTarget } from '@gastroshop/cart/sending';
import type { QueryClient } from '@tanstack/react-query';
import type { ShopGateway } from '../shop';
import { cartKey } from './cart-query';

/** The cart of the shop one is in, held where the screens read it. */
export const cartTarget = (
  queryClient: QueryClient,
  { scope, cart }: Pick<ShopGateway, 'scope' | 'cart'>,
): CartTarget => {
  const queryKey = cartKey(scope);
  return {
    owner: outboxKey(scope),
    calls: cart,
    cache: {
      get: () => queryClient.getQueryData<Cart>(queryKey),
      take: (answer) => {
        queryClient.setQueryData<Cart>(queryKey, (known) => newerCart(known, answer));
      },
      cancelReads: () => queryClient.cancelQueries({ queryKey }),
      refresh: () => queryClient.invalidateQueries({ queryKey }),
    },
  };
};
