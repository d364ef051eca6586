import { getUserCustomers } from '@gastroshop/api-client';
import { createCart, type CartStore } from '@gastroshop/cart';
import { parseCookies, sessionFromCookies } from '@gastroshop/identity';
import { client } from './client';

/** The cart of who is signed in: of the customer chosen in the shop, else of the first one; undefined for visitors. */
export const openCart = async (tenant: string): Promise<CartStore | undefined> => {
  const { user, customerId } = sessionFromCookies(parseCookies(document.cookie));
  if (user === undefined) return undefined;
  const [customer] = customerId === '' ? await getUserCustomers(client, { tenant }) : [{ customerId }];
  return customer && createCart(client, { tenant, customerId: customer.customerId, userId: user.userId });
};
