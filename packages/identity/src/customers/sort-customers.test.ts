import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CUSTOMER_COLUMNS, DEFAULT_CUSTOMER_SORT, sortCustomers, type CustomerSort } from './sort-customers';

const CUSTOMERS = [
  { customerId: '10', displayName: 'Zauner', customerAddress: { street: 'Weg 2' } },
  { customerId: '9', displayName: 'Ärztekantine', customerAddress: { street: 'Weg 10' } },
  { customerId: '100', displayName: 'Bäcker', customerAddress: { street: 'Allee 1' } },
  { customerId: '2', displayName: 'Bäcker', customerAddress: null },
];

const ids = (sort: CustomerSort) => sortCustomers(CUSTOMERS, sort).map(({ customerId }) => customerId);

describe('SEL-1: the columns', () => {
  it('are id, name and address', () => {
    expect(CUSTOMER_COLUMNS).toEqual(['id', 'name', 'address']);
  });
});

describe('SEL-2: customers are sorted', () => {
  it('begins with id, ascending', () => {
    expect(DEFAULT_CUSTOMER_SORT).toEqual({ column: 'id', direction: 'asc' });
  });

  it.each([
    ['id', 'asc', ['2', '9', '10', '100']],
    ['id', 'desc', ['100', '10', '9', '2']],
    ['name', 'asc', ['9', '2', '100', '10']],
    ['name', 'desc', ['10', '2', '100', '9']],
    ['address', 'asc', ['2', '100', '10', '9']],
    ['address', 'desc', ['9', '10', '100', '2']],
  ] as const)(
    'by %s %s: numbers by value, German order, the same text by ascending id',
    (column, direction, expected) => {
      expect(ids({ column, direction })).toEqual(expected);
    },
  );

  it('leaves the list it was given alone and loses nobody', () => {
    const customer = fc.record({
      customerId: fc.string({ maxLength: 3 }),
      displayName: fc.string({ maxLength: 2 }),
    });
    fc.assert(
      fc.property(fc.array(customer), fc.constantFrom(...CUSTOMER_COLUMNS), (customers, column) => {
        const before = [...customers];
        const sorted = sortCustomers(customers, { column, direction: 'desc' });
        expect(customers).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(customers));
        expect(sorted).toHaveLength(customers.length);
      }),
    );
  });
});
