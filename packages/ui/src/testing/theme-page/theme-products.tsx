import type { ReactNode } from 'react';
import { NextTierHint, TierPriceTable } from '../../price';
import { ProductListHead, ProductRow, ProductTile, ProductTileGrid } from '../../product';
import { DataTable, type DataTableColumn, type TableSelection } from '../../table';
import { sampleProducts, type SampleProduct } from './sample-products';

const nothing = (): void => undefined;

const columns: readonly DataTableColumn<SampleProduct>[] = [
  { key: 'number', header: 'Nummer', width: '96px', sortable: true, cell: ({ product }) => product.number },
  { key: 'origin', header: 'Herkunft', cell: ({ product }) => product.origin ?? '' },
];
const keyOf = ({ product }: SampleProduct): string => product.id;
const nameOf = ({ product }: SampleProduct): string => product.name;
const selection: TableSelection = { selected: new Set(['2']), onChange: nothing };

/** Products as rows, tiles and in a table, and what they cost. */
export const ThemeProducts = (): ReactNode => (
  <>
    <div>
      <ProductListHead />
      <div role="list" aria-label="Artikel">
        {sampleProducts.map(({ product, order }) => (
          <ProductRow key={product.id} product={product} order={order} />
        ))}
      </div>
    </div>
    <ProductTileGrid label="Artikel als Kacheln">
      {sampleProducts.map(({ product, order }) => (
        <ProductTile key={product.id} product={product} order={order} />
      ))}
    </ProductTileGrid>
    <NextTierHint missing="1 Ktn" price="€ 12,40 / Stk" onAdd={nothing} />
    <TierPriceTable
      unit="Stk"
      steps={[
        { quantity: '1 Stk', price: '€ 13,95', share: 1 },
        { quantity: '4 Stk', price: '€ 12,90', share: 0.92, isCurrent: true },
      ]}
    />
    <DataTable
      label="Artikel als Tabelle"
      columns={columns}
      rows={sampleProducts}
      rowKey={keyOf}
      rowLabel={nameOf}
      rowHeight={44}
      sort={{ column: 'number', direction: 'asc' }}
      onSortChange={nothing}
      selection={selection}
      currentKey="3"
    />
  </>
);
