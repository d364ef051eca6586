import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { OrderControlGroup } from '../order-control';
import { VirtualRows, type VirtualRowsHandle } from '../table';
import { ProductListHead } from './product-list-head';
import { ProductRow } from './product-row';
import type { ProductCardData } from './product-data';
import { sampleProducts } from './product.sample';
import { useProductRowHeight } from './use-product-row-height';
import { useSampleCart } from './use-sample-cart.sample';

const idOf = ({ id }: ProductCardData): string => id;

/** A long list as an app builds it: rows in view only, travel by keyboard through all of them. */
export const SampleList = ({
  count,
  withPrices = true,
}: {
  readonly count: number;
  readonly withPrices?: boolean | undefined;
}): ReactNode => {
  const rows = useRef<VirtualRowsHandle>(null);
  const products = useMemo(() => sampleProducts(count), [count]);
  const { orders, actions } = useSampleCart(useMemo(() => products.map(idOf), [products]));
  const toRow = useCallback((index: number) => rows.current?.scrollToIndex(index), []);
  const rowHeight = useProductRowHeight({ withPrices, withOrder: true });
  return (
    <OrderControlGroup rowCount={count} onNeedRow={toRow}>
      <ProductListHead withPrices={withPrices} />
      <div style={{ height: 'calc(100vh - 80px)' }}>
        <VirtualRows
          ref={rows}
          label="Artikel"
          items={products}
          itemKey={idOf}
          rowHeight={rowHeight}
          scroll="own"
          renderItem={(product, index) => (
            <ProductRow
              product={product}
              order={orders.get(product.id)}
              actions={actions}
              rowIndex={index}
              withPrices={withPrices}
              semantics="none"
            />
          )}
        />
      </div>
    </OrderControlGroup>
  );
};
