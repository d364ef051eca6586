import { type Client, getUserCustomers } from '@gastroshop/api-client';
import { parseCookies, sessionFromCookies, type User, userFromToken } from '@gastroshop/identity';
import type { SessionSource } from './shop-options';

/** Somebody signed in, and the customer acted for; empty where that is not decided. */
export interface SignedInUser {
  readonly user: User;
  readonly customerId: string;
}

const onlyCustomer = async (client: Client, tenant: string): Promise<string> => {
  const customers = await getUserCustomers(client, { tenant });
  const [first] = customers;
  return first !== undefined && customers.length === 1 ? first.customerId : '';
};

/** Who is signed in, and the customer that is named beside; undefined for a visitor, and for a user of another tenant. */
const loadUser = async (source: SessionSource, chosen: string): Promise<SignedInUser | undefined> => {
  if (source === 'none') return undefined;
  if (source === 'cookies') {
    const { user, customerId, wrongTenant } = sessionFromCookies(parseCookies(document.cookie));
    return user && !wrongTenant ? { user, customerId } : undefined;
  }
  const user = userFromToken((await source.token()) ?? '');
  return user && { user, customerId: chosen === '' ? (source.customerId ?? '') : chosen };
};

/**
 * Who is signed in, and the customer acted for: the one that was chosen, else the user's only one.
 *
 * @param chosen on this page, of a user who is known by a token; empty for none
 * @throws whatever the call for the customers throws
 */
export const loadSignedInUser = async (
  source: SessionSource,
  client: Client,
  tenant: string,
  chosen: string,
): Promise<SignedInUser | undefined> => {
  const found = await loadUser(source, chosen);
  return found?.customerId !== '' ? found : { ...found, customerId: await onlyCustomer(client, tenant) };
};
