import { customerAddressText, type AssignedCustomer } from './assigned-customer';

/** The columns of the customer selector in their order (SEL-1). */
export const CUSTOMER_COLUMNS = ['id', 'name', 'address'] as const;

/** A column of the customer selector. */
export type CustomerColumn = (typeof CUSTOMER_COLUMNS)[number];

/** By what the selector is sorted. */
export interface CustomerSort {
  readonly column: CustomerColumn;
  readonly direction: 'asc' | 'desc';
}

/** The selector's sort before any click: id, ascending (SEL-2). */
export const DEFAULT_CUSTOMER_SORT: CustomerSort = { column: 'id', direction: 'asc' };

const TEXT_OF: Readonly<Record<CustomerColumn, (customer: AssignedCustomer) => string>> = {
  id: (customer) => customer.customerId,
  name: (customer) => customer.displayName,
  address: customerAddressText,
};

/** German order, digits by their value: 9 before 10, Ärzte before Bäcker. */
const ORDER = /* @__PURE__ */ new Intl.Collator('de-AT', { numeric: true });

/**
 * The customers in a sort's order (SEL-2); the list given stays as it is. Customers whose text is the same keep to
 * ascending ids in both directions.
 */
export const sortCustomers = <Customer extends AssignedCustomer>(
  customers: readonly Customer[],
  sort: CustomerSort,
): readonly Customer[] => {
  const textOf = TEXT_OF[sort.column];
  const sign = sort.direction === 'asc' ? 1 : -1;
  // Each text is made once: thousands of customers are compared tens of thousands of times.
  return customers
    .map((customer) => ({ customer, text: textOf(customer) }))
    .sort(
      (a, b) =>
        sign * ORDER.compare(a.text, b.text) || ORDER.compare(a.customer.customerId, b.customer.customerId),
    )
    .map(({ customer }) => customer);
};
