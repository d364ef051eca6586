import { loadCallerStatus, type ActingCustomer, type AuthenticatedUser } from '../access';
import type { Queries } from '../db';
import { throwProblem } from '../http';
import type { RequestedCustomer } from './authenticate';

/**
 * For whom a caller acts today.
 *
 * @param today day in Vienna, YYYY-MM-DD: assignments have a validity
 * @returns undefined for nobody: none was named, and there is not exactly one
 * @throws ProblemError sign-in-required, customer-forbidden
 */
export const actingFor = async (
  queries: Queries,
  caller: AuthenticatedUser,
  named: RequestedCustomer,
  today: string,
): Promise<ActingCustomer | undefined> => {
  const { tenant, userId, providerSession, issuedAt } = caller;
  const ask = (customerId: string | undefined) =>
    loadCallerStatus(queries, { tenant, userId, customerId, providerSession, issuedAt, today });
  const standing = await ask(named.id);
  if (standing.hasEnded) throwProblem('sign-in-required');
  if (standing.customer !== undefined) return standing.customer;
  if (named.isBinding) throwProblem('customer-forbidden');
  // A cookie of a customer that is no longer assigned is forgotten.
  return named.id === undefined ? undefined : (await ask(undefined)).customer;
};
