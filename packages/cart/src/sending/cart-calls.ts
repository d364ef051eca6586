import {
  type CallOptions,
  type Client,
  deleteCartItem,
  getCart,
  putCartItem,
  putCartItems,
  type ServerEvent,
  watchCart,
} from '@gastroshop/api-client';
import type { Cart, CartEvent, CartItemRemoval, CartItemWrite } from '@gastroshop/api-contract';
import type { CartScope } from '../outbox';

/** The calls of a cart that is kept in step with the backend. */
export interface CartCalls {
  readonly read: (options?: CallOptions) => Promise<Cart>;
  /** Adds or changes the listed lines and answers the whole cart. */
  readonly put: (items: readonly CartItemWrite[]) => Promise<Cart>;
  /** Takes a line out and answers the whole cart. */
  readonly remove: (item: CartItemRemoval) => Promise<Cart>;
  /** What happens in the cart, as it happens; ends with the token and goes on after the event named. */
  readonly watch: (
    lastEventId: string | undefined,
    options?: CallOptions,
  ) => AsyncIterable<ServerEvent<CartEvent>>;
}

/** The calls of a customer's own cart, which all of the customer's users share. */
export const customerCart = (
  client: Client,
  { tenant, customerId }: Pick<CartScope, 'tenant' | 'customerId'>,
): CartCalls => ({
  read: (options) => getCart(client, { tenant, customerId }, options),
  put: (items) =>
    items.length === 1 && items[0] !== undefined
      ? putCartItem(client, { tenant, customerId, item: items[0] })
      : putCartItems(client, { tenant, customerId, items: [...items] }),
  remove: (item) => deleteCartItem(client, { tenant, customerId, item }),
  watch: (lastEventId, options) => watchCart(client, { tenant, customerId, lastEventId }, options),
});
