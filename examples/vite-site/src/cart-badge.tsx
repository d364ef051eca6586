import { getCart, getUserCustomers } from '@gastroshop/api-client';
import type { ReactNode } from 'react';
import { client } from './client';
import { useAnswer } from './use-answer';

/** How many lines the cart of who is signed in has; for visitors the way to sign in. */
export const CartBadge = ({ tenant }: { readonly tenant: string }): ReactNode => {
  const cart = useAnswer(tenant, async (signal) => {
    const [customer] = await getUserCustomers(client, { tenant }, { signal });
    return customer && getCart(client, { tenant, customerId: customer.customerId }, { signal });
  });
  return cart === undefined ? (
    <a href="/auth/login">Anmelden</a>
  ) : (
    <a href="/cart">Warenkorb ({cart.items.length})</a>
  );
};
