import { z } from 'zod';
import { createBells, type Bell, type Store } from '../../db';
import type { CartKey } from './cart-visit';
import { CART_CHANNEL } from './store-change';

/** Tells readers of carts that there are new events, whichever process on the same database stored them. */
export interface CartBells {
  hang(key: CartKey): Promise<Bell>;
}

const notice = z.object({ tenant: z.string(), customer: z.string(), code: z.string() });

const nameOf = (tenant: string, customer: string, code: string): string =>
  JSON.stringify([tenant, customer, code]);

/** Makes the bells of a process. */
export const cartBells = (store: Store): CartBells => {
  const bells = createBells(store, CART_CHANNEL, (payload) => {
    const { tenant, customer, code } = notice.parse(JSON.parse(payload));
    return nameOf(tenant, customer, code);
  });
  return { hang: ({ tenant, customerId, code }) => bells.hang(nameOf(tenant, customerId, code)) };
};
