'use client';

import { createClient, getUserCustomers } from '@gastroshop/api-client';
import { createCart, type CartStore } from '@gastroshop/cart';
import { parseCookies, sessionFromCookies } from '@gastroshop/identity';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

/** Calls go to this site, which passes them on: see next.config.mjs. */
const client = createClient({ locale: 'de-AT' });

/** The cart of who is signed in: of the customer chosen in the shop, else of the first one; undefined for visitors. */
const openCart = async (tenant: string): Promise<CartStore | undefined> => {
  const { user, customerId } = sessionFromCookies(parseCookies(document.cookie));
  if (user === undefined) return undefined;
  const [customer] = customerId === '' ? await getUserCustomers(client, { tenant }) : [{ customerId }];
  return customer && createCart(client, { tenant, customerId: customer.customerId, userId: user.userId });
};

const LineCount = ({ cart }: { readonly cart: CartStore }): ReactNode => {
  const { count } = useSyncExternalStore(cart.subscribe, cart.getSnapshot, cart.getSnapshot);
  return <a href="/checkout">Warenkorb ({count})</a>;
};

/** How many lines the cart of who is signed in has; for visitors, and as the server draws it, the way to sign in. */
export const CartBadge = ({ tenant }: { readonly tenant: string }): ReactNode => {
  const [cart, setCart] = useState<CartStore>();
  useEffect(() => {
    let opened: CartStore | undefined;
    let isGone = false;
    void openCart(tenant).then((present) => {
      opened = present;
      if (isGone) opened?.close();
      else setCart(present);
    });
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [tenant]);
  return cart === undefined ? <a href="/auth/redirect">Anmelden</a> : <LineCount cart={cart} />;
};
