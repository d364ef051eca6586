import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { OrderControl, OrderControlGroup, type OrderUnit, type OrderValue } from '../order-control';
import styles from './product-card.sample.module.css';
import { sampleProducts, type SampleProduct } from './product.sample';
import type { DataTableColumn } from './column';
import { DataTable } from './data-table';
import type { DataTableHandle } from './data-table-props';
import { TruncatedText } from './truncated-text';
import { formatPrice } from '@gastroshop/i18n';

interface OrderedProduct extends SampleProduct {
  readonly index: number;
  readonly order: OrderValue | undefined;
}

const UNITS: readonly OrderUnit[] = [
  { abbreviation: 'Ktn', name: 'Karton', minimum: 1 },
  { abbreviation: 'Stk', name: 'Stück', minimum: 1 },
];

const keyOf = ({ sku }: OrderedProduct): string => sku;
const nameOf = ({ name }: OrderedProduct): string => name;

const columnsFor = (
  setOrder: (index: number, order: OrderValue | undefined) => void,
): readonly DataTableColumn<OrderedProduct>[] => [
  { key: 'sku', header: 'Nummer', width: '72px', cell: ({ sku }) => sku },
  {
    key: 'name',
    header: 'Artikel',
    width: 'minmax(0, 2fr)',
    cell: ({ name }) => <TruncatedText text={name} />,
  },
  { key: 'origin', header: 'Herkunft', cell: ({ origin }) => <TruncatedText text={origin} /> },
  {
    key: 'price',
    header: 'Preis netto',
    width: '88px',
    align: 'end',
    cell: ({ price }) => formatPrice(price),
  },
  {
    key: 'order',
    header: 'Menge und Einheit',
    width: '226px',
    cell: ({ name, index, order }) => (
      <OrderControl
        name={name}
        amount={order?.amount ?? 1}
        unit={order?.unit ?? 'Ktn'}
        units={UNITS}
        inCart={order !== undefined}
        rowIndex={index}
        onAdd={(value) => {
          setOrder(index, value);
        }}
        onChange={(value) => {
          setOrder(index, value);
        }}
        onRemove={() => {
          setOrder(index, undefined);
        }}
      />
    ),
  },
];

/** A table of so many articles with an order control each, whose rows are drawn again one by one. */
export const OrderTable = ({ count }: { readonly count: number }): ReactNode => {
  const table = useRef<DataTableHandle>(null);
  const [rows, setRows] = useState<readonly OrderedProduct[]>(() =>
    sampleProducts(count).map((product, index) => ({ ...product, index, order: undefined })),
  );
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set<string>());
  const columns = useMemo(
    () =>
      columnsFor((index, order) => {
        setRows((before) => before.map((row) => (row.index === index ? { ...row, order } : row)));
      }),
    [],
  );
  const card = useMemo(() => {
    const order = columns.at(-1);
    return (row: OrderedProduct): ReactNode => (
      <div className={styles['card']}>
        <TruncatedText text={row.name} />
        {order?.cell(row)}
      </div>
    );
  }, [columns]);
  const toRow = useCallback((index: number) => table.current?.scrollToIndex(index), []);
  return (
    <OrderControlGroup rowCount={count} onNeedRow={toRow}>
      <div style={{ height: '100vh' }}>
        <DataTable
          ref={table}
          label="Artikel"
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          rowLabel={nameOf}
          selection={{ selected, onChange: setSelected }}
          scroll="own"
          card={card}
          cardHeight={104}
        />
      </div>
    </OrderControlGroup>
  );
};
