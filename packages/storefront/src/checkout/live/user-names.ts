import type { Customer } from '@gastroshop/api-contract';

/** Names of those who may act for a customer, by their id. */
export const userNames = (
  customer: Pick<Customer, 'assignedUsers'> | undefined,
): ReadonlyMap<string, string> =>
  new Map(customer?.assignedUsers.map(({ userId, userName }) => [userId, userName]));
