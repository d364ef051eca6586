import { standingOf, type ActingCustomer, type SignedIn } from '../access';
import type { Queries } from '../db';
import { refuse } from '../http';
import type { NamedCustomer } from './door';

/**
 * For whom a caller acts today.
 *
 * @param today day in Vienna, YYYY-MM-DD: assignments have a validity
 * @returns undefined for nobody: none was named, and there is not exactly one
 * @throws ProblemError sign-in-required, customer-forbidden
 */
export const actingFor = async (
  queries: Queries,
  caller: SignedIn,
  named: NamedCustomer,
  today: string,
): Promise<ActingCustomer | undefined> => {
  const { tenant, userId, providerSession, issuedAt } = caller;
  const ask = (customerId: string | undefined) =>
    standingOf(queries, { tenant, userId, customerId, providerSession, issuedAt, today });
  const standing = await ask(named.id);
  if (standing.hasEnded) refuse('sign-in-required');
  if (standing.customer !== undefined) return standing.customer;
  if (named.isBinding) refuse('customer-forbidden');
  // A cookie of a customer that is no longer assigned is forgotten.
  return named.id === undefined ? undefined : (await ask(undefined)).customer;
};
