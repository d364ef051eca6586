import { useQuery } from '@tanstack/react-query';
import { type CustomerList, useCustomerList } from '../customer-choice';
import { useShop } from '../shop';
import { customersQuery } from './customers-query';

/** The customers of the user as the selector shows them. */
export interface Customers extends CustomerList {
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * The customers of the user, to choose one of.
 *
 * @param recent numbers of the customers chosen last, who are found first
 */
export const useCustomers = (recent: readonly string[]): Customers => {
  const { client, gateway } = useShop();
  const { data, isError, refetch } = useQuery(customersQuery(client, gateway.scope));
  return {
    ...useCustomerList(data, recent),
    failed: isError && data === undefined,
    retry: () => void refetch(),
  };
};
