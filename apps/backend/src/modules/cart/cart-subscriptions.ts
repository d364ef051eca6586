import { z } from 'zod';
import { createSubscriptions, type Subscription, type Store } from '../../db';
import type { CartKey } from './cart-access';
import { CART_CHANNEL } from './save-cart-change';

/** Tells readers of carts that there are new events, whichever process on the same database stored them. */
export interface CartSubscriptions {
  hang(key: CartKey): Promise<Subscription>;
}

const notice = z.object({ tenant: z.string(), customer: z.string(), code: z.string() });

const nameOf = (tenant: string, customer: string, code: string): string =>
  JSON.stringify([tenant, customer, code]);

/** Makes the bells of a process. */
export const cartSubscriptions = (store: Store): CartSubscriptions => {
  const bells = createSubscriptions(store, CART_CHANNEL, (payload) => {
    const { tenant, customer, code } = notice.parse(JSON.parse(payload));
    return nameOf(tenant, customer, code);
  });
  return { hang: ({ tenant, customerId, code }) => bells.hang(nameOf(tenant, customerId, code)) };
};
