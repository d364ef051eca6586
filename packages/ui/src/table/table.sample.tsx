import { useMemo, useState, type ReactNode } from 'react';
import { PRODUCT_COLUMNS, type SampleProduct } from './product.sample';
import { DataTable } from './data-table';
import type { DataTableProps } from './data-table-props';
import type { TableSort } from './sort';

const keyOf = ({ sku }: SampleProduct): string => sku;
const nameOf = ({ name }: SampleProduct): string => name;

const TEXT_OF: Readonly<Record<string, (product: SampleProduct) => string>> = {
  sku: ({ sku }) => sku,
  name: ({ name }) => name,
  price: ({ price }) => price.padStart(12),
};

const ORDER = new Intl.Collator('de-AT', { numeric: true });

/** What the sample table takes: what it does not keep itself. */
export interface SampleTableProps extends Omit<
  Partial<DataTableProps<SampleProduct>>,
  'sort' | 'onSortChange' | 'selection'
> {
  /** The articles. */
  readonly products: readonly SampleProduct[];
  /** Whether rows can be chosen. */
  readonly choosing?: boolean | undefined;
}

/** A table that keeps its own sort and selection, as a page of an app would. */
export const SampleTable = ({ products, choosing = false, ...rest }: SampleTableProps): ReactNode => {
  const [sort, setSort] = useState<TableSort>({ column: 'sku', direction: 'asc' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set<string>());
  const rows = useMemo(() => {
    const textOf = TEXT_OF[sort.column] ?? keyOf;
    const sign = sort.direction === 'asc' ? 1 : -1;
    return products.toSorted((a, b) => sign * ORDER.compare(textOf(a), textOf(b)));
  }, [products, sort]);
  return (
    <DataTable
      label="Artikel"
      columns={PRODUCT_COLUMNS}
      rows={rows}
      rowKey={keyOf}
      rowLabel={nameOf}
      sort={sort}
      onSortChange={setSort}
      selection={choosing ? { selected, onChange: setSelected } : undefined}
      {...rest}
    />
  );
};
