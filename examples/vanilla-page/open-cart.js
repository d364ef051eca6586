import { getUserCustomers } from '@gastroshop/api-client';
import { createCart } from '@gastroshop/cart';
import { parseCookies, sessionFromCookies } from '@gastroshop/identity';

/** @import { Client } from '@gastroshop/api-client' */

/**
 * The cart of who is signed in: of the customer chosen in the shop, else of the first one; undefined for visitors.
 *
 * @param {Client} client
 * @param {string} tenant
 */
export const openCart = async (client, tenant) => {
  const { user, customerId } = sessionFromCookies(parseCookies(document.cookie));
  if (user === undefined) return undefined;
  const [customer] = customerId === '' ? await getUserCustomers(client, { tenant }) : [{ customerId }];
  return customer && createCart(client, { tenant, customerId: customer.customerId, userId: user.userId });
};
