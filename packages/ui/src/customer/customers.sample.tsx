import { useState, type ReactNode } from 'react';
import type { CustomerRow, CustomerTableSort } from './customer-row';
import { CustomerTable, type CustomerTableProps } from './customer-table';

const row = (id: string, name: string, address: string): CustomerRow => ({ id, name, address });

/** Customers of a user who buys for several houses. */
export const sampleCustomers: readonly CustomerRow[] = [
  row('9 107', 'Almgasthof Sonnenstein', 'Bergstraße 4, 6020 Innsbruck'),
  row('48 213', 'Gasthof Zum Goldenen Hirschen', 'Schmidgasse 12, 3500 Krems an der Donau'),
  row('48 377', 'Bäckerei Ölz', 'Rathausplatz 1, 3100 St. Pölten'),
  row(
    '51 002',
    'Landeskrankenanstaltenverpflegungsbetriebsgesellschaft Niederösterreich Mitte',
    'Propst-Führer-Straße 4, Stiege 12, Eingang Wirtschaftshof Nord, 3100 St. Pölten',
  ),
  row('60 440', 'Seehotel Wörthersee', 'Seeuferpromenade 99, 9220 Velden am Wörthersee'),
  row('60 512', 'Kantine Werk III', ''),
];

const ORDER = new Intl.Collator('de-AT', { numeric: true });

/** The table with a page around it that filters and sorts. */
export const LiveCustomers = (
  props: Partial<CustomerTableProps> & Pick<CustomerTableProps, 'customers'>,
): ReactNode => {
  const { customers, onSortChange, onFilter, onEnter, onChoose, ...rest } = props;
  const [sort, setSort] = useState<CustomerTableSort>({ column: 'id', direction: 'asc' });
  const [query, setQuery] = useState('');
  const sign = sort.direction === 'asc' ? 1 : -1;
  const wanted = query.trim().toLowerCase();
  return (
    <CustomerTable
      total={customers.length}
      filterable
      sort={sort}
      {...rest}
      customers={customers
        .filter((each) => `${each.id} ${each.name} ${each.address}`.toLowerCase().includes(wanted))
        .toSorted((a, b) => sign * ORDER.compare(a[sort.column], b[sort.column]))}
      onSortChange={(next) => {
        setSort(next);
        onSortChange?.(next);
      }}
      onFilter={(typed) => {
        setQuery(typed);
        onFilter?.(typed);
      }}
      onEnter={(typed) => onEnter?.(typed)}
      onChoose={(id) => onChoose?.(id)}
    />
  );
};
