import {
  type AssignedCustomer,
  customerAddressText,
  type CustomerSort,
  type CustomerTown,
  customerTowns,
  DEFAULT_CUSTOMER_SORT,
  filterCustomers,
  rankCustomers,
  sortCustomers,
} from '@gastroshop/identity';
import type { CustomerRow } from '@gastroshop/ui/customer';
import { useMemo, useState } from 'react';

/** The customers of a user, to choose one of. */
export interface CustomerList {
  /** Filtered and sorted. */
  readonly shown: readonly CustomerRow[];
  readonly byId: ReadonlyMap<string, CustomerRow>;
  /** How many there are without the filter; undefined while they are on their way. */
  readonly total: number | undefined;
  readonly sort: CustomerSort;
  readonly changeSort: (sort: CustomerSort) => void;
  /** What is typed into the filter. */
  readonly query: string;
  readonly filter: (query: string) => void;
  /** The places the customers are in. */
  readonly towns: readonly CustomerTown[];
  /** The place whose customers are shown; undefined for all. */
  readonly town: string | undefined;
  readonly changeTown: (town: string | undefined) => void;
  /** The first customer a query finds: the one Enter takes. */
  readonly firstOf: (query: string) => CustomerRow | undefined;
}

/**
 * The customers of a user, sorted by id at first (SEL-2), filtered by what is typed (SEL-3).
 *
 * @param data undefined while they are on their way
 * @param recent numbers of the customers chosen last, who are found first
 */
export const useCustomerList = (
  data: readonly AssignedCustomer[] | undefined,
  recent: readonly string[],
): CustomerList => {
  const [sort, changeSort] = useState(DEFAULT_CUSTOMER_SORT);
  const [query, filter] = useState('');
  const [town, changeTown] = useState<string>();
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
  const towns = useMemo(() => customerTowns(data ?? [], recent), [data, recent]);
  // Sorting costs more than filtering, and what is typed changes more often than the sort.
  const sorted = useMemo(() => sortCustomers(data ?? [], sort), [data, sort]);
  const find = useMemo(
    () =>
      (wanted: string): readonly CustomerRow[] => {
        const found = filterCustomers(sorted, wanted);
        // Whoever sorted by a head wants that order.
        const ranked = sort === DEFAULT_CUSTOMER_SORT ? rankCustomers(found, wanted, recent) : found;
        return ranked
          .filter(({ customerAddress }) => town === undefined || (customerAddress?.city ?? '') === town)
          .flatMap(({ customerId }) => byId.get(customerId) ?? []);
      },
    [sorted, sort, recent, town, byId],
  );
  const shown = useMemo(() => find(query), [find, query]);
  return {
    shown,
    byId,
    total: data?.length,
    sort,
    changeSort,
    query,
    filter,
    towns,
    town,
    changeTown,
    firstOf: (wanted) => find(wanted).at(0),
  };
};
