import type { Client } from '@gastroshop/api-client';
import { decideCustomerSelection, type CustomerSelection, type Session } from '@gastroshop/identity';
import type { QueryClient } from '@tanstack/react-query';
import { customersQuery } from './customers-query';

/** What is known about the customer of somebody signed in, and how to keep another one. */
export interface AutoSelectInput {
  readonly queryClient: QueryClient;
  readonly client: Client;
  readonly tenant: string;
  readonly session: Pick<Session, 'user' | 'customerId'>;
  /** Address on the way to. */
  readonly intended: string;
  /** The stored post-login address, if it is to be used now. */
  readonly storedTarget: string | undefined;
  /** Keeps the customer acted for; empty forgets it. */
  readonly storeCustomer: (customerId: string) => void;
  /** The stored address has been used. */
  readonly forgetTarget: () => void;
}

/**
 * Does about the customer what needs no asking: the only one is set and a stored address followed (SES-8), one that is
 * not the user's any more is dropped, and with several the answer leads to the selector (SES-9).
 *
 * @returns undefined when nobody is known to be signed in
 * @throws whatever the call for the customers throws
 */
export const autoSelectCustomer = async (
  question: AutoSelectInput,
): Promise<CustomerSelection | undefined> => {
  const { queryClient, client, tenant, session, intended, storedTarget, storeCustomer, forgetTarget } =
    question;
  const { user, customerId } = session;
  if (user === undefined) return undefined;
  const customers = await queryClient.query(customersQuery(client, { tenant, userId: user.userId }));
  const choice = decideCustomerSelection({ customers, selected: customerId, intended, storedTarget });
  if (choice.clearStoredTarget) forgetTarget();
  if (choice.kind === 'set') storeCustomer(choice.customerId);
  else if (choice.kind !== 'keep' && customerId !== '') storeCustomer('');
  return choice;
};
