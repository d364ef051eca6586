import type { Customer } from '@gastroshop/api-contract';

/** Names of those who may act for a customer, by their id: as colleagues know them, else what they sign on with. */
export const userNames = (
  customer: Pick<Customer, 'assignedUsers'> | undefined,
): ReadonlyMap<string, string> =>
  new Map(customer?.assignedUsers.map(({ userId, name, userName }) => [userId, name ?? userName]));
