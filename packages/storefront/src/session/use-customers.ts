import {
  customerAddressText,
  type CustomerSort,
  DEFAULT_CUSTOMER_SORT,
  filterCustomers,
  sortCustomers,
} from '@gastroshop/identity';
import { useShop } from '../shop';
import type { CustomerRow } from '@gastroshop/ui/customer';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { customersQuery } from './customers-query';

/** The customers of the user as the selector shows them. */
export interface Customers {
  /** Filtered and sorted. */
  readonly shown: readonly CustomerRow[];
  readonly byId: ReadonlyMap<string, CustomerRow>;
  /** How many there are without the filter; undefined while they are on their way. */
  readonly total: number | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
  readonly sort: CustomerSort;
  readonly changeSort: (sort: CustomerSort) => void;
  readonly filter: (query: string) => void;
}

/** The customers of the user, sorted by id at first (SEL-2), filtered by what is typed (SEL-3). */
export const useCustomers = (): Customers => {
  const { client, gateway } = useShop();
  const { data, isError, refetch } = useQuery(customersQuery(client, gateway.scope));
  const [sort, changeSort] = useState(DEFAULT_CUSTOMER_SORT);
  const [query, filter] = useState('');
  const byId = useMemo(
    () =>
      new Map(
        (data ?? []).map((customer) => [
          customer.customerId,
          { id: customer.customerId, name: customer.displayName, address: customerAddressText(customer) },
        ]),
      ),
    [data],
  );
  // Sorting costs more than filtering, and what is typed changes more often than the sort.
  const sorted = useMemo(() => sortCustomers(data ?? [], sort), [data, sort]);
  const shown = useMemo(
    () => filterCustomers(sorted, query).flatMap(({ customerId }) => byId.get(customerId) ?? []),
    [sorted, query, byId],
  );
  return {
    shown,
    byId,
    total: data?.length,
    failed: isError && data === undefined,
    retry: () => void refetch(),
    sort,
    changeSort,
    filter,
  };
};
