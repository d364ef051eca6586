import { OrderControlGroup } from '@gastroshop/ui/order-control';
import { useScreen } from '@gastroshop/ui/layout';
import { ProductListHead, useProductRowHeight } from '@gastroshop/ui/product';
import { VirtualRows, type VirtualRowsHandle } from '@gastroshop/ui/table';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import type { ProductListProps } from './product-list-props';
import styles from './product-list.module.css';
import { ProductListRow } from './product-list-row';
import { stickyHeaderHeight } from './sticky-header-height';
import { productCount, itemIndexOf } from './item-position';
import type { ListItem } from './list-items';
import { PromotionStrip } from './promotion-strip';

/** What the table of articles takes. */
export interface ProductTableProps extends ProductListProps {
  readonly density: 'normal' | 'compact';
}

const keyOf = ({ key }: ListItem): string => key;

/** Articles in rows: Enter and the arrow keys travel from amount to amount, also to rows that are not drawn yet. */
export const ProductTable = (props: ProductTableProps): ReactNode => {
  const { label, items, context, actions, withOrder, density } = props;
  const rows = useRef<VirtualRowsHandle>(null);
  const screen = useScreen();
  const withPrices = context.visibility.prices;
  const height = useProductRowHeight({ density, withPrices, withOrder });
  const count = useMemo(() => productCount(items), [items]);
  const toRow = useCallback(
    (position: number) => rows.current?.scrollToIndex(itemIndexOf(items, position)),
    [items],
  );
  return (
    <OrderControlGroup rowCount={count} onNeedRow={toRow}>
      <ProductListHead withPrices={withPrices} withOrder={withOrder} />
      <div className={styles['reached']}>
        <VirtualRows
          // Rows of another height are another list: positions are measured once.
          key={height}
          ref={rows}
          label={label}
          items={items}
          itemKey={keyOf}
          rowHeight={height}
          covered={stickyHeaderHeight(screen !== 'desk')}
          renderItem={(item) =>
            item.kind === 'promotion' ? (
              <PromotionStrip promotion={item.promotion} shape="row" height={height} />
            ) : (
              <ProductListRow item={item} context={context} actions={actions} density={density} />
            )
          }
        />
      </div>
    </OrderControlGroup>
  );
};
